import {expect, it} from 'vitest';
import {parseDsn} from '~/platform/error-report/envelope';
import {createErrorReporter} from '~/platform/error-report/error-reporter';
import {openShop, watchShop} from './support/shop';
import {useStandIns} from './support/stand-in';

const MEGABYTE = Buffer.alloc(1024 * 1024, ' ');

watchShop();
/** Answers in place of every hosted service. */
const serve = useStandIns();

it.each([302, 307])(
  'SEC-40 a service that redirects with %i doesn’t get our keys or a password sent to another address',
  async (status) => {
    const led: string[] = [];
    const elsewhere = await serve(({url = ''}, response) => {
      led.push(url);
      response.end('{}');
    });
    const visitor = openShop(
      await serve((_, response) => response.writeHead(status, {Location: elsewhere}).end()),
    ).visitor();
    const fields = {email: 'ada.whitfield@example.com', password: 'marlowe-demo'};
    const answers = [
      await visitor.get('/products/everyday-chicken-barley'),
      await visitor.post('/shelter/login', fields),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([503, 503]);
    expect(led).toEqual([]);
  },
);

it('SEC-40 an error report goes to no other address', async () => {
  const received: string[] = [];
  const elsewhere = await serve(({url = ''}, response) => {
    received.push(`elsewhere${url}`);
    response.end('{}');
  });
  const origin = await serve((_, response) => {
    received.push('service');
    response.writeHead(307, {Location: elsewhere}).end();
  });
  const dsn = parseDsn(origin.replace('//', '//key@') + '/7') ?? expect.fail('no DSN');
  const about = {release: 'abc', environment: 'test', platform: 'server', site: 'DTC'} as const;
  await createErrorReporter({fetch, dsn, ...about}).report({
    error: new Error('HTTP 503'),
    caughtBy: 'loader',
    path: '/cart',
    requestId: null,
  });
  expect(received).toEqual(['service']);
});

it('SEC-41 an endless reply is abandoned before it fills the memory', async () => {
  let largestMb = 0;
  const origin = await serve((_, response) => {
    let sentMb = 0;
    const send = () => {
      while (!response.destroyed && response.write(MEGABYTE)) sentMb += 1;
      largestMb = Math.max(largestMb, sentMb);
    };
    response.on('drain', () => {
      sentMb += 1;
      send();
    });
    send();
  });
  const {status} = await openShop(origin).visitor().get('/products/everyday-chicken-barley');
  expect(status).toBe(503);
  expect(largestMb).toBeLessThan(32);
});
