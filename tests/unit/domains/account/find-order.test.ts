import {expect, it} from 'vitest';
import {postFindOrder, type FindOrderContext} from '~/domains/account/find-order.server';
import {builtInSite} from '~/domains/content/built-in-site';
import {siteOf} from '~/domains/session/site';
import {createLog} from '~/platform/log.server';
import {ok, type Result} from '~/platform/result';
import type {StatusPage} from '~/services/commerce/status-page.server';
import type {MailMessage} from '~/services/mail/mail.server';
import {contextOf} from '~tests/support/context';

const FIELDS = {orderNumber: '1001', email: 'ada@example.com'};
const FOUND = {order: '#1001', email: 'ada@example.com', url: 'https://pay.test/orders/secret'};

/** A mail service that takes a message and never replies. */
function shopWith(found: StatusPage | null, siteOrigin: string | null = 'https://shop.test') {
  const sent: MailMessage[] = [];
  const asked: object[] = [];
  const later: Promise<unknown>[] = [];
  const send = (message: MailMessage) => {
    sent.push(message);
    return new Promise<Result<null, never>>(() => undefined);
  };
  const context = contextOf<FindOrderContext>({
    request: {
      waitUntil: (promise) => void later.push(promise),
      pause: async () => undefined,
      log: createLog({}, () => undefined),
      siteContent: async () => builtInSite('DTC'),
    },
    services: {
      mail: {send},
      background: () => {
        throw new Error('not expected');
      },
      orders: {
        statusPage: async (order) => {
          asked.push(order);
          return ok(found);
        },
      },
    },
    site: siteOf('DTC'),
    visitor: {secondsToWait: () => null},
    settings: {siteOrigin},
  });
  return {context, sent, asked, later};
}

it('ACCT-42 answers without waiting for the email', async () => {
  const {context, sent, later} = shopWith(FOUND);
  expect(await postFindOrder(context, FIELDS)).toEqual(ok(null));
  expect(later).toHaveLength(1);
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    to: FOUND.email,
    text: expect.stringContaining(FOUND.url) as string,
  });
});

it('ACCT-42 sends nothing if there is no such order', async () => {
  const {context, sent, later} = shopWith(null);
  expect(await postFindOrder(context, FIELDS)).toEqual(ok(null));
  expect([sent, later]).toEqual([[], []]);
});

it('ACCT-43 makes no request while no link can be sent', async () => {
  const {context, asked} = shopWith(FOUND, null);
  const answer = await postFindOrder(context, FIELDS);
  expect(answer).toMatchObject({ok: false, failure: {status: 503, answer: {values: FIELDS}}});
  expect(asked).toEqual([]);
});
