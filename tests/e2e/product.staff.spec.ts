import {addButton, confirmation, PRODUCTS} from './support/journey';
import {readMarkup} from './support/markup';
import {expect, SHARED_BY_PAGES, test} from './support/test';

test('CARD-14 CARD-15 CARD-17 CARD-18 the staff product page marks out-of-stock sizes, shows the old price, has no ratings or promotions, and passes axe', async ({
  page,
  expectAccessible,
}) => {
  const main = page.getByRole('main');
  const size = page.getByRole('combobox', {name: 'Size', exact: true});
  await page.goto('/products/marlowe-balance/country-table-adult/beef/15-lb');
  await expect(main.getByRole('heading', {name: 'Reviews'})).toHaveCount(0);
  await expect(main.getByText(/out of 5 stars/)).toHaveCount(0);
  await expect(main.getByText(/free shipping|save \d+%/i)).toHaveCount(0);
  await expect(page.getByRole('region', {name: 'Size'})).toHaveCount(0);
  await expect(size.locator('option')).toHaveText(['4 lb (Out of stock)', '15 lb', '30 lb']);
  await expectAccessible(page, SHARED_BY_PAGES);

  await page.getByRole('region', {name: 'Flavor'}).getByRole('link', {name: 'Lamb'}).click();
  await expect(page).toHaveURL(/\/lamb\/15-lb\?sku=MB-DCTA-LMB-15$/);
  /* The address changes before the options do. */
  await expect(size).toHaveValue('MB-DCTA-LMB-15');
  await page.route(/\/lamb\/4-lb\.data\?/, () => {
    /* Never responds. */
  });
  await size.selectOption('MB-DCTA-LMB-4');
  expect(await size.inputValue(), 'it stays at once').toBe('MB-DCTA-LMB-4');
  await expect(addButton(page)).toBeDisabled();
  await size.selectOption({label: '30 lb'});
  await expect(page).toHaveURL(/country-table-adult\/lamb\/30-lb\?sku=MB-DCTA-LMB-30$/);
  await expect(main.getByText('Now $59.49, was $69.99').first()).toBeVisible();
  await expect(page).toHaveTitle('Country Table Adult, Lamb, 30 lb | Pro Staff Feeding');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('STAFF-221 the confirmation of an add says what shipping costs, without promoting free shipping', async ({
  page,
}) => {
  await page.goto(PRODUCTS.dry.path);
  await addButton(page).click();
  await expect(confirmation(page)).toContainText(/Shipping is \$5\.95 on orders below \$49\.00/);
  await expect(confirmation(page)).not.toContainText('until free shipping');
});

test('CARD-19 prescription food has its note on cards and pages of both sites, other food has none', async ({
  page,
  shop,
}) => {
  /** Whether the page has the note, how many cards it has, and how many of them have the note. */
  const count = async (address: string) => {
    const markup = await readMarkup(page, address);
    return markup.evaluate((document) => {
      const isNoted = ({textContent}: Element) => textContent.includes('Vet-Supervised Nutrition');
      const cards = [...document.querySelectorAll('article')];
      return {
        hasNote: [...document.querySelectorAll('main')].some(isNoted),
        cards: cards.length,
        notedCards: cards.filter(isNoted).length,
      };
    });
  };
  for (const origin of [shop.consumer, shop.staff]) {
    expect(await count(origin + PRODUCTS.prescription.path)).toMatchObject({hasNote: true});
    const clinical = await count(`${origin}/products/dog/brand/marlowe-clinical`);
    expect(clinical.cards).toBeGreaterThan(0);
    expect(clinical.notedCards).toBe(clinical.cards);
    const balance = await count(`${origin}/products/dog/brand/marlowe-balance`);
    expect(balance.cards).toBeGreaterThan(0);
    expect(balance.hasNote).toBe(false);
  }
});
