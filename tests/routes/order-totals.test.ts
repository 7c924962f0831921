import {createElement} from 'react';
import {expect, it} from 'vitest';
import {OrderTotals} from '~/domains/account/orders/order-totals';
import {cartTotals} from '~/domains/cart/display/savings';
import {formatCents} from '~/platform/money';
import {renderOnServer} from '../ssr/ui/render';
import {BISCUITS, BIG_KIBBLE, EVERY_4_WEEKS, KIBBLE, ON_SALE} from '../support/variants';
import {copyOf, dataOf, useAccountShop} from './support/account-shop';
import {fill} from './support/cart-visitor';
import {VALID_CHECKOUT_FORM} from './support/checkout-form';
import {cartOf, change} from './support/guest';
import {createHtmlBuild} from './support/html-build';
import {openShop} from './support/shop';

const {site, sandbox, unexpected} = useAccountShop();

/** `$1,204.50` -> 120450, negative after a minus. */
const centsIn = (text: string) =>
  Number(text.replaceAll(/[^\d]/g, '')) * (text.startsWith('−') ? -1 : 1);

it('ACCT-34 the totals of an order add up from its items to its total, and agree with the cart', async () => {
  await fill(site.june, [BIG_KIBBLE, 1, EVERY_4_WEEKS], [KIBBLE, 1], [BISCUITS, 1]);
  for (const code of ['AUTO35', 'WELCOME10', 'TREATS5', 'FREESHIP', 'ONETIME10']) {
    await change(site.june, {intent: 'add-code', code});
  }
  const cart = await cartOf(site.june);
  if (!cart) throw new Error('no cart');
  const {subtotalCents, planSavingsCents, codeSavingsCents, totalCents} = cartTotals(cart);

  const {location} = await site.june.post('/cart', {intent: 'checkout'});
  const checkout = await fetch(location ?? '');
  const hawaii = {city: 'Honolulu', state: 'HI', zip: '96813'};
  await fetch(checkout.url, {
    method: 'POST',
    body: new URLSearchParams({...VALID_CHECKOUT_FORM, ...hawaii}),
  });
  const [placed] = await site.control.orders();
  const answer = await site.june.get(`/account/orders/${placed?.number}`);
  const {order} = dataOf(answer, 'account-order');

  const html = renderOnServer(createElement(OrderTotals, {order}));
  const rows = [...html.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, label, value]) => [label, value] as const,
  );
  expect(rows).toEqual([
    ['Items (autoship savings included)', formatCents(subtotalCents - planSavingsCents)],
    ['Discounts', `−${formatCents(codeSavingsCents)}`],
    ['Shipping', 'Free'],
    ['Tax', expect.any(String)],
    ['Total', formatCents(placed?.total ?? 0)],
  ]);
  const cents = rows.map(([, value]) => centsIn(value ?? ''));
  expect(cents.slice(0, -1).reduce((sum, each) => sum + each)).toBe(cents.at(-1));
  expect(order.subtotal).toBe(totalCents);
  expect([planSavingsCents, codeSavingsCents].every((saved) => saved > 0)).toBe(true);
});

it('ACCT-40 the cart and the checkout show the same sums: of sales, autoship, codes and the shopper’s gift', async () => {
  await site.control.setGiving({profile: 'extras'});
  await fill(site.june, [ON_SALE, 1, EVERY_4_WEEKS], [ON_SALE, 1], [BISCUITS, 2]);
  await change(site.june, {intent: 'add-code', code: 'WELCOME10'});
  await change(site.june, {intent: 'gift', choice: '100'});
  const withoutScripts = openShop(sandbox.origin(), {build: createHtmlBuild(unexpected())});
  const cart = sumsIn((await copyOf(withoutScripts, site.june).get('/cart')).text);

  const {location} = await site.june.post('/cart', {intent: 'checkout'});
  const checkout = sumsIn(await (await fetch(location ?? '')).text());
  expect(checkout.Shipping).toBe('Enter your address');
  expect(checkout.Total).toBe(cart['Estimated total']);
  for (const label of [
    'Subtotal (4 items)',
    'Autoship savings',
    'Discount codes',
    'Your gift',
    'Total Savings',
  ]) {
    expect([label, checkout[label]]).toEqual([label, cart[label] ?? 'in the cart']);
  }
});

/** The amounts of an order summary by label, without signs. */
function sumsIn(html: string): Record<string, string> {
  const textOf = (markup = '') =>
    markup
      .replaceAll(/<button.*?<\/button>|<[^>]*>|minus|[–−]/gs, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const rows = html.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs);
  return Object.fromEntries([...rows].map(([, label, value]) => [textOf(label), textOf(value)]));
}
