import type {Context, Hono} from 'hono';
import {html} from 'hono/html';
import {requireLoopbackOrigin, isLoopbackUrl} from '../../http/loopback';
import {renderNotice, renderPage, type Notice} from '../../http/page';
import type {Customers} from './customers';
import type {MailPurpose} from './mail-tokens';
import {bodyLimit} from '../../http/body-limit';

const MAX_BODY_BYTES = 8 * 1024;
const SECTION = 'Account';
const HOME = {href: '/', label: 'To the control room'};

const TEXTS: Record<MailPurpose, {title: string; button: string; done: string}> = {
  reset: {
    title: 'Choose a new password',
    button: 'Save password',
    done: 'Your new password is saved. You can sign in with it now.',
  },
  activate: {
    title: 'Activate your account',
    button: 'Activate account',
    done: 'Your account is ready. You can sign in now.',
  },
};

/**
 * Mounts Shopify's classic account pages: `/account/reset|activate/<customer>/<token>`, linked from emails, and
 * `/account/login/multipass/<token>`, which logs in and redirects to the token's `return_to` (302), or responds with
 * 422.
 */
export function mountAccountPages(app: Hono, customers: Customers): void {
  app.use('/account/*', requireLoopbackOrigin, bodyLimit(MAX_BODY_BYTES));

  app.get('/account/login/multipass/:token', (c) => {
    const outcome = customers.logInWithMultipass(c.req.param('token'), null);
    if (!outcome.ok) return notice(c, 'Invalid Multipass request', 'Please sign in again.', 422);
    const {returnTo} = outcome.value;
    if (returnTo !== null && isLoopbackUrl(returnTo)) return c.redirect(returnTo, 302);
    return notice(c, 'You are signed in', `Welcome, ${outcome.value.customer.email}.`, 200);
  });

  for (const purpose of ['reset', 'activate'] as const) {
    const path = `/account/${purpose}/:customer/:token`;
    app.get(path, (c) => passwordPage(c, purpose, null));
    app.post(path, async (c) => {
      const form = await c.req.formData().catch(() => new FormData());
      const password = form.get('password');
      const outcome = customers.passwordLinks.setPasswordByUrl(
        purpose,
        c.req.url,
        typeof password === 'string' ? password : '',
      );
      if (outcome.ok) return notice(c, 'All set', TEXTS[purpose].done, 200);
      const [error] = outcome.errors;
      return error?.field?.[0] === 'password'
        ? passwordPage(c, purpose, error.message)
        : notice(c, 'This link no longer works', 'Ask for a new one; your account is safe.', 410);
    });
  }
}

function notice(c: Context, title: string, text: string, status: Notice['status']) {
  return renderNotice(c, SECTION, {title, text, status, link: HOME});
}

function passwordPage(c: Context, purpose: MailPurpose, problem: string | null) {
  const {title, button} = TEXTS[purpose];
  return renderPage(c, {
    title,
    section: SECTION,
    home: HOME.href,
    status: problem === null ? 200 : 422,
    body: html`<section class="notice">
      <h1>${title}</h1>
      <form method="post" novalidate>
        <div class="field">
          <label for="password">New password</label>
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="new-password"
            maxlength="128"
            aria-required="true"
            ${problem === null ? '' : html`aria-invalid="true" aria-describedby="password-problem" autofocus`}
          />
          ${problem === null ? '' : html`<p class="problem" id="password-problem">${problem}.</p>`}
        </div>
        <p><button class="btn primary wide" type="submit">${button}</button></p>
      </form>
    </section>`,
  });
}
