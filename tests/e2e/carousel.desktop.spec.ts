import type {Page} from '@playwright/test';
import {expect, test} from './support/test';

const LABEL = 'Best sellers';

function parts(page: Page, label = LABEL) {
  const root = page.getByRole('region', {name: label});
  const button = (name: string) => root.getByRole('button', {name: `${name}: ${label}`});
  return {
    root,
    track: root.getByRole('list', {name: label}),
    slides: root.locator('[data-carousel-slide]'),
    previous: button('Previous'),
    next: button('Next'),
    pause: button('Pause'),
    play: button('Play'),
  };
}

/** The 1-based slide at the left edge of the track. */
async function slideInView(page: Page): Promise<number> {
  return parts(page).track.evaluate((track) => {
    const left = track.getBoundingClientRect().left;
    const distances = [...track.children].map((slide) =>
      Math.abs(slide.getBoundingClientRect().left - left),
    );
    return distances.indexOf(Math.min(...distances)) + 1;
  });
}

/** Opens the home page with its carousel in view and hydrated, and the clock paused. */
async function openWithPausedClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  const {root, previous} = parts(page);
  await root.scrollIntoViewIfNeeded();
  /* The carousel loops at this width, so the button is enabled once its behavior script runs. */
  await expect(previous).toBeEnabled();
  await root.hover({position: {x: 5, y: 5}});
  await page.clock.pauseAt(Date.now() + 3_600_000);
  /* Finishes a move in progress. Moving the mouse away then restarts the autoplay timer. */
  await page.clock.runFor(1_000);
  await page.mouse.move(0, 0);
}

test('CARD-34 CARD-35 CARD-44 slides per view follow the width of the carousel, 12 px apart', async ({
  page,
}) => {
  await page.goto('/');
  const {root, slides} = parts(page);
  await expect(root.getByRole('link', {name: /^See all/})).toHaveAttribute('href', '/products');
  for (const {width, perView} of [
    {width: 300, perView: 2},
    {width: 779, perView: 2},
    {width: 780, perView: 2},
    {width: 959, perView: 2},
    {width: 960, perView: 2.5},
    {width: 1199, perView: 2.5},
    {width: 1200, perView: 3},
  ]) {
    await root.evaluate((element, px) => {
      element.style.width = `${px}px`;
    }, width);
    const [first, second] = await slides.evaluateAll((all) =>
      all.slice(0, 2).map((slide) => slide.getBoundingClientRect()),
    );
    if (!first || !second) throw new Error('there are not two slides');
    expect(second.left - first.right, `space at ${width}`).toBeCloseTo(12, 0);
    expect((width + 12) / (first.width + 12), `slides per view at ${width}`).toBeCloseTo(
      perView,
      1,
    );
  }
});

test('the carousel stays still without a play control under reduced motion, and loops at both ends on a wide screen', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.clock.install();
  await page.goto('/');
  const {root, track, slides, next, previous, pause, play} = parts(page);
  await root.scrollIntoViewIfNeeded();
  await expect(previous).toBeEnabled();
  await expect(play.or(pause)).toHaveCount(0);
  const scrolled = () => track.evaluate((element) => element.scrollLeft);
  await page.clock.runFor(20_000);
  expect(await scrolled()).toBe(0);
  await next.click();
  await page.clock.runFor(50);
  expect(await scrolled(), 'moves at once').toBeGreaterThan(300);
  await previous.click();

  await test.step('it loops on a wide screen and stops at the ends on a narrow one', async () => {
    const count = await slides.count();
    const at = (slide: number) => expect.poll(() => slideInView(page)).toBe(slide);
    await previous.click();
    await at(count - 2);
    await expect(page.getByRole('status')).toHaveText(`${LABEL}: ${count - 2} / ${count}`);
    await next.click();
    await at(1);

    await page.setViewportSize({width: 1100, height: 800});
    await expect(previous).toBeDisabled();
    await next.click();
    await at(2);
    await previous.click();
    await at(1);
    await expect(previous).toBeDisabled();
  });
});

test('CARD-33 the carousel advances every 5000 ms, and pauses on hover, focus and the pause button', async ({
  page,
}) => {
  await openWithPausedClock(page);
  const {root, pause, play, next} = parts(page);
  const at = (slide: number) => expect.poll(() => slideInView(page)).toBe(slide);
  const start = await slideInView(page);

  await page.clock.runFor(4_999);
  await at(start);
  await page.clock.runFor(1);
  await page.clock.runFor(1_000);
  await at(start + 1);
  await root.hover({position: {x: 5, y: 5}});
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_000);
  await page.clock.runFor(1_000);
  await at(start + 2);

  await root.hover({position: {x: 5, y: 5}});
  await page.clock.runFor(30_000);
  await at(start + 2);
  await next.focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(30_000);
  await at(start + 2);

  await page.getByRole('main').focus();
  await pause.click();
  await page.getByRole('main').focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(30_000);
  await at(start + 2);

  await play.click();
  await page.getByRole('main').focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_000);
  await page.clock.runFor(1_000);
  await at(start + 3);
});

test('the carousel still scrolls when its behavior script fails to load', async ({
  page,
  problems,
}) => {
  problems.allow(/^(request failed: GET|console error: Failed to load resource).*slider-behavior/);
  let lost = 0;
  await page.route('**/assets/slider-behavior-*.js', (route) => {
    lost += 1;
    return route.abort('connectionfailed');
  });
  await page.goto('/');
  const {root, track} = parts(page);
  await root.scrollIntoViewIfNeeded();
  await expect.poll(() => lost).toBeGreaterThan(0);
  await track.evaluate((row) => row.scrollTo({left: row.scrollWidth}));
  await expect.poll(() => track.evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
});
