import type {Locator, Page} from '@playwright/test';
import {addButton, PRODUCTS} from './support/journey';
import {expect, test} from './support/test';

const {dry, flavors, soldOut, treat} = PRODUCTS;

function choice(page: Page, option: string, value: string): Locator {
  return page.getByRole('region', {name: option}).getByRole('link', {name: value});
}

test('CARD-24 CARD-25 CARD-29 CART-44 choosing options changes picture, price, stock and address, with no dead end', async ({
  page,
}) => {
  await page.goto(flavors.path);
  const picture = page.getByRole('main').getByRole('img').first();
  const atVariant = (path: string) => expect(page).toHaveURL(new RegExp(`/${path}\\?sku=\\S+$`));
  /* The address is there a moment before what is on the page. */
  const choose = async (option: string, value: string) => {
    await choice(page, option, value).click();
    await expect(choice(page, option, value)).toHaveAttribute('aria-current', 'true');
  };
  await choose('Flavor', 'Lamb');
  await atVariant('lamb/15-lb');
  await choose('Size', '30 lb');
  await atVariant('marlowe-balance/country-table-adult/lamb/30-lb');
  await expect(picture).toHaveAttribute('src', /_lamb_30lb_front/);
  await expect(addButton(page)).toHaveText('Add to cart · $59.49');
  await expect(page.getByRole('main').getByText('Now $59.49, was $69.99').first()).toBeVisible();

  await expect(page.getByText('Eligible for free shipping').first()).toBeVisible();

  await choose('Flavor', 'Turkey');
  await atVariant('turkey/30-lb');
  await expect(page.getByText('Limited stock', {exact: true})).toBeVisible();

  await choose('Flavor', 'Beef');
  await atVariant('beef/30-lb');
  await choose('Size', '4 lb');
  await atVariant('beef/4-lb');
  await expect(picture).toHaveAttribute('src', /_beef_4lb_front/);
  const box = page.getByRole('main').locator('form').first();
  await expect(box.getByRole('button', {name: 'Out of stock'})).toBeDisabled();
  for (const name of ['Decrease', 'Increase']) {
    await expect(
      box.getByRole('button', {name: `${name} Quantity of ${flavors.title}`}),
    ).toBeDisabled();
  }
  await expect(box.getByRole('textbox')).toBeDisabled();

  /* From what cannot be had every other choice is still one click away, also after Back. */
  await choose('Size', '15 lb');
  await expect(addButton(page)).toHaveText('Add to cart · $40.49');
  await page.reload();
  await expect(addButton(page)).toHaveText('Add to cart · $40.49');
  await expect(choice(page, 'Flavor', 'Beef')).toHaveAttribute('aria-current', 'true');
});

test('CART-44 what is sold out can be looked at, and not be added', async ({page}) => {
  await page.goto(soldOut.path);
  const box = page.getByRole('main').locator('form').first();
  await expect(box.getByRole('button', {name: 'Out of stock'})).toBeDisabled();
  await expect(box.getByRole('textbox')).toBeDisabled();
  await page.goto('/products/dog/brand/marlowe-clinical');
  const card = page
    .getByRole('article')
    .filter({has: page.getByRole('link', {name: soldOut.title})});
  await expect(card.getByRole('button', {name: 'Out of stock'})).toBeDisabled();
  await expect(card.getByRole('button', {name: /^Increase/})).toBeDisabled();
  await expect(card.getByRole('button', {name: /^Decrease/})).toBeDisabled();
});

test('CART-51 CART-52 CART-53 CART-54 the quantity of a card and of a page takes digits within its bounds', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const {path, title} of [
    {path: '/products/dog/food-form/treats', title: treat.title},
    treat,
  ]) {
    await page.goto(path);
    const field = page.getByRole('textbox', {name: `Quantity of ${title}`}).first();
    const less = page.getByRole('button', {name: `Decrease Quantity of ${title}`}).first();
    const more = page.getByRole('button', {name: `Increase Quantity of ${title}`}).first();
    const type = async (keys: string[]) => {
      await field.selectText();
      for (const key of keys) await field.press(key);
    };

    await type(['a', '-', '0', 'e', '7', '.', ' ', ',']);
    await expect(field, 'only digits').toHaveValue('07');
    await field.press('ArrowLeft');
    await field.press('Backspace');
    await expect(field, 'arrows and Backspace').toHaveValue('7');
    await field.press('Delete');
    await expect(field, 'Delete').toHaveValue('');
    await page.evaluate(() => navigator.clipboard.writeText('6 pcs'));
    await field.press('ControlOrMeta+v');
    await expect(field, 'of what is pasted the digits').toHaveValue('6');
    await field.press('Tab');
    await expect(more, 'Tab goes on').toBeFocused();

    for (const {typed, becomes} of [
      {typed: ['Backspace'], becomes: '1'},
      {typed: ['0'], becomes: '1'},
      {typed: ['1', '1'], becomes: '10'},
      {typed: ['9', '9', '9', '9'], becomes: '10'},
      {typed: ['4'], becomes: '4'},
    ]) {
      await type(typed);
      await field.blur();
      await expect(field).toHaveValue(becomes);
    }
    for (const left of ['3', '2', '1']) {
      await less.click();
      await expect(field).toHaveValue(left);
    }
    await expect(less).toBeDisabled();
  }
});

test('CONST-14 one-time is chosen beforehand, and autoship costs 5 % less', async ({page}) => {
  await page.goto(dry.path);
  await expect(page.getByRole('radio', {name: 'One-time purchase $21.99'})).toBeChecked();
  const autoship = page.getByRole('radio', {name: 'Autoship, save 5% $20.89'});
  await expect(autoship).not.toBeChecked();
  await expect(addButton(page)).toHaveText('Add to cart · $21.99');
  await page.getByText('Autoship, save 5%').click();
  await expect(autoship).toBeChecked();
  await expect(addButton(page)).toHaveText('Add to cart · $20.89');
  await expect(page.getByLabel('Deliver', {exact: true}).locator('option')).toHaveText(
    [2, 3, 4, 5, 6, 8, 10, 12].map((weeks) => `Every ${weeks} weeks`),
  );
});

/** Badges by priority, as the specification orders them. */
const PRIORITY = [
  'Out of Stock',
  'Limited Stock',
  'Deal',
  'Best Seller',
  'Featured',
  'Back In Stock',
  'New',
  'New Innovation',
  'New Formula',
  'New Flavor',
  'New Look',
  'Discontinued Soon',
];

const byPriority = (badges: string[]) =>
  [...badges].sort((one, other) => PRIORITY.indexOf(one) - PRIORITY.indexOf(other));

test('CARD-01 CARD-02 CARD-03 a card leads to how autoship works, and to how orders are shipped', async ({
  page,
}) => {
  await page.goto('/products/dog');
  const card = page.getByRole('article').first();
  await card.getByRole('link', {name: 'Autoship saves 5%'}).click();
  await expect(page).toHaveURL('/autoship');
  await page.goBack();
  await card.getByRole('link', {name: /free shipping/i}).click();
  await expect(page).toHaveURL('/shipping');

  await page.goto('/search?search=bowl');
  const bowl = page.getByRole('article').filter({hasText: 'Bowl'}).first();
  await expect(bowl.getByRole('link', {name: /free shipping/i})).toBeVisible();
  await expect(bowl.getByRole('link', {name: 'Autoship saves 5%'})).toBeHidden();
});

test('CARD-20, CMS-16 carousels on home, cart, error and content pages are named', async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  for (const [path, name] of [
    ['/', 'home-best-sellers'],
    ['/cart', 'cart-goes-well-with'],
    ['/nowhere', 'error'],
    ['/puppy-guide', 'puppy-guide'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('[data-carousel]')).toHaveAttribute('data-carousel', name);
  }
});

test('CARD-21 CARD-28 CARD-30 every card of the shop has two badges at most and its lines of text', async ({
  page,
}) => {
  await page.goto('/products?page=3');
  const cards = await page.getByRole('article').evaluateAll((articles) =>
    articles.map((article) => ({
      badges: [...article.querySelectorAll('[aria-label="Highlights"] > li')].map(
        ({textContent}) => textContent,
      ),
      description: article.querySelector('h3 + p')?.textContent ?? '',
      text: article.textContent,
    })),
  );
  expect(cards.length).toBeGreaterThan(60);
  for (const {badges, description, text} of cards) {
    expect(badges.length).toBeLessThanOrEqual(2);
    expect(badges).toEqual(byPriority(badges));
    expect(description).toMatch(/^(.{1,25}|.{1,25}…)$/);
    const [price] = /\$(\d+\.\d\d)/.exec(text)?.slice(1) ?? [];
    expect(text).toContain(
      Number(price) < 49 ? 'Free shipping on orders over $49' : 'Eligible for free shipping',
    );
  }
  expect(cards.some(({description}) => description.endsWith('…'))).toBe(true);

  const four = page
    .getByRole('article')
    .filter({has: page.getByRole('link', {name: 'Clinical Calm & Comfort Cat'})});
  await expect(four.getByRole('list', {name: 'Highlights'}).getByRole('listitem')).toHaveText([
    'Deal',
    'Featured',
  ]);
  await four.getByRole('link', {name: 'Clinical Calm & Comfort Cat'}).click();
  await expect(
    page.getByRole('list', {name: 'Highlights'}).first().getByRole('listitem'),
  ).toHaveText(['Deal', 'Featured', 'New', 'New Innovation']);
});

test('CARD-31 CARD-32 the picture of a card is 200 px high, 120 on a phone', async ({page}) => {
  await page.goto('/products');
  const heights = () =>
    page
      .getByRole('article')
      .locator('img')
      .evaluateAll((images) => [
        ...new Set(images.map((image) => Math.round(image.getBoundingClientRect().height))),
      ]);
  expect(await heights()).toEqual([200]);
  await page.setViewportSize({width: 390, height: 844});
  expect(await heights()).toEqual([120]);
});

test('SEARCH-02 PDP-05 the shop tells search engines about the product, its variants and the way to it', async ({
  page,
  shop,
}) => {
  await page.goto('/products/marlowe-balance/indoor-salmon-oat/original/7-lb');
  const text = await page.locator('script[type="application/ld+json"]').innerText();
  const data: unknown = JSON.parse(text);
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ProductGroup',
        name: dry.title,
        url: shop.consumer + dry.path,
        brand: {'@type': 'Brand', name: 'Marlowe Balance'},
        variesBy: ['https://schema.org/size'],
        aggregateRating: {'@type': 'AggregateRating'},
        hasVariant: [
          {sku: 'MB-CIND-4', offers: {price: '21.99'}},
          {
            '@type': 'Product',
            sku: 'MB-CIND-7',
            size: '7 lb',
            offers: {
              '@type': 'Offer',
              url: `${shop.consumer}/products/marlowe-balance/indoor-salmon-oat/original/7-lb?sku=MB-CIND-7`,
              price: '30.49',
              priceCurrency: 'USD',
              availability: 'https://schema.org/InStock',
              shippingDetails: {shippingDestination: {addressCountry: 'US'}},
              hasMerchantReturnPolicy: {applicableCountry: 'US'},
            },
          },
          {sku: 'MB-CIND-15'},
        ],
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          {position: 1, name: 'Home', item: `${shop.consumer}/`},
          {position: 2, name: 'All Products'},
          {position: 3, name: 'Cat'},
          {position: 4, name: 'Marlowe Balance'},
          {position: 5, name: 'Adult'},
          {position: 6, name: 'Dry Food'},
          {position: 7, name: dry.title, item: shop.consumer + dry.path},
        ],
      },
    ],
  });
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    shop.consumer + dry.path,
  );
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /_salmon_7lb_front/,
  );
});

test('PDP-02 unit price, item number, ingredients and title follow the variant, and Back leaves the product', async ({
  page,
}) => {
  await page.goto('/products/dog/food-form/wet-food');
  await page.goto('/products/slow-simmered-supper');
  const main = page.getByRole('main');
  await expect(main.getByText('$0.49/oz').first()).toBeVisible();
  await expect(main.getByText('MB-DSSP-BEF-C-55Z')).toBeVisible();
  await expect(main.getByText(/^Beef, /)).toBeVisible();

  await choice(page, 'Flavor', 'Chicken').click();
  await expect(page).toHaveTitle('Slow-Simmered Supper, Chicken, Canned, 5.5 oz | Shop');
  await expect(main.getByText(/^Chicken, /)).toBeVisible();
  await expect(main.getByText(/^Beef, /)).toHaveCount(0);
  await expect(choice(page, 'Product Form', 'Pouch')).toHaveText(/Pouch\s*in 12 x 2.8 oz/);
  await choice(page, 'Product Form', 'Pouch').click();
  await expect(page).toHaveTitle('Slow-Simmered Supper, Chicken, Pouch, 12 x 2.8 oz | Shop');
  await expect(choice(page, 'Size', '12 x 2.8 oz')).toHaveAttribute('aria-current', 'true');
  await choice(page, 'Size', '24 x 5.5 oz').click();
  await expect(page).toHaveTitle('Slow-Simmered Supper, Chicken, Canned, 24 x 5.5 oz | Shop');

  await page.goBack();
  await expect(page).toHaveURL(/\/products\/dog\/food-form\/wet-food$/);
});

test('PDP-03 what is in it and how much to give can be read as tables', async ({page}) => {
  await page.goto('/products/clinical-joint-care-dry');
  const analysis = page.getByRole('table', {name: 'Guaranteed analysis'});
  await expect(analysis.getByRole('row', {name: 'Crude Protein (min) 21.0%'})).toBeVisible();
  const guide = page.getByRole('table', {name: 'How much to give, by your pet’s weight'});
  await expect(guide.getByRole('columnheader')).toHaveText(['Weight', 'Cups a day']);
  await expect(guide.getByRole('rowheader').first()).toHaveText('5 lb');
  await expect(page.getByText(/3,380 kcal\/kg, 355 kcal per cup/)).toBeVisible();
  await expect(page.getByText('Adult dogs, medium and large breeds')).toBeVisible();
  await expect(page.getByText('Marine omega-3s at a supervised level')).toBeVisible();
});

test('PDP-06 the pictures are moved by thumbnails and by arrow keys', async ({page}) => {
  await page.goto(dry.path);
  const gallery = page.getByRole('region', {name: `Pictures of ${dry.title}`});
  const current = gallery.locator('a[aria-current]');
  const picture = (number: number) =>
    gallery
      .getByRole('list', {name: 'Picture', exact: true})
      .getByRole('img')
      .nth(number - 1);
  await expect(current).toHaveAccessibleName('Picture 1 of 5');
  await gallery.getByRole('link', {name: 'Picture 4 of 5'}).click();
  await expect(current).toHaveAccessibleName('Picture 4 of 5');
  await expect(picture(4)).toBeInViewport({ratio: 0.5});
  await expect(picture(1)).not.toBeInViewport();
  await expect(page, 'nothing but the picture moves').toHaveURL(/indoor-salmon-oat$/);

  const track = gallery.getByRole('list', {name: 'Picture', exact: true});
  await expect
    .poll(() => track.evaluate((row) => row.scrollLeft / row.clientWidth), 'it has come to rest')
    .toBeCloseTo(3, 1);
  await track.focus();
  await page.keyboard.press('ArrowRight');
  await expect(current).toHaveAccessibleName('Picture 5 of 5');
  await page.keyboard.press('ArrowLeft');
  await expect(current).toHaveAccessibleName('Picture 4 of 5');
  await choice(page, 'Size', '15 lb').click();
  await expect(picture(1)).toHaveAttribute('src', /_salmon_15lb_front/);
  await expect(current, 'another variant begins at its front').toHaveAccessibleName(
    'Picture 1 of 5',
  );
});
