import {openCartWith} from './support/fill-cart';
import {PRODUCTS} from './support/journey';
import {readMarkup} from './support/markup';
import {rawRequest} from './support/raw-http';
import {searchField} from './support/search-field';
import {expect, SHARED_BY_PAGES, test} from './support/test';

const {soldOut} = PRODUCTS;

test('CARD-01 CARD-02 CARD-31 CARD-32 a card shows a picture and quantity, blocks adding when sold out, and links to autoship and shipping', async ({
  page,
}) => {
  await page.goto('/products/dog/health/dental');
  const cardOf = (title: string) =>
    page.getByRole('article').filter({has: page.getByRole('link', {name: title})});
  await test.step('its picture is 200 px high, 120 px on a phone', async () => {
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
    await page.setViewportSize({width: 1280, height: 800});
  });

  const away = cardOf(soldOut.title);
  await expect(away.getByRole('button', {name: 'Out of stock'})).toBeDisabled();
  await expect(away.getByRole('button', {name: /^Increase/})).toBeDisabled();
  await expect(away.getByRole('button', {name: /^Decrease/})).toBeDisabled();

  const card = cardOf('Dental Twists');
  await test.step('its quantity accepts digits within its limits', async () => {
    const field = card.getByRole('textbox', {name: 'Quantity of Dental Twists'});
    for (const {typed, becomes} of [
      {typed: 'a0', becomes: '1'},
      {typed: '99', becomes: '10'},
      {typed: '-2', becomes: '2'},
    ]) {
      await field.selectText();
      await field.pressSequentially(typed);
      await field.blur();
      await expect(field).toHaveValue(becomes);
    }
    const less = card.getByRole('button', {name: /^Decrease/});
    await less.click();
    await expect(field).toHaveValue('1');
    await expect(less).toBeDisabled();
  });

  await card.getByRole('link', {name: 'Autoship saves 5%'}).click();
  await expect(page).toHaveURL('/autoship');
  await page.goBack();
  await card.getByRole('link', {name: /free shipping/i}).click();
  await expect(page).toHaveURL('/shipping');

  await searchField(page).fill('bowl');
  await searchField(page).press('Enter');
  const bowl = page.getByRole('article').filter({hasText: 'Bowl'}).first();
  await expect(bowl.getByRole('link', {name: /free shipping/i})).toBeVisible();
  await expect(bowl.getByRole('link', {name: 'Autoship saves 5%'})).toBeHidden();
});

/** Badges by priority, in the specification's order. */
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
  [...badges].sort((a, b) => PRIORITY.indexOf(kindOf(a)) - PRIORITY.indexOf(kindOf(b)));

/** A deal on another size names it. */
const kindOf = (badge: string) => badge.replace(/^Deal on .*/, 'Deal');

test('CARD-21 CARD-28 CARD-30 every card shows at most two badges, its description and its shipping note', async ({
  page,
}) => {
  const markup = await readMarkup(page, '/products?page=3');
  const cards = await markup.evaluate((document) =>
    [...document.querySelectorAll('article')].map((article) => ({
      title: article.querySelector('h3')?.textContent,
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

  const cardWithFourBadges = 'Clinical Calm & Comfort Cat';
  const card = cards.find(({title}) => title === cardWithFourBadges);
  expect(card?.badges).toEqual(['Deal', 'Featured']);
  const ofPage = await readMarkup(page, '/products/clinical-calm-comfort-cat');
  const badges = await ofPage.evaluate((document) =>
    [...(document.querySelector('[aria-label="Highlights"]')?.children ?? [])].map(
      ({textContent}) => textContent,
    ),
  );
  expect(badges, 'its page has all of them').toEqual(['Deal', 'Featured', 'New', 'New Innovation']);
});

test('CARD-20, CMS-16 PDP-14b carousels on home, cart, error and content pages have their names; an empty cart has none', async ({
  page,
  shop,
}) => {
  await page.goto('/cart');
  await expect(page.locator('[data-carousel]')).toHaveCount(0);
  await openCartWith(page, {dry: 1});
  await expect(page.locator('[data-carousel]')).toHaveAttribute(
    'data-carousel',
    'cart-goes-well-with',
  );
  for (const [path, name] of [
    ['/', 'home-best-sellers'],
    ['/nowhere', 'error'],
    ['/puppy-guide', 'puppy-guide'],
  ] as const) {
    const {text} = await rawRequest(shop.consumer, path);
    const names = [...text.matchAll(/data-carousel="([^"]*)"/g)].map(([, found]) => found);
    expect(names, path).toEqual([name]);
  }
});

test('CARD-38 badges wrap inside their card and page on a phone, even with text at 200 %', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const path of ['/products/dog', '/products/healthy-weight-vegetable-chicken-stew']) {
    await page.goto(path);
    for (const size of ['100%', '200%']) {
      await page.evaluate((text) => {
        document.documentElement.style.fontSize = text;
      }, size);
      const spills = await page.getByRole('list', {name: 'Highlights'}).evaluateAll((lists) =>
        lists
          .filter((list) => {
            const box = list.closest('article, main')?.getBoundingClientRect();
            const {right} = list.getBoundingClientRect();
            return list.scrollWidth > list.clientWidth + 1 || right > (box?.right ?? 0);
          })
          .map(({textContent}) => textContent),
      );
      expect([path, size, spills]).toEqual([path, size, []]);
    }
  }
});

test('CARD-45 badges cover nothing of a card’s picture but the strip below the pack, on a phone, a tablet and a desktop', async ({
  page,
}) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({width, height: 844});
    for (const path of ['/', '/products/cat']) {
      await page.goto(path);
      const shares = await page
        .getByRole('article')
        .filter({has: page.getByRole('list', {name: 'Highlights'})})
        .evaluateAll((cards) =>
          cards.map((card) => {
            const picture = card.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
            const badges = card.querySelector('ul')?.getBoundingClientRect() ?? new DOMRect();
            return (picture.bottom - badges.top) / picture.height;
          }),
        );
      expect(shares.length, path).toBeGreaterThan(3);
      expect(Math.max(...shares), `${path} at ${width} px`).toBeLessThan(0.07);
    }
  }
});

test('CARD-70 the titles of cards with one row of badges or none are level, on a phone, a tablet and a desktop', async ({
  page,
}) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({width, height: 844});
    await page.goto('/products/dog');
    const tops = await page.getByRole('article').evaluateAll((cards) =>
      cards
        .map((card) => ({
          badges: card.querySelector('ul')?.getBoundingClientRect().height ?? 0,
          title:
            (card.querySelector('h3')?.getBoundingClientRect().top ?? 0) -
            card.getBoundingClientRect().top,
        }))
        .filter(({badges}) => badges < 30),
    );
    expect(new Set(tops.map(({badges}) => badges > 0)), 'with badges and without').toHaveProperty(
      'size',
      2,
    );
    const titles = tops.map(({title}) => title);
    expect(Math.max(...titles) - Math.min(...titles), `${width} px`).toBeLessThan(1);
  }
});

test('CARD-43 LIST-28 LIST-30 24 products take at most 5,500 px on a phone, and at 1920 px four columns below the header', async ({
  page,
}) => {
  const grid = page
    .locator('ul')
    .filter({has: page.getByRole('article')})
    .first();
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/products/dog');
  await expect(page.getByRole('article')).toHaveCount(24);
  expect((await grid.boundingBox())?.height).toBeLessThanOrEqual(5500);
  await page.setViewportSize({width: 1920, height: 1000});
  const lefts = await page
    .getByRole('article')
    .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size);
  expect(lefts).toBe(4);
  const edges = await page
    .getByRole('link', {name: /, home$/})
    .or(page.getByRole('heading', {level: 1}))
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left));
  expect(edges, 'logo and heading').toEqual([edges[0], edges[0]]);
});

test('CARD-42 a list says the delivery date once', async ({page}) => {
  await page.goto('/products/dog');
  await expect(page.getByText(/^Estimated delivery .+ to 80011/)).toHaveCount(1);
  await expect(page.getByRole('article').getByText(/Estimated delivery/)).toHaveCount(0);
});

test('CAT-32a CAT-32c CAT-33b CAT-34 up to four cards are compared, cards are saved and seen again in this browser, and axe finds no violations', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/products/dog');
  const first = page.getByRole('article').first();
  const second = page.getByRole('article').nth(1);
  await first.getByRole('button', {name: /^Compare/}).click();
  await expect(first.getByRole('button', {name: /^Compare/, pressed: true})).toBeVisible();
  await second.getByRole('button', {name: /^Compare/}).click();
  const tray = page.getByRole('complementary', {name: 'Your picks'});
  await expect(tray).toContainText('2 of 4 to compare');
  await second.getByRole('button', {name: /^Save/}).click();
  await expect(second.getByRole('button', {name: /^Save/, pressed: true})).toBeVisible();
  await tray.getByRole('link', {name: 'See your favorites'}).click();
  await expect(page.getByRole('heading', {name: 'Favorites', level: 1})).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectAccessible(page, SHARED_BY_PAGES);

  await page.goto('/products/dog');
  const compareButtons = page.getByRole('article').getByRole('button', {name: /^Compare/});
  await compareButtons.nth(2).click();
  await compareButtons.nth(3).click();
  await expect(tray).toContainText('4 of 4 to compare');
  await compareButtons.nth(4).click();
  await expect(tray).toContainText('You can compare up to 4 products. Remove one first.');
  await expect(compareButtons.and(page.locator('[aria-pressed="true"]'))).toHaveCount(4);
  await compareButtons.nth(3).click();
  await compareButtons.nth(2).click();
  await tray.getByRole('link', {name: 'Compare'}).click();
  await expect(page.getByRole('heading', {name: 'Compare products'})).toBeVisible();
  await expect(page.getByRole('rowheader', {name: 'Price per pound'})).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible(page, SHARED_BY_PAGES);
  const viewed = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const title = await viewed.innerText();
  await viewed.click();
  await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
  await page.goto('/products/cat');
  const recent = page.getByRole('region', {name: 'Recently viewed'});
  await expect(recent.getByRole('article')).toHaveCount(1);
});
