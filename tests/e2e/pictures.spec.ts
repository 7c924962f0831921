import type {Locator, Page} from '@playwright/test';
import {addToCart} from './support/fill-cart';
import {holdRequests} from './support/held-requests';
import {PRODUCTS} from './support/journey';
import {expect, test} from './support/test';

/** Widths in device pixels for the screens 320, 640, 768, 1024, 1280 and 1536 at densities 1 and 2. */
const WIDTHS = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072];
const HIGHEST_DENSITY = 2;

interface Shift {
  value: number;
  /** HTML of the elements that moved, for failure messages. */
  moved: string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Runs in the page before its own scripts: records layout shifts that no user input caused. */
function watchShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: {node: Node | null}[];
  }
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const {value, hadRecentInput, sources} of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({node}) =>
        (node instanceof Element ? node.outerHTML : '').slice(0, 120),
      );
      if (!hadRecentInput) window.shifts.push({value, moved});
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/** Scrolls through the page, so that lazy images load. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await frame();
      await frame();
    }
  });
}

/** Counts the pictures that are not loaded, except those in a carousel beyond the right edge. */
function countMissing(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.images].filter(
        (image) => !image.complete && image.getBoundingClientRect().left < window.innerWidth,
      ).length,
  );
}

test('HOUSE-20b UI-17 UI-18 UI-19 UI-34 every picture comes as webp, wide enough for its place at each density, and nothing moves', async ({
  page,
  context,
  shop,
  isMobile,
}) => {
  await addToCart(page.request, {dry: 1});
  /* As on a second visit: the privacy manager's answer changes nothing. */
  await context.addCookies([{name: 'consent', value: 'none', url: shop.consumer}]);
  await page.addInitScript(watchShifts);
  const pictures = await holdRequests(page, '**/cdn/**');
  const typeface = await holdRequests(page, '**/*.woff2');
  /* On a phone, lists and the cart show the same cards as the home page, stacked. */
  const lists = isMobile ? [] : ['/products/dog', '/products/dog/health/joint', '/cart'];
  const paths = [...lists, '/', PRODUCTS.flavors.path];
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      /* The font arrives late, and pictures even later. */
      await typeface.release();
      await page.evaluate(() => document.fonts.ready);
      await pictures.release();
      await scrollThrough(page);
      await expect.poll(() => countMissing(page)).toBe(0);
      expect(await page.evaluate(() => window.shifts), 'what moved').toEqual([]);

      const images = await page.locator('main img:not([src$=".svg"])').evaluateAll((found) =>
        found
          .filter((image) => image instanceof HTMLImageElement)
          .map((image) => {
            const {currentSrc, src, srcset, sizes, naturalWidth, width, height} = image;
            const ratio =
              Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
            /* A picture that fills a taller box is as wide as the box's height requires, and cropped. */
            const isCropped = getComputedStyle(image).objectFit === 'cover';
            const drawnWidth = isCropped ? Math.max(width, height * ratio) : width;
            return {
              currentSrc,
              src,
              srcset,
              shownWidth: width,
              neededWidth: Math.floor(drawnWidth * devicePixelRatio),
              hasSize: (sizes !== '' || srcset === '') && width > 0 && height > 0,
              isLoaded: naturalWidth > 0,
            };
          }),
      );
      expect(images.length).toBeGreaterThan(0);
      for (const {currentSrc, src, srcset, shownWidth, neededWidth, hasSize, isLoaded} of images) {
        expect(hasSize, currentSrc).toBe(true);
        expect(isLoaded || currentSrc === '', currentSrc).toBe(true);
        if (srcset === '') {
          /* A card: one width that is enough for the highest density. */
          const query = new URL(src).searchParams;
          expect(query.get('format')).toBe('webp');
          expect(Number(query.get('width')) >= shownWidth * HIGHEST_DENSITY, src).toBe(true);
          continue;
        }
        const candidates = srcset.split(', ').map((candidate) => candidate.split(' '));
        const widths = WIDTHS.slice(0, candidates.length);
        expect(candidates.map(([, width]) => width)).toEqual(widths.map((width) => `${width}w`));
        const largest = widths.at(-1) ?? 0;
        expect(largest >= shownWidth * HIGHEST_DENSITY, currentSrc).toBe(true);
        if (isLoaded) {
          const loaded = Number(new URL(currentSrc).searchParams.get('width'));
          expect(loaded, currentSrc).toBeGreaterThanOrEqual(Math.min(neededWidth, largest));
        }
        for (const [url = '', width = ''] of candidates) {
          const query = new URL(url).searchParams;
          expect(query.get('format')).toBe('webp');
          expect(`${query.get('width')}w`).toBe(width);
        }
      }
    });
    pictures.hold();
  }
});

test('SITE-06e the footer keeps its height without its picture', async ({page, problems}) => {
  problems.allow(/payment-cards/);
  const footer = page.getByRole('contentinfo');
  const picture = footer.getByRole('img', {name: /^We take Visa/});
  const heightWithPicture = async (isLoaded: boolean) => {
    await page.goto('/faq');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    const naturalWidth = await picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
    expect(naturalWidth > 0).toBe(isLoaded);
    await expect(picture).toHaveJSProperty('clientHeight', 24);
    return (await footer.boundingBox())?.height;
  };
  const height = await heightWithPicture(true);
  await page.route('**/payment-cards.svg', (route) => route.abort());
  expect(await heightWithPicture(false)).toBe(height);
});

test.describe('pictures of cards below the view', () => {
  const pictureOf = (page: Page, index: number) =>
    page.getByRole('main').getByRole('article').nth(index).locator('img');
  const isLoaded = (picture: Locator) =>
    picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

  test.describe('on a very slow connection', () => {
    test.use({loadsAhead: false});

    test('NAV-41 each loads when it comes into view', async ({page}) => {
      await page.goto('/products/dog');
      await expect.poll(() => isLoaded(pictureOf(page, 0))).toBe(true);
      await page.waitForLoadState('networkidle');
      const picture = pictureOf(page, 12);
      expect(await isLoaded(picture)).toBe(false);
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => isLoaded(picture)).toBe(true);
    });
  });

  test.describe('on a good connection', () => {
    test.use({loadsAhead: true});

    test('NAV-41 they load one second after the page', async ({page}) => {
      await page.clock.install();
      await page.goto('/products/dog');
      await expect.poll(() => isLoaded(pictureOf(page, 0))).toBe(true);
      expect(await isLoaded(pictureOf(page, 6))).toBe(false);
      await page.clock.runFor(1000);
      await expect.poll(() => isLoaded(pictureOf(page, 6))).toBe(true);
    });
  });
});
