import type {Hono} from 'hono';
import {renderNotice} from '../http/page';
import {SITE, type Identity} from './call';

const SECTION = 'Identity provider';

/**
 * The page that a SAML login page continues to after a login. The real one forwards the customer to the other site with
 * an assertion; this one shows who would be logged in there.
 */
export function mountSingleSignOn(app: Hono, {accounts, tokens}: Identity): void {
  app.get('/gigya/saml/v2.0/:apiKey/idp/sso/continue', (c) => {
    const {samlContext = '', loginToken = ''} = c.req.query();
    const session = tokens.read('session', loginToken);
    const account = session?.uid ? accounts.byUid(session.uid) : null;
    if (c.req.param('apiKey') !== SITE.apiKey || samlContext === '' || !account) {
      return renderNotice(c, SECTION, {
        title: 'Log in again',
        text: 'This login has ended or never started.',
        link: {href: '/', label: 'Open the control room'},
        status: 403,
      });
    }
    return renderNotice(c, SECTION, {
      title: 'You’re logged in',
      text: `The other site would now know ${account.email}.`,
      link: {href: '/', label: 'Open the control room'},
      status: 200,
    });
  });
}
