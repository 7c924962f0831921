import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {SignInFirst} from '~/shell/sign-in-first';
import {renderPage} from '../render-page';

const REDIRECT = encodeRedirect('/account/orders?after=x');
const LOGIN = `/shelter/login?redirect=${REDIRECT}`;

it('ROUTE-61, ROUTE-62, CONST-23 the login is opened after 1000 ms, by script or without, and by a link at once', async () => {
  const element = <SignInFirst redirect={REDIRECT} />;
  const {html} = await renderPage(
    [{path: '/shelter/sign-in-first', element}],
    '/shelter/sign-in-first',
  );
  const [, script = ''] = /<script[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  const timers: [() => void, number][] = [];
  const opened: string[] = [];
  runInNewContext(script, {
    setTimeout: (...timer: [() => void, number]) => void timers.push(timer),
    location: {replace: (path: string) => void opened.push(path)},
  });
  expect(opened).toEqual([]);
  for (const [open] of timers) open();
  expect([timers.map(([, ms]) => ms), opened]).toEqual([[1000], [LOGIN]]);
  expect(html).toContain(
    `<noscript><meta http-equiv="refresh" content="1;url=${LOGIN}"/></noscript>`,
  );
  expect(html).toContain(`href="${LOGIN}"`);
});
