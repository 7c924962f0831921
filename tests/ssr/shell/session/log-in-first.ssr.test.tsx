import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {ConfirmLogout} from '~/shell/session/confirm-logout';
import {LogInFirst} from '~/shell/session/log-in-first';
import {renderPage} from '../../../support/render-page';

const LOGIN = '/shelter/login?redirect=L2FjY291bnQ';

/** Renders the page and runs its script in a context with only the browser APIs that the script uses. */
async function open({isUnsaved = false} = {}) {
  const element = <LogInFirst login={LOGIN} isUnsaved={isUnsaved} />;
  const path = '/shelter/log-in-first';
  const {html} = await renderPage([{path, element}], path);
  const [, script = ''] = /<script[^>]*>([^]*?)<\/script>/.exec(html) ?? [];
  const timers = new Map<number, {run: () => void; ms: number}>();
  const listeners = new Map<string, (event: object) => void>();
  const opened: string[] = [];
  const elements: Record<string, {textContent: string; hidden: boolean}> = {
    'login-redirect-status': {textContent: 'You need to log in to see this page.', hidden: false},
    'stay-here': {textContent: 'Stay on this page', hidden: true},
  };
  runInNewContext(script, {
    setTimeout: (run: () => void, ms: number) => {
      timers.set(1, {run, ms});
      return 1;
    },
    clearTimeout: (id: number) => timers.delete(id),
    location: {replace: (target: string) => void opened.push(target)},
    document: {
      getElementById: (id: string) => elements[id],
      addEventListener: (type: string, listener: (event: object) => void) =>
        listeners.set(type, listener),
      removeEventListener: (type: string) => listeners.delete(type),
    },
  });
  return {html, timers, listeners, opened, elements};
}

describe('the page that asks to log in', () => {
  it('ROUTE-61, ROUTE-62, CONST-23 opens the login page after 1000 ms, and links to it', async () => {
    const {html, timers, opened, elements} = await open();
    expect(opened).toEqual([]);
    expect([...timers.values()].map(({ms}) => ms)).toEqual([1000]);
    for (const {run} of timers.values()) run();
    expect(opened).toEqual([LOGIN]);
    expect(html).toContain(`href="${LOGIN}"`);
    expect(elements['login-redirect-status']?.textContent).toContain(
      'Taking you to the login page',
    );
  });

  it('ROUTE-77 in place of a form’s page says that nothing was saved', async () => {
    const {html} = await open({isUnsaved: true});
    expect(html).toContain('You were logged out, so your change wasn’t saved.');
    expect((await open()).html).not.toContain('wasn’t saved');
  });

  it.each(['keydown', 'pointerdown', 'focusin'])(
    'ROUTE-71a stays open after a %s, and says so',
    async (type) => {
      const {timers, listeners, elements} = await open();
      expect(elements['stay-here']?.hidden).toBe(false);
      listeners.get(type)?.({repeat: false});
      expect([timers.size, listeners.size]).toEqual([0, 0]);
      expect(elements['login-redirect-status']?.textContent).toBe(
        'You’re staying on this page. Log in when you’re ready.',
      );
    },
  );

  it('ROUTE-71a ignores a key that is still held from the previous page', async () => {
    const {timers, listeners} = await open();
    listeners.get('keydown')?.({repeat: true});
    expect(timers.size).toBe(1);
  });

  it('ROUTE-71b without scripts never redirects by itself, and hides the button that stops the redirect', async () => {
    const {html} = await open();
    expect(html).not.toMatch(/http-equiv|noscript/i);
    expect(html).toMatch(/<button[^>]*id="stay-here"[^>]*hidden/);
    expect(html).toMatch(/role="status"/);
  });
});

it('ID-39a the logout confirmation page has a form that posts', async () => {
  const path = '/shelter/confirm-logout';
  const {html} = await renderPage([{path, element: <ConfirmLogout />}], path);
  expect(html).toMatch(
    /<form[^>]*method="post"[^>]*action="\/logout"|<form[^>]*action="\/logout"[^>]*method="post"/,
  );
  expect(html).toContain('Log out');
});
