import type {Context, Hono} from 'hono';
import {requireLoopbackOrigin, isLoopbackUrl} from '../../http/loopback';
import {renderNotice, type Notice} from '../../http/page';
import type {Customers} from './customers';

const SECTION = 'Account';
const HOME = {href: '/', label: 'Open the control room'};

/**
 * Mounts Shopify's `/account/login/multipass/<token>`, which logs in and redirects to the token's `return_to` (302), or
 * responds with 422.
 */
export function mountMultipassPage(app: Hono, customers: Customers): void {
  app.use('/account/*', requireLoopbackOrigin);

  app.get('/account/login/multipass/:token', (c) => {
    const outcome = customers.logInWithMultipass(c.req.param('token'), null);
    if (!outcome.ok) return notice(c, 'Invalid Multipass request', 'Log in again.', 422);
    const {returnTo} = outcome.value;
    if (returnTo !== null && isLoopbackUrl(returnTo)) return c.redirect(returnTo, 302);
    return notice(c, 'You’re logged in', `Welcome, ${outcome.value.customer.email}.`, 200);
  });
}

function notice(c: Context, title: string, text: string, status: Notice['status']) {
  return renderNotice(c, SECTION, {title, text, status, link: HOME});
}
