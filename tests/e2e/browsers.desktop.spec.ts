import {addButton, confirmation, PRODUCTS} from './support/journey';
import {expect, test} from './support/test';
import {ALL_CONSENT, choose, expectAnswered, NO_CONSENT} from './support/third-parties';

const WHOLE_CARD = 300;

test('UI-80 compared products show their whole cards where the cell’s height counts literally', async ({
  page,
}) => {
  await page.goto('/compare?products=indoor-salmon-oat,morning-biscuits');
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  /* Firefox takes the cell's height literally. Chromium does so for a block. */
  const height = await card.evaluate((element) => {
    const cell = element.closest('td');
    if (cell) cell.style.display = 'block';
    return element.getBoundingClientRect().height;
  });
  expect(height).toBeGreaterThan(WHOLE_CARD);
});

test('UI-81 buying, choosing a cause and withdrawing consent work without what Safari 16.4 lacks', async ({
  page,
  context,
  shop,
}) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(URL, 'canParse');
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    Reflect.deleteProperty(Navigator.prototype, 'connection');
    for (const name of ['requestIdleCallback', 'scheduler', 'navigation']) {
      Reflect.deleteProperty(window, name);
    }
  });
  await page.setViewportSize({width: 390, height: 844});
  await choose(context, shop.consumer, ALL_CONSENT);
  await page.goto(PRODUCTS.dry.path);
  await expectAnswered(page, ALL_CONSENT);
  const main = page.getByRole('main');
  await main.getByRole('button', {name: 'Choose a cause'}).click();
  const chooser = page.getByRole('dialog', {name: 'Choose a cause'});
  await chooser
    .getByRole('button', {name: /^Choose /})
    .first()
    .click();
  await expect(chooser).toHaveCount(0);
  await expect(main.getByText(/of this goes to/)).toBeVisible();
  await addButton(page).press('Enter');
  await expect(confirmation(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirmation(page)).toHaveCount(0);

  const thirdParties = page.locator('script:is([src*="gtm.js"], [src*="klaviyo.js"])');
  await expect(thirdParties).toHaveCount(2);
  await page.getByRole('contentinfo').getByRole('button', {name: 'Privacy choices'}).press('Enter');
  const choices = page.getByRole('dialog', {name: 'Privacy choices'}).frameLocator('iframe');
  await choices.getByLabel('Advertising').uncheck();
  await choices.getByLabel('Functional').uncheck();
  await choices.getByRole('button', {name: 'Save choices'}).click();
  await expectAnswered(page, NO_CONSENT);
  await expect(thirdParties).toHaveCount(0);
});
