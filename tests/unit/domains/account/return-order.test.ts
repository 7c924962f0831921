import {expect, it} from 'vitest';
import {MAKER_LABEL} from '~/domains/account/order-changes';
import type {OrderDetail} from '~/domains/account/order';
import {requestReturn} from '~/domains/account/return-order.server';
import {builtInSite} from '~/domains/content/built-in-site';
import {ok} from '~/platform/result';
import type {MailMessage} from '~/services/mail/mail.server';
import {contextOf} from '~tests/support/context';
import {lineOf, orderOf, PERSON} from './builders';

const ORDER = {
  ...orderOf(lineOf({}), lineOf({title: 'Stainless Steel Bowl', isDropship: true})),
  status: 'shipped' as const,
};

/** The request's result, and the emails to customer service and to the customer. */
async function request(
  order: OrderDetail,
  fields: Record<string, string>,
  contactEmailTo: string | null = null,
) {
  const mails: MailMessage[] = [];
  const context = contextOf<Parameters<typeof requestReturn>[0]>({
    request: {siteContent: async () => builtInSite('DTC'), log: {}},
    services: {mail: {send: async (mail) => (mails.push(mail), ok(null))}},
    visitor: {secondsToWait: () => null},
    settings: {contactEmailTo},
  });
  const result = await requestReturn(context, PERSON, order, {
    ...fields,
    reason: 'unneeded',
    note: '',
  });
  return {result, mails};
}

const mailsFor = async (lines: Record<string, string>, contactEmailTo: string | null = null) =>
  (await request(ORDER, lines, contactEmailTo)).mails;

const textsFor = async (lines: Record<string, string>) =>
  (await mailsFor(lines)).map(({text}) => text);

it('ACCT-27b requestReturn sends the request to the configured address, or else to the site’s', async () => {
  const site = builtInSite('DTC').contact.email;
  const recipients = async (contactEmailTo: string | null) =>
    (await mailsFor({'line-0': 'on'}, contactEmailTo)).map(({to}) => to);
  expect(await recipients('desk@marlowe.example')).toEqual(['desk@marlowe.example', PERSON.email]);
  expect(await recipients(null)).toEqual([site, PERSON.email]);
});

it('ACCT-33c requestReturn tells customer service which items are from their makers, and the customer who sends the label', async () => {
  const [service, customer] = await textsFor({'line-0': 'on', 'line-1': 'on'});
  expect(service).toMatch(/Country Table, 15 lb, SKU CT-15\n/);
  expect(service).toMatch(/Stainless Steel Bowl, 15 lb, SKU CT-15, from its maker\n/);
  expect(customer).toContain(MAKER_LABEL);
});

it('ACCT-33c requestReturn doesn’t mention makers for other items', async () => {
  expect((await textsFor({'line-0': 'on'})).join()).not.toContain('maker');
});

const BAGS = {
  ...orderOf(lineOf({quantity: 3}), lineOf({title: 'Soft-Baked Hearts', quantity: 2})),
  status: 'shipped' as const,
};

it.each([
  ['a number of units', {'quantity-0': '2'}, '2 x Country Table'],
  ['all units', {'quantity-0': '3'}, '3 x Country Table'],
  ['no number', {}, '3 x Country Table'],
  ['a number for an item that isn’t chosen', {'quantity-1': '9'}, '3 x Country Table'],
])('ACCT-90 requestReturn with %s, %j, asks for these', async (_what, fields, text) => {
  const {mails} = await request(BAGS, {'line-0': 'on', ...fields});
  expect(mails).toHaveLength(2);
  for (const mail of mails) {
    expect(mail.text).toContain(`\n${text}, 15 lb`);
    expect(mail.text).not.toContain('Hearts');
  }
});

it.each(['0', '4', '-1', '1.5', '1e0', '', '2 ', '99999999999'])(
  'ACCT-90 requestReturn of %j units of three sends nothing and keeps the rest of the form',
  async (quantity) => {
    const {result, mails} = await request(BAGS, {
      'line-0': 'on',
      'quantity-0': quantity,
      'line-1': 'on',
      'quantity-1': '1',
    });
    expect(mails).toEqual([]);
    expect(result).toMatchObject({
      ok: false,
      failure: {
        status: 422,
        answer: {
          errors: {lines: expect.stringMatching(/how many of each item/) as string},
          lines: [
            {index: 0, quantity: 3},
            {index: 1, quantity: 1},
          ],
        },
      },
    });
  },
);
