import {postLogin} from './support/log-in';
import {SEED_PASSWORD} from '~sandbox/world/customers';
import {expect, test} from './support/test';

test('AUTO-11 AUTO-12 without JavaScript a customer moves a delivery, adds to it once, and pauses and resumes a subscription', async ({
  page,
}) => {
  const email = 'rosa.delgado@example.com';
  await postLogin(page.request, {email, password: SEED_PASSWORD});
  await page.goto('/account/autoships');
  const main = page.getByRole('main');
  const delivery = main.getByRole('region', {name: 'Next shipment'}).getByRole('listitem').first();
  await delivery.getByText('Change the date').click();
  const day = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10);
  await delivery.getByLabel('Ship on').fill(day);
  await delivery.getByRole('button', {name: 'Save date'}).click();
  await expect(main).toContainText('Your delivery now ships on');
  await expect(delivery.locator('time').first()).toHaveAttribute('datetime', day);

  await delivery.getByText('Add something, just this once').click();
  await delivery.getByRole('button', {name: 'Add it'}).click();
  await expect(main).toContainText('Added, just this once. This delivery now costs');
  await expect(delivery).toContainText('Just this once');

  await main.getByText('Pause', {exact: true}).first().click();
  await main
    .getByRole('button', {name: /^Pause /})
    .first()
    .click();
  await expect(main).toContainText('No deliveries until you resume.');
  await main.getByRole('button', {name: /^Resume /}).click();
  await expect(main).toContainText('is active again.');
});
