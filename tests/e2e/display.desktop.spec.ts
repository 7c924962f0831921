import type {Page} from '@playwright/test';
import {addAndGoToCart, attest, addButton, confirmation, PRODUCTS} from './support/journey';
import {tabTo} from './support/keyboard';
import {expect, test} from './support/test';

const {dry, flavors, prescription} = PRODUCTS;

/** How much wider the page is than the window, in px. */
async function overhang(page: Page): Promise<number> {
  /* Before its styles are there, a page has another width. */
  await page.waitForLoadState();
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

test.describe('at 320 px', () => {
  test.use({viewport: {width: 320, height: 640}});

  test('no page has to be scrolled sideways', async ({page, problems, sandbox}) => {
    problems.allow(/404|422/);
    const narrow = () => expect.soft(overhang(page), page.url()).resolves.toBeLessThanOrEqual(0);
    for (const path of ['/', '/products', flavors.path, '/cart', '/a-path-that-is-not-there']) {
      await page.goto(path);
      await narrow();
    }
    await page.goto(prescription.path);
    await addButton(page).click();
    await expect(confirmation(page)).toBeVisible();
    await narrow();
    await confirmation(page).getByRole('button', {name: 'Go to Cart'}).click();
    await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
    await expect(page.getByRole('group', {name: 'Please check these answers'})).toBeVisible();
    await narrow();
    await attest(page);
    await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
    await expect(page.getByRole('button', {name: 'Pay now'})).toBeVisible();
    await narrow();
    await page.goto('/shelter/autoship-required-login');
    await narrow();
    await page.goto(`${sandbox.origin}/`);
    await narrow();
  });
});

test('forced colours keep the focus, the choices and the way to free shipping visible', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto(flavors.path);
  await tabTo(page, page.getByRole('radio', {name: /^One-time purchase/}));

  /* Backgrounds are gone in forced colours: what is chosen must differ by something else. */
  const frame = (name: RegExp) =>
    page
      .getByRole('region', {name: 'Flavor'})
      .getByRole('link', {name})
      .evaluate((tile) => {
        const {borderColor, borderWidth, outlineStyle, outlineWidth} = getComputedStyle(tile);
        return [borderColor, borderWidth, outlineStyle, outlineWidth].join();
      });
  const flavorsShown = page.getByRole('region', {name: 'Flavor'}).getByRole('link');
  await expect(flavorsShown.filter({hasText: 'Lamb'})).toBeVisible();
  const chosen = page.getByRole('region', {name: 'Flavor'}).locator('[aria-current]');
  expect(await frame(new RegExp(`^${(await chosen.innerText()).trim()}`))).not.toBe(
    await frame(/^Lamb/),
  );

  await addAndGoToCart(page, dry.path);
  const bar = page.getByRole('progressbar');
  expect(
    await bar.evaluate((element) => {
      const {borderTopStyle, color, backgroundColor} = getComputedStyle(element);
      return borderTopStyle === 'solid' && color !== backgroundColor;
    }),
    'the bar has an edge and a colour of its own',
  ).toBe(true);
});

test('with reduced motion the carousel stands still, and has no play control', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.clock.install();
  await page.goto('/');
  const carousel = page.getByRole('region', {name: 'Best sellers'});
  const track = carousel.getByRole('list').first();
  await carousel.scrollIntoViewIfNeeded();
  const next = carousel.getByRole('button', {name: 'Next: Best sellers'});
  await expect(carousel.getByRole('button', {name: 'Previous: Best sellers'})).toBeEnabled();
  await expect(carousel.getByRole('button', {name: /^(Play|Pause)/})).toHaveCount(0);
  await page.clock.runFor(20_000);
  expect(await track.evaluate((element) => element.scrollLeft)).toBe(0);

  await next.click();
  await page.clock.runFor(50);
  expect(await track.evaluate((element) => element.scrollLeft), 'moves at once').toBeGreaterThan(
    300,
  );
});
