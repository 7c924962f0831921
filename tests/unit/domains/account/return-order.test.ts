import {expect, it} from 'vitest';
import {MAKER_LABEL} from '~/domains/account/order-changes';
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

/** The emails to customer service and to the customer. */
async function mailsFor(lines: Record<string, string>, contactEmailTo: string | null = null) {
  const mails: MailMessage[] = [];
  const context = contextOf<Parameters<typeof requestReturn>[0]>({
    request: {siteContent: async () => builtInSite('DTC'), log: {}},
    services: {mail: {send: async (mail) => (mails.push(mail), ok(null))}},
    visitor: {secondsToWait: () => null},
    settings: {contactEmailTo},
  });
  await requestReturn(context, PERSON, ORDER, {...lines, reason: 'unneeded', note: ''});
  return mails;
}

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
