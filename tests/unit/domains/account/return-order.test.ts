import {expect, it} from 'vitest';
import {MAKER_LABEL} from '~/domains/account/order-changes';
import {requestReturn} from '~/domains/account/return-order.server';
import {builtInSite} from '~/domains/content/built-in-site';
import {ok} from '~/platform/result';
import {contextOf} from '~tests/support/context';
import {lineOf, orderOf, PERSON} from './builders';

const ORDER = {
  ...orderOf(lineOf({}), lineOf({title: 'Stainless Steel Bowl', isDropship: true})),
  status: 'shipped' as const,
};

/** The texts to customer service and to the customer. */
async function textsFor(lines: Record<string, string>): Promise<string[]> {
  const texts: string[] = [];
  const context = contextOf<Parameters<typeof requestReturn>[0]>({
    request: {siteContent: async () => builtInSite('DTC'), log: {}},
    services: {mail: {send: async ({text}) => (texts.push(text), ok(null))}},
    visitor: {secondsToWait: () => null},
    settings: {contactEmailTo: null},
  });
  await requestReturn(context, PERSON, ORDER, {...lines, reason: 'unneeded', note: ''});
  return texts;
}

it('ACCT-33c requestReturn tells customer service which items are from their makers, and the customer who sends the label', async () => {
  const [service, customer] = await textsFor({'line-0': 'on', 'line-1': 'on'});
  expect(service).toMatch(/Country Table, 15 lb, SKU CT-15\n/);
  expect(service).toMatch(/Stainless Steel Bowl, 15 lb, SKU CT-15, from its maker\n/);
  expect(customer).toContain(MAKER_LABEL);
});

it('ACCT-33c requestReturn doesn’t mention makers for other items', async () => {
  expect((await textsFor({'line-0': 'on'})).join()).not.toContain('maker');
});
