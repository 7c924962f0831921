import {beforeEach, describe, expect, it} from 'vitest';
import {STOCK_ALERT_LIMIT} from '~/domains/catalog/stock-alert.server';
import type {StockAlertReply} from '~/domains/catalog/stock-alert/stock-alert';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {useFreshSandbox} from '../support/own-sandbox';
import {openShop, watchShop, type Answer, type Shop} from './support/shop';

const {unexpected} = watchShop();
const sandbox = useFreshSandbox();
let control: SandboxControl;
let shop: Shop;

/** Sold out in the seed. */
const SOLD_OUT = {handle: 'country-table-adult', sku: 'MB-DCTA-BEF-4'};
const NAME = 'Country Table Adult, Beef, 4 lb';
const EMAIL = 'june.park@example.com';

beforeEach(() => {
  control = createSandboxControl(sandbox.origin());
  shop = openShop(sandbox.origin());
});

const ask = (fields: Record<string, string> = {}, headers: HeadersInit = {}) => {
  const {handle, sku} = SOLD_OUT;
  const path = `/back-in-stock?handle=${handle}&sku=${sku}`;
  return shop.visitor().post(path, {...SOLD_OUT, email: EMAIL, ...fields}, headers);
};
const replyOf = (answer: Answer) =>
  answer.page().actionData?.['back-in-stock'] as StockAlertReply | undefined;

const unsubscribeLink = async () => {
  const [mail] = await control.mails();
  return /Stop all back-in-stock emails: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
};

describe('the page of a back-in-stock email', () => {
  it('CAT-31c names the sold-out variant and isn’t indexed', async () => {
    const answer = await shop.visitor().get(`/back-in-stock?${new URLSearchParams(SOLD_OUT)}`);
    expect(answer.status).toBe(200);
    expect(answer.page().loaderData['back-in-stock']).toMatchObject({
      variant: {name: NAME, inStock: false},
    });
    expect(answer.page().loaderData['back-in-stock']).not.toHaveProperty('head.canonical');
  });

  it.each([
    ['no variant', ''],
    ['an unknown SKU', 'handle=country-table-adult&sku=NOPE'],
    ['a SKU of another product', 'handle=indoor-salmon-oat&sku=MB-DCTA-BEF-4'],
    ['markup', 'handle=%3Cb%3E&sku=%3Cb%3E'],
  ])('CAT-31c answers with 404 for %s', async (_name, query) => {
    expect((await shop.visitor().get(`/back-in-stock?${query}`)).status).toBe(404);
  });
});

describe('a request for a back-in-stock email', () => {
  it('CAT-31a HOUSE-70 leads to one email when stock returns, also if it was made twice', async () => {
    const saved = await ask();
    expect([saved.status, replyOf(saved)]).toEqual([200, {kind: 'saved', email: EMAIL}]);
    await ask({email: EMAIL.toUpperCase()});
    expect(await control.mails()).toEqual([]);
    await control.setStock(SOLD_OUT.sku, 0);
    expect(await control.mails()).toEqual([]);
    await control.setStock(SOLD_OUT.sku, 5);
    await control.setStock(SOLD_OUT.sku, 9);
    const mails = await control.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({to: EMAIL, subject: `Back in stock: ${NAME}`});
    expect(mails[0]?.text).toContain('You asked Marlowe Pet Nutrition for this email.');
    const link = /^http\S+$/m.exec(mails[0]?.text ?? '')?.[0] ?? '';
    const {pathname, search} = new URL(link);
    expect((await shop.visitor().get(pathname + search)).status).toBe(200);
  });

  it('CAT-31b is stopped by the button behind the unsubscribe link of another email, not by opening it', async () => {
    const other = {handle: 'country-table-adult', sku: 'MB-DCTA-LMB-4'};
    await control.setStock(other.sku, 0);
    await ask(other);
    await control.setStock(other.sku, 3);
    const link = await unsubscribeLink();
    expect(link).toMatch(/\/unsubscribe\/[0-9a-f-]{36}$/);

    await ask();
    expect((await fetch(link)).status).toBe(200);
    await control.setStock(SOLD_OUT.sku, 1);
    expect(await control.mails()).toHaveLength(2);

    await control.setStock(SOLD_OUT.sku, 0);
    await ask();
    expect((await fetch(link, {method: 'POST'})).status).toBe(200);
    await control.setStock(SOLD_OUT.sku, 1);
    expect(await control.mails()).toHaveLength(2);
    expect((await fetch(`${link}x`)).status).toBe(404);
  });

  it('CAT-31a says that a variant in stock can be bought', async () => {
    const answer = await ask({sku: 'MB-DCTA-LMB-15'});
    expect(replyOf(answer)).toEqual({kind: 'in-stock'});
  });

  it.each([
    ['', 'Enter your email address.'],
    ['june', 'Enter an email address like name@example.com.'],
    [`${'x'.repeat(260)}@example.com`, 'An email address needs 3 to 254 characters.'],
    ['june@example.com\nBcc: all@example.com', expect.any(String) as string],
  ])('CAT-31c rejects the email %j', async (email, error) => {
    const answer = await ask({email});
    expect(answer.status).toBe(422);
    expect(replyOf(answer)).toMatchObject({
      kind: 'rejected',
      answer: {errors: {email: error}},
    });
  });

  it('CAT-31c keeps the email while the mail service is down', async () => {
    await control.fault({service: 'mail', kind: 'down'});
    const answer = await ask();
    expect(answer.status).toBe(503);
    expect(replyOf(answer)).toMatchObject({
      kind: 'rejected',
      answer: {values: {email: EMAIL}, problem: expect.stringContaining('still here') as string},
    });
    expect(unexpected()).toEqual([]);
  });

  it('CAT-31c is limited per client', async () => {
    const headers = {'oxygen-buyer-ip': '203.0.113.77'};
    for (let count = 0; count < STOCK_ALERT_LIMIT.burst; count += 1) {
      expect((await ask({}, headers)).status).toBe(200);
    }
    const answer = await ask({}, headers);
    expect(answer.status).toBe(429);
    /* The first attempts of this minute may be some seconds old. */
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(30);
  });
});
