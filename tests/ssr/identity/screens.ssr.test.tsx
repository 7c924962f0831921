import {expect, it} from 'vitest';
import {ConfirmEmailScreen} from '~/domains/identity/confirm-email-screen';
import {LoginScreen} from '~/domains/identity/login-screen';
import {RegisteredUnmailed} from '~/domains/identity/register-screen';
import {EMAIL_CHANGED_PATH, notSavedPath} from '~/domains/session/login-paths';
import {SiteProvider} from '~/domains/session/site-context';
import {siteOf, type SiteId} from '~/domains/session/site';
import {renderPage} from '../../support/render-page';

async function login(
  site: SiteId,
  session: {firstName: string; key: string} | null = null,
  message: string | null = null,
): Promise<string> {
  const screen = {heading: 'Log In', to: '/', samlContext: null, message, answer: undefined};
  const element = (
    <SiteProvider site={siteOf(site)}>
      <LoginScreen {...screen} session={session} />
    </SiteProvider>
  );
  return (await renderPage([{path: '/shelter/login', element}], '/shelter/login')).html;
}

it('ID-37a the staff login has an optional checkbox for the FTC notice, with its text', async () => {
  const html = await login('HPSF');
  const [box = ''] = /<input[^>]*name="ftcAcknowledged"[^>]*>/.exec(html) ?? [];
  expect(box).toContain('type="checkbox"');
  expect(box).toContain('value="true"');
  expect(box).not.toMatch(/required|checked/);
  expect(html).toContain('FTC rules ask me to mention');
  expect(html).toContain('Optional.');
});

it('ID-37b the consumer login has no FTC checkbox', async () => {
  expect(await login('DTC')).not.toMatch(/ftc/i);
});

it.each([
  ['Noa', 'Continue as Noa'],
  ['', 'Continue'],
])(
  'ID-36a the login page offers a customer with the first name %j to continue',
  async (firstName, label) => {
    const html = await login('DTC', {firstName, key: 'the-key'});
    expect(html).toContain(`${label}</`);
    expect(html).toMatch(/<input[^>]*name="session"[^>]*value="the-key"/);
    expect(await login('DTC')).not.toContain('name="session"');
  },
);

it.each([
  ['ID-40e', EMAIL_CHANGED_PATH, 'Your email address is changed. Log in with the new one.'],
  ['ROUTE-77', notSavedPath('/'), 'You were logged out, so your change wasn’t saved.'],
])('%s the login page at %s says: %s', async (_, path, text) => {
  const message = new URL(path, 'https://shop.test').searchParams.get('message');
  expect(await login('DTC', null, message)).toContain(text);
  expect(await login('DTC')).not.toContain(text);
});

it('ID-38a the page of a mailed confirmation link has a form with one button', async () => {
  const path = '/shelter/confirm-email';
  const element = <ConfirmEmailScreen answer={undefined} />;
  const {html} = await renderPage([{path, element}], `${path}?token=v1.abc`);
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).toContain('action="/shelter/confirm-email?token=v1.abc"');
  expect(html).toContain('Confirm email address');
});

it('ID-32a the page after a registration without a mail says that the account exists and that logging in sends a new link', async () => {
  const path = '/shelter/register';
  const {html} = await renderPage([{path, element: <RegisteredUnmailed to="/cart" />}], path);
  expect(html).toContain('Your account is ready');
  expect(html).toContain('we’ll send you a new link');
  expect(html).not.toContain('not created');
});
