import {PRODUCTS} from './support/journey';
import {expectInTime} from './support/expect-in-time';
import {locationControl} from './support/location';
import {expect, test} from './support/test';

test('LOC-15b LOC-16 LOC-20 without JavaScript the zip is set on a page that returns to the previous one', async ({
  page,
  problems,
}) => {
  problems.allow(/422/);
  await page.goto(`${PRODUCTS.dry.path}?sku=MB-CIND-7`);
  await locationControl(page).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Where should we deliver?');

  const field = page.getByRole('textbox', {name: 'Zip code'});
  await field.fill('00901');
  await page.getByRole('button', {name: 'Deliver here'}).click();
  await expect(field).toHaveAccessibleDescription(/We don’t deliver to 00901 yet\./);
  await expect(field).toHaveValue('00901');

  await field.fill('84101');
  await page.getByRole('button', {name: 'Deliver here'}).click();
  await expect(page).toHaveURL(`${PRODUCTS.dry.path}?sku=MB-CIND-7`);
  await expect(locationControl(page)).toHaveAccessibleName(/^Deliver to 84101/);
  await expectInTime(page, page.getByText(/Estimated delivery .* to 84101/).first());
});
