import {orderPath} from '~/domains/account/account-paths';
import {createCustomer, identityForm} from './support/identity-form';
import {
  addButton,
  CARDS,
  confirmation,
  fillCheckout,
  payAndReadOrder,
  PRODUCTS,
} from './support/journey';
import {expect, SHARED_BY_PAGES, test} from './support/test';

const AUTOSHIPS = '/account/autoships';
const {title} = PRODUCTS.dry;

test('AUTO-01 AUTO-02 AUTO-05 AUTO-28 AUTO-40 AUTO-46 CART-172 CHK-10 a guest buys on autoship with 35 % off at login, comes back to that checkout, and changes, pauses, cancels and restarts the subscription', async ({
  page,
  sandbox,
  expectAccessible,
}) => {
  const account = await createCustomer(sandbox);

  await test.step('buy', async () => {
    await page.goto(PRODUCTS.dry.path);
    await page.getByRole('radio', {name: /^Autoship/}).check();
    await page.getByLabel('Deliver', {exact: true}).selectOption({label: 'Every 6 weeks'});
    await expect(addButton(page)).toHaveText('Add to cart · $20.89');
    await addButton(page).click();
    await expect(confirmation(page)).toContainText(
      /Subtotal \(1 item\)\$21\.99\s*Autoship savings\$1\.10/,
    );
    await confirmation(page).getByRole('button', {name: 'Go to Cart'}).click();
    await expect(page.getByText('35% off your first autoship order:')).toBeVisible();
    await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
    await expect(page).toHaveURL(/\/shelter\/autoship-required-login$/);
    await page.getByRole('link', {name: 'Log in'}).click();
    const form = identityForm(page);
    await form.email.fill(account.email);
    await form.password.fill(account.password);
    await form.logIn.click();
    await fillCheckout(page, CARDS.approved);
    await expect(page.getByText('AUTO35')).toBeVisible();
  });

  const order = await sandbox.order(await payAndReadOrder(page));
  expect(order.lines[0]).toMatchObject({title, quantity: 1});
  expect(order.lines[0]?.sellingPlan).not.toBeNull();
  expect(order.customerId).not.toBeNull();

  const main = page.getByRole('main');
  await test.step('read the terms again', async () => {
    await page.goto(orderPath({id: order.id}));
    const terms = main.getByRole('region', {name: 'Autoship terms'});
    await expect(terms).toContainText(`1 x ${title}`);
    await expect(terms).toContainText('every 6 weeks');
    await expect(terms).toContainText('You agreed to them on');
  });

  await page.goto(AUTOSHIPS);
  const delivery = page.getByRole('region', {name: 'Next shipment'}).getByRole('listitem').first();
  const date = delivery.getByRole('heading', {level: 3});
  const firstDate = await date.innerText();
  await expectAccessible(page, SHARED_BY_PAGES);

  await test.step('add the first address of the address book', async () => {
    await page.getByText('Ship to another address').click();
    await main.getByRole('link', {name: 'Add an address'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Add an address');
    await page.goBack();
  });

  await test.step('skip and undo', async () => {
    await delivery.getByRole('button', {name: /^Skip this delivery/}).click();
    await expect(main).toContainText('Skipped. You won’t be charged for it.');
    await expect(date).not.toHaveText(firstDate);
    await page.getByRole('button', {name: 'Undo', exact: true}).click();
    await expect(main).toContainText('It’s coming after all.');
    await expect(date).toHaveText(firstDate);
  });

  await test.step('change quantity and frequency', async () => {
    await page.getByText('Change product, quantity or frequency').click();
    await main.getByLabel('Quantity', {exact: true}).selectOption('3');
    await page.getByLabel('How often').selectOption({label: 'Every 8 weeks'});
    await page.getByRole('button', {name: `Save changes: ${title}`}).click();
    await expect(main).toContainText(`${title} now comes every 8 weeks, 3 each time.`);
    await expect(delivery).toContainText('Quantity 3');
    await page.getByRole('button', {name: 'Undo', exact: true}).click();
    await expect(main).toContainText(`${title} now comes every 6 weeks, 1 each time.`);
    await expect(delivery).toContainText('Quantity 1');
  });

  await test.step('pause and undo', async () => {
    await main.getByText('Pause', {exact: true}).first().click();
    await main.getByRole('button', {name: `Pause ${title}`}).click();
    await expect(main).toContainText(`${title} is paused.`);
    await expect(delivery).toHaveCount(0);
    await page.getByRole('button', {name: 'Undo', exact: true}).click();
    await expect(main).toContainText(`${title} is active again.`);
    await expect(date).toHaveText(firstDate);
  });

  await test.step('cancel in two steps and undo', async () => {
    await page.getByRole('link', {name: `Cancel ${title}`}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(`Cancel ${title}?`);
    await page.getByLabel('Why are you canceling?').selectOption('I have too much food');
    await page.getByRole('button', {name: 'Cancel this subscription'}).click();
    await expect(main).toContainText(`${title} is canceled.`);
    await expect(delivery).toHaveCount(0);
    await page.getByRole('button', {name: 'Undo', exact: true}).click();
    await expect(main).toContainText(`${title} is back.`);
    await expect(date).toHaveText(firstDate);
  });
});
