import {CARDS, fillCheckout, payAndReadOrder} from './support/journey';
import {openCartWith} from './support/fill-cart';
import {createCustomer} from './support/identity-form';
import {postLogin} from './support/log-in';
import {expect, SHARED_BY_PAGES, test} from './support/test';
import {choose} from './support/third-parties';

test('GIVE-94 a shopper buys while the giving service is down, slow, malformed or never loads, and nothing is promised', async ({
  page,
  context,
  shop,
  sandbox,
  problems,
}) => {
  problems.allow(/giving|Failed to load resource|503|SyntaxError|Unexpected/i);
  await choose(context, shop.consumer, {functional: true, advertising: false});
  for (const kind of ['down', 'slow', 'malformed', 'never loading'] as const) {
    await test.step(kind, async () => {
      if (kind === 'never loading') await sandbox.setGiving({profile: 'never-loads'});
      else
        await sandbox.fault({service: 'giving', kind, ...(kind === 'slow' && {delayMs: 20_000})});
      await openCartWith(page, {dry: 1});
      await expect(page.getByRole('main').getByText(/goes to|gives/)).toHaveCount(0);
      await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
      await fillCheckout(page, CARDS.approved);
      const order = await sandbox.order(await payAndReadOrder(page));
      expect(order.attributes.map(({key}) => key)).not.toContain('_gift_amount');
      await sandbox.clearFaults();
    });
  }
});

test('GIVE-93 GIVE-95 GIVE-97 a customer sees the new total, adds a gift, changes it, pays for it, and finds it on the order and the dashboard', async ({
  page,
  context,
  shop,
  sandbox,
  expectAccessible,
}) => {
  await sandbox.setGiving({profile: 'extras'});
  await choose(context, shop.consumer, {functional: true, advertising: false});
  await postLogin(page.request, await createCustomer(sandbox));
  await openCartWith(page, {dry: 1});
  const main = page.getByRole('main');
  const summary = main.getByRole('region', {name: 'Order Summary'});
  const total = summary.getByRole('definition').filter({hasText: '$'});
  const box = main.getByRole('region', {name: /^Your order gives/});
  const before = await total.last().innerText();
  const roundUp = box.getByRole('radio', {name: /^Round up/});
  const [, newTotal = ''] = /New total (\$[\d.]+)/.exec(await box.innerText()) ?? [];
  expect(newTotal).toMatch(/\.00$/);
  await roundUp.check();
  await expect(total.last()).toHaveText(before);
  await box.getByRole('button', {name: /^Add \$0\.\d\d to my order$/}).click();
  await expect(total.last()).toHaveText(newTotal);
  await expect(summary.getByText('Your gift')).toBeVisible();
  await expectAccessible(page, SHARED_BY_PAGES);

  await summary.getByRole('button', {name: 'Remove your gift'}).click();
  await expect(total.last()).toHaveText(before);
  await expect(box.getByRole('radio', {name: /^No gift/})).toBeChecked();
  await box.getByRole('radio', {name: /^Add \$3\.00/}).check();
  await box.getByRole('button', {name: 'Add $3.00 to my order'}).click();
  await expect(summary.getByText('$3.00')).toBeVisible();

  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await fillCheckout(page, CARDS.approved);
  const number = await payAndReadOrder(page);
  const order = await sandbox.order(number);
  const valueOf = (name: string) => order.attributes.find(({key}) => key === name)?.value ?? '';
  expect(valueOf('_gift_extra')).toBe('3.00');
  const sum = (3 + Number(valueOf('_gift_amount'))).toFixed(2);
  const sentence = `This order gives $${sum} to ${valueOf('_gift_to')}: $${valueOf('_gift_amount')} from us and $3.00 from you.`;
  await expect(page.getByText(sentence)).toBeVisible();
  await page.goto(`/account/orders/${number}`);
  await expect(main.getByText(sentence)).toBeVisible();
  await expect(main.getByRole('region', {name: 'Totals'}).getByText('Your gift')).toBeVisible();
  await page.goto('/account/dashboard');
  await expect(main.getByRole('region', {name: 'What you’ve given'})).toContainText(
    `You’ve given $${sum} so far, with one order, most recently to ${valueOf('_gift_to')}.`,
  );
  await page.goto(sandbox.origin);
  await expect(page.getByRole('cell', {name: `$${sum}`})).toBeVisible();
});
