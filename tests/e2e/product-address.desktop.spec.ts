import {expect, test} from './support/test';

/** Every form of a product's path, with what it shows. */
const FORMS = [
  {path: '/products/country-table-adult', shows: ['Beef', '15 lb']},
  {path: '/products/marlowe-balance/country-table-adult/lamb/30-lb', shows: ['Lamb', '30 lb']},
  {path: '/products/country-table-adult/flavor/turkey', shows: ['Turkey', '4 lb']},
  {path: '/products/country-table-adult/weight/30lb', shows: ['Beef', '30 lb']},
  {path: '/products/country-table-adult?sku=MB-DCTA-LMB-15', shows: ['Lamb', '15 lb']},
  {path: '/products/country-table-adult?search=mb-dcta-trk-30', shows: ['Turkey', '30 lb']},
  {path: '/products/dropshipping/stainless-steel-bowl?sku=MA-BOWL-8', shows: ['8 cup']},
  {path: '/products/slow-simmered-supper/food-form/wet-food', shows: ['Beef', 'Canned', '5.5 oz']},
  {path: '/products/homestyle-stew/weight/12.8oz', shows: ['Chicken', '12.8 oz']},
];

test('CARD-05 CARD-06 CARD-08 ROUTE-08 ROUTE-09 ROUTE-10 every form of the address shows the variant that it means', async ({
  page,
}) => {
  for (const {path, shows} of FORMS) {
    await test.step(path, async () => {
      await page.goto(path);
      const chosen = page.locator('section[aria-label] a[aria-current="true"]:not([href^="#"])');
      await expect(chosen).toHaveText(shows.map((text) => new RegExp(`^${text}`)));
    });
  }
});
