import type {Page} from '@playwright/test';
import {ATTESTATION, addButton, confirmation, PRODUCTS} from './support/journey';
import {tabTo} from './support/keyboard';
import {ADA, postLogin} from './support/log-in';
import {expect, test} from './support/test';

const {flavors, prescription} = PRODUCTS;

/** How much wider than the window the page is, in px. */
async function measureOverflow(page: Page): Promise<number> {
  /* Before its styles load, the page has a different width. */
  await page.waitForLoadState();
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

test.describe('at 320 px', () => {
  test.use({viewport: {width: 320, height: 640}});

  test('UI-35 an announcement takes two lines and the account navigation one row, with the current page in view', async ({
    page,
  }) => {
    await postLogin(page.request, ADA);
    await page.goto('/account/address-book');
    const announcements = page.getByRole('list', {name: 'Announcements'});
    const navigation = page.getByRole('navigation', {name: 'Account'});
    await expect(navigation.getByRole('link', {name: 'Addresses'})).toBeInViewport({ratio: 1});
    const heights = await Promise.all(
      [announcements, navigation].map(async (part) => (await part.boundingBox())?.height),
    );
    expect(heights[0]).toBeLessThan(50);
    expect(heights[1]).toBeLessThan(70);
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  });

  test('no page scrolls sideways', async ({page, problems, sandbox}) => {
    problems.allow(/404|422/);
    const expectNoOverhang = () =>
      expect.soft(measureOverflow(page), page.url()).resolves.toBeLessThanOrEqual(0);
    const heading = page.getByRole('heading', {level: 1});
    await page.goto('/a-path-that-is-not-there');
    await expectNoOverhang();
    await page.getByRole('link', {name: 'Go to the home page'}).click();
    await expect(page).toHaveTitle(/^Good food, on time/);
    await expectNoOverhang();
    await page.getByRole('banner').getByRole('link', {name: /^Cart/}).click();
    await expect(heading).toHaveText('Shopping Cart');
    await expectNoOverhang();
    await page.goto('/products/dog/health/kidney');
    await expectNoOverhang();
    await page.goto(prescription.path);
    await expectNoOverhang();
    await page.getByText(ATTESTATION).click();
    await addButton(page).click();
    await expect(confirmation(page)).toBeVisible();
    await expectNoOverhang();
    await confirmation(page).getByRole('button', {name: 'Go to Cart'}).click();
    await expect(heading).toHaveText('Shopping Cart');
    await expectNoOverhang();
    await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
    await expect(page.getByRole('button', {name: 'Pay now'})).toBeVisible();
    await expectNoOverhang();
    await page.goto('/shelter/autoship-required-login');
    await expectNoOverhang();
    await page.goto(`${sandbox.origin}/`);
    await expectNoOverhang();
  });
});

test('UI-39 pages load the font for English text, and the one for other Latin letters only when they show such a letter', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('response', (response) => {
    const [, name] = /\/(figtree-\w+)/.exec(response.url()) ?? [];
    if (name) fonts.push(name);
  });
  const ready = () => page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const path of ['/', '/products/dog', PRODUCTS.flavors.path, '/cart']) {
    await page.goto(path);
    await ready();
  }
  expect(new Set(fonts)).toEqual(new Set(['figtree-main']));
  await page.goto('/search?search=Øre');
  await expect.poll(() => fonts).toContain('figtree-more');
});

test('UI-38 forced colors keep the icons that CSS draws visible', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('/products/dog');
  const card = page.getByRole('article').first();
  const icons = [
    card.getByRole('button', {name: /^Save/}),
    card.getByRole('button', {name: /^Compare/}),
    card.locator('.rating'),
  ];
  for (const icon of icons) {
    await expect(icon).toBeVisible();
    const colors = await icon.evaluate((element) => ({
      icon: getComputedStyle(element, '::before').backgroundColor,
      page: getComputedStyle(document.body).backgroundColor,
    }));
    expect(colors.icon).not.toBe(colors.page);
  }
});

test('UI-65 forced colors show which page of a navigation is the current one', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await postLogin(page.request, ADA);
  await page.goto('/account/orders');
  const links = page.getByRole('navigation', {name: 'Account'}).getByRole('link');
  const outlined = await links.evaluateAll((all) =>
    all
      .filter((link) => getComputedStyle(link).outlineStyle !== 'none')
      .map((link) => link.textContent),
  );
  expect(outlined).toEqual(['Orders']);
});

test('UI-66 a paw stands for the picture of a product that is no longer sold', async ({page}) => {
  await postLogin(page.request, ADA);
  await page.goto('/account/orders/1002');
  const line = page.getByRole('listitem').filter({hasText: 'No longer sold'});
  const paw = await line
    .locator('span')
    .first()
    .evaluate((box) => {
      const {clipPath, width} = getComputedStyle(box, '::before');
      return {isDrawn: clipPath.startsWith('path('), width};
    });
  expect(paw).toEqual({isDrawn: true, width: '24px'});
});

test('forced colors keep the focus, the chosen option and the free shipping progress visible', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto(flavors.path);
  const tiles = page.getByRole('region', {name: 'Flavor'}).getByRole('link');
  await tiles.last().focus();
  await tabTo(page, page.getByRole('radio', {name: /^One-time purchase/}));

  /* Forced colors remove backgrounds, so the chosen option must differ in something else. */
  const frames = await tiles.evaluateAll((all) =>
    all.map((tile) => {
      const {borderColor, borderWidth, outlineStyle, outlineWidth} = getComputedStyle(tile);
      return {
        isChosen: tile.hasAttribute('aria-current'),
        frame: [borderColor, borderWidth, outlineStyle, outlineWidth].join(),
      };
    }),
  );
  const [chosen, ...more] = frames.filter(({isChosen}) => isChosen);
  expect(more).toEqual([]);
  expect(frames.filter(({frame}) => frame === chosen?.frame)).toEqual([chosen]);

  await addButton(page).click();
  await confirmation(page).getByRole('button', {name: 'Go to Cart'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Shopping Cart'})).toBeVisible();
  await expect(confirmation(page)).toBeHidden();
  const bar = page.getByRole('progressbar');
  expect(
    await bar.evaluate((element) => {
      const {borderTopStyle, color, backgroundColor} = getComputedStyle(element);
      return borderTopStyle === 'solid' && color !== backgroundColor;
    }),
    'the bar has an edge and a colour of its own',
  ).toBe(true);
});
