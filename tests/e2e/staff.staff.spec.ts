import {addAndGoToCart, cartItems, PRODUCTS} from './support/journey';
import {expect, test} from './support/test';

const {dry} = PRODUCTS;
/** A list with few cards, including the card of `dry`. */
const LIST = '/products/cat?food-form=dry-food&flavor=salmon';

test('STAFF-01 STAFF-02 STAFF-10 STAFF-11 each site has its name, and only the consumer site is for search engines', async ({
  page,
  shop,
}) => {
  const sites = [
    {origin: shop.consumer, name: 'Shop', isIndexed: true},
    {origin: shop.staff, name: 'Pro Staff Feeding', isIndexed: false},
  ];
  for (const {origin, name, isIndexed} of sites) {
    for (const {path, title} of [
      {path: '/products', title: 'Shop All Pet Food'},
      {path: '/cart', title: 'Shopping Cart'},
      dry,
    ]) {
      const answer = await page.request.get(origin + path);
      const html = await answer.text();
      expect(html.replaceAll('&amp;', '&')).toContain(`<title>${title} | ${name}</title>`);
      expect(answer.headers()['x-robots-tag']).toBe(isIndexed ? undefined : 'noindex');
      if (path !== dry.path) continue;
      expect(html.split('type="application/ld+json"')).toHaveLength(isIndexed ? 2 : 1);
      expect(html.split('<meta name="robots" content="noindex"')).toHaveLength(isIndexed ? 1 : 2);
    }
    const robots = await page.request.get(`${origin}/robots.txt`);
    expect((await robots.text()).split('\n').includes('Disallow: /')).toBe(!isIndexed);
  }
});

test('ERR-60 an error page that lacks the data of its site still belongs to that site', async ({
  page,
  shop,
}) => {
  for (const {origin, own, foreign} of [
    {origin: shop.consumer, own: '| Shop</title>', foreign: 'Pro Staff Feeding'},
    {origin: shop.staff, own: '>Pro Staff Feeding</', foreign: 'Free shipping'},
  ]) {
    const response = await page.request.fetch(origin, {method: 'DELETE'});
    const html = await response.text();
    expect(response.status()).toBe(405);
    expect(html).toContain('Page Not Found');
    expect(html).toContain(own);
    expect(html).not.toContain(foreign);
  }
});

test('CARD-14 CARD-15 CARD-16 CARD-18 staff cards and pages are plain, with every size and the old price', async ({
  page,
  shop,
}) => {
  const card = page.getByRole('article').filter({has: page.getByRole('link', {name: dry.title})});
  await page.goto(shop.consumer + LIST);
  await expect(card.getByText(/out of 5 stars/)).toHaveCount(1);
  await expect(card.getByText(/free shipping/i)).toHaveCount(1);
  const pill = await card.getByText(/^\d+ lb$/).innerText();

  await page.goto(LIST);
  await expect(card.getByText(/out of 5 stars/)).toHaveCount(0);
  await expect(card.getByText(/free shipping|autoship/i)).toHaveCount(0);
  /* The consumer card shows this size as a pill, the staff card as an option. */
  const size = card.getByRole('combobox', {name: `Size of ${dry.title}`});
  await expect(card.getByText(pill, {exact: true}).and(page.locator(':not(option)'))).toHaveCount(
    0,
  );
  await expect(size.locator('option:checked')).toHaveText(pill);

  await expect(size.locator('option')).toHaveText(['4 lb', '7 lb', '15 lb']);
  const link = card.getByRole('link', {name: dry.title});
  await expect(card.getByText('$21.99', {exact: true})).toBeVisible();
  await expect(link).toHaveAttribute('href', /\?sku=MB-CIND-4$/);
  await size.selectOption({label: '7 lb'});
  await expect(card.getByText('Now $30.49, was $33.99')).toBeVisible();
  await expect(link).toHaveAttribute('href', /\?sku=MB-CIND-7$/);

  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(dry.title);
  await expect(
    page.getByRole('combobox', {name: 'Size', exact: true}).locator('option:checked'),
  ).toHaveText('7 lb');
  const main = page.getByRole('main');
  await expect(main.getByText('Now $30.49, was $33.99')).toBeVisible();
  await expect(main.getByText(/out of 5 stars/)).toHaveCount(0);
  await expect(main.getByText(/free shipping|save \d+%/i)).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByText(/free shipping|save[sd]? .*%|Autoship, without/i)).toHaveCount(0);
});

test('HOUSE-19a CHK-17b a guest on the staff site fills a cart with its own cookie, and logs in to check out', async ({
  page,
  context,
  shop,
}) => {
  await addAndGoToCart(page, dry.path);
  const names = (await context.cookies(shop.staff)).map(({name}) => name);
  expect(names.sort()).toEqual(['consent_hpsf', 'guest_cart_hpsf']);

  /* On localhost both sites share one cookie jar: the consumer site must not read the staff cart as its own. */
  const cart = await page.request.get(`${shop.consumer}/cart`);
  expect(await cart.text()).toContain('Your cart is empty.');
  await expect(cartItems(page).getByRole('link', {name: dry.title})).toBeVisible();

  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await expect(page).toHaveURL(/\/shelter\/login\?redirect=/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Log In');
  await page.goto('/cart');
  await expect(cartItems(page).getByRole('link', {name: dry.title})).toBeVisible();
});
