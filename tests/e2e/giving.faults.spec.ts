import {
  addButton,
  CARDS,
  confirmation,
  fillCheckout,
  payAndReadOrder,
  PRODUCTS,
} from './support/journey';
import {expect, test} from './support/test';
import {choose} from './support/third-parties';

for (const kind of ['down', 'slow', 'malformed'] as const) {
  test(`GIVE-94 a shopper buys while the giving service is ${kind}, and nothing is promised`, async ({
    page,
    context,
    shop,
    sandbox,
    problems,
  }) => {
    problems.allow(/giving|Failed to load resource|503|SyntaxError|Unexpected/i);
    await choose(context, shop.consumer, {functional: true, advertising: false});
    await sandbox.fault({service: 'giving', kind, ...(kind === 'slow' && {delayMs: 20_000})});
    await page.goto(PRODUCTS.dry.path);
    const main = page.getByRole('main');
    await addButton(page).click();
    await confirmation(page).getByRole('button', {name: 'Go to Cart'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Shopping Cart');
    await expect(main.getByText(/goes to|gives/)).toHaveCount(0);
    await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
    await fillCheckout(page, CARDS.approved);
    const order = await sandbox.order(await payAndReadOrder(page));
    expect(order.attributes.map(({key}) => key)).not.toContain('_gift_amount');
  });
}
