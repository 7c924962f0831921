import type {Hono} from 'hono';
import {renderNotice} from '../http/page';
import {SITE, type Identity} from './call';

const SECTION = 'Identity provider';

/**
 * Where a SAML login page sends whoever has signed in. The real one goes on to the other site with an assertion; this
 * one says who would be signed in there.
 */
export function mountSingleSignOn(app: Hono, {accounts, tokens}: Identity): void {
  app.get('/gigya/saml/v2.0/:apiKey/idp/sso/continue', (c) => {
    const {samlContext = '', loginToken = ''} = c.req.query();
    const session = tokens.read('session', loginToken);
    const account = session?.uid ? accounts.byUid(session.uid) : null;
    if (c.req.param('apiKey') !== SITE.apiKey || samlContext === '' || !account) {
      return renderNotice(c, SECTION, {
        title: 'Sign in again',
        text: 'This sign-in has ended, or was never begun.',
        link: {href: '/', label: 'Open the control room'},
        status: 403,
      });
    }
    return renderNotice(c, SECTION, {
      title: 'You are signed in',
      text: `The other site would now know ${account.email}.`,
      link: {href: '/', label: 'Open the control room'},
      status: 200,
    });
  });
}
