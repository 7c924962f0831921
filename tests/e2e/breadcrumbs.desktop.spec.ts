import type {Page} from '@playwright/test';
import {PRODUCTS} from './support/journey';
import {readMarkup} from './support/markup';
import {expect, test} from './support/test';
import {expectAnswered, NO_CONSENT} from './support/third-parties';

const {dry, dropship, flavors} = PRODUCTS;

const OWN = ['Home', 'All Products', 'Cat', 'Marlowe Balance', 'Adult', 'Dry Food', dry.title];
const BY_FLAVOR = ['Home', 'All Products', 'Cat', 'Salmon', dry.title];

async function expectTrail(page: Page, labels: readonly string[]): Promise<void> {
  const steps = page.getByRole('navigation', {name: 'Breadcrumb'}).getByRole('listitem');
  await expect(steps).toHaveText(labels.map((label) => new RegExp(`^/?\\s*${label}$`)));
}

declare global {
  interface Window {
    /** Sum of the layout shifts that no user input caused. */
    movedByItself?: number;
  }
}

/** Adds up, on every page from now on, the layout shifts that no user input caused. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {value, hadRecentInput} = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) window.movedByItself = (window.movedByItself ?? 0) + value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => window.movedByItself ?? 0);
}

test("NAV-06 NAV-08 NAV-09 NAV-12 the breadcrumb of a product opened directly is the product's own", async ({
  page,
}) => {
  const trailOf = async (path: string) => {
    const markup = await readMarkup(page, path);
    return markup.evaluate((document) =>
      [...document.querySelectorAll('nav[aria-label="Breadcrumb"] li')].map((step) => ({
        label: step.textContent.replace(/^\//, '').trim(),
        link: step.querySelector('a')?.getAttribute('href'),
      })),
    );
  };
  const trail = await trailOf(dry.path);
  expect(trail.map(({label}) => label)).toEqual(OWN);
  const links = trail.flatMap(({link}) => link ?? []);
  expect(links).toEqual([
    '/',
    '/products',
    '/products/cat/species',
    '/products/cat/brand/marlowe-balance',
    '/products/cat/pet-age/adult-cat-food/',
    '/products/cat/food-form/dry-food',
  ]);
  for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
  expect((await trailOf(dropship.path)).map(({label}) => label)).toEqual([
    'Home',
    'All Products',
    dropship.title,
  ]);
});

test('NAV-07a PDP-07a PDP-07b HOUSE-22d the breadcrumb remembers the shopper’s last list, causes no layout shift when it appears, and ignores invalid stored data', async ({
  page,
}) => {
  const moved = await watchShifts(page);
  await page.goto('/products/cat/flavor/salmon');
  await expectTrail(page, ['Home', 'All Products', 'Cat', 'Salmon']);
  await page.getByRole('article').getByRole('link', {name: dry.title}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(dry.title);
  await expectTrail(page, BY_FLAVOR);

  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 844});
    await page.reload();
    await expectTrail(page, BY_FLAVOR);
    expect(await moved(), `at ${width} px`).toBe(0);
  }
  await page
    .getByRole('navigation', {name: 'Breadcrumb'})
    .getByRole('link', {name: 'Salmon'})
    .click();
  await expect(page).toHaveURL(/\/products\/cat\/flavor\/salmon$/);

  /* A dog food's breadcrumbs don't lead through a cat flavor. */
  await page.goto(flavors.path);
  await expectTrail(page, [
    'Home',
    'All Products',
    'Dog',
    'Marlowe Balance',
    'Adult',
    'Dry Food',
    flavors.title,
  ]);
  await page.goto('/products?health=kidney');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('trail')))
    .toContain('"category":null');
  await page.goto(dry.path);
  await expectTrail(page, OWN);

  await page.evaluate(() =>
    localStorage.setItem(
      'trail',
      JSON.stringify({category: {label: 'Win', url: 'javascript:alert(1)'}, filterLabels: {}}),
    ),
  );
  await page.reload();
  await expectTrail(page, OWN);
});

test('PDP-07b NAV-15 the breadcrumb is the product’s own when storage is blocked', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/products/cat/flavor/salmon');
  await expectTrail(page, ['Home', 'All Products', 'Cat', 'Salmon']);
  await page.goto(dry.path);
  await expectTrail(page, OWN);
  await expectAnswered(page, NO_CONSENT);
});
