import {topLink, menuButton, phoneMenu} from './support/menu';
import {expectVisibleFocus, tabTo} from './support/keyboard';
import {expect, test} from './support/test';

/** One link that only the dog menu has, and one that only the cat menu has. */
const DOG_LINK = 'Large breeds';
const CAT_LINK = 'Hairballs';

test('SITE-01a SITE-01c UI-11 UI-12 hovering opens one menu at a time, and leaving, a press elsewhere or navigating closes it', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/faq');
  const main = page.getByRole('navigation', {name: 'Main'});
  await topLink(page, 'Dog').hover();
  await expect(main.getByRole('link', {name: DOG_LINK})).toBeVisible();
  await expect(menuButton(page, 'Dog')).toHaveAttribute('aria-expanded', 'true');

  await main.getByRole('link', {name: DOG_LINK}).hover();
  await topLink(page, 'Cat').hover();
  await expect(main.getByRole('link', {name: CAT_LINK})).toBeVisible();
  await expect(main.getByRole('link', {name: DOG_LINK})).toHaveCount(0);

  await topLink(page, 'Autoship').hover();
  await expect(main.getByRole('link', {name: CAT_LINK})).toHaveCount(0);

  /* The button does not close a menu that hover has just opened: a shopper may press before noticing the menu. */
  await topLink(page, 'Dog').hover();
  await expect(main.getByRole('link', {name: DOG_LINK})).toBeVisible();
  await menuButton(page, 'Dog').click();
  await expect(main.getByRole('link', {name: DOG_LINK})).toBeVisible();
  await menuButton(page, 'Dog').click();
  await expect(main.getByRole('link', {name: DOG_LINK})).toHaveCount(0);

  const dog = menuButton(page, 'Dog');
  await dog.click();
  await expect(dog).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, 'main, footer');
  await page.mouse.click(5, 790);
  await expect(dog).toHaveAttribute('aria-expanded', 'false');

  await dog.click();
  await main.getByRole('link', {name: DOG_LINK}).click();
  await expect(page).toHaveURL('/products/dog/breed-size/large');
  await expect(dog).toHaveAttribute('aria-expanded', 'false');
});

test('SITE-01b a menu is opened, walked through and closed by keyboard', async ({page}) => {
  await page.goto('/faq');
  const main = page.getByRole('navigation', {name: 'Main'});
  const dog = menuButton(page, 'Dog');
  const inDog = main.getByRole('link', {name: DOG_LINK});
  await topLink(page, 'Dog').focus();
  await tabTo(page, dog);
  await page.keyboard.press('Enter');
  await expect(dog).toHaveAttribute('aria-expanded', 'true');
  await expect(inDog).toBeVisible();
  await tabTo(page, inDog);

  await page.keyboard.press('Escape');
  await expect(inDog).toHaveCount(0);
  await expect(dog).toBeFocused();
  await expect(dog).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Space');
  await expect(inDog).toBeVisible();
  await page.keyboard.press('Space');
  await expect(inDog).toHaveCount(0);

  await page.keyboard.press('Enter');
  await tabTo(page, topLink(page, 'Cat'));
  await expect(inDog, 'the focus has gone on').toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(menuButton(page, 'Cat')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/cat/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(menuButton(page, 'Cat')).toHaveAttribute('aria-expanded', 'false');
});

test('SITE-01b UI-11 UI-12 hovering over other menus leaves the menu with keyboard focus open', async ({
  page,
}) => {
  await page.goto('/faq');
  const main = page.getByRole('navigation', {name: 'Main'});
  const inDog = main.getByRole('link', {name: DOG_LINK});
  const inCat = main.getByRole('link', {name: CAT_LINK});
  await menuButton(page, 'Dog').focus();
  await page.keyboard.press('Enter');
  await expect(inDog).toBeVisible();
  await tabTo(page, inDog);
  await topLink(page, 'Cat').hover();
  await page.waitForTimeout(600);
  await page.getByRole('main').hover();
  await page.waitForTimeout(600);
  await expect(inDog).toBeFocused();
  await expect(inCat).toHaveCount(0);

  await page.keyboard.press('Escape');
  await topLink(page, 'Cat').hover();
  await expect(inCat, 'the pointer counts again').toBeVisible();
});

const MENUS = '**/menus.json';

test.describe('on a good connection', () => {
  test.use({loadsAhead: true});

  test('SITE-11a the menus load once, after the page and before one is opened', async ({page}) => {
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/menus.json')) requests += 1;
    });
    const loaded = page.waitForResponse(MENUS);
    await page.goto('/faq');
    await loaded;
    await menuButton(page, 'Dog').click();
    const main = page.getByRole('navigation', {name: 'Main'});
    await expect(main.getByRole('link', {name: DOG_LINK})).toBeVisible();
    await menuButton(page, 'Cat').click();
    await expect(main.getByRole('link', {name: CAT_LINK})).toBeVisible();
    expect(requests).toBe(1);
  });
});

test('SITE-11c a menu that can’t be loaded leads to its section’s page, and opening it again loads it', async ({
  page,
  problems,
  expectAccessible,
}) => {
  problems.allow(/menus\.json|ERR_CONNECTION_FAILED/);
  await page.route(MENUS, (route) => route.abort('connectionfailed'));
  await page.goto('/faq');
  const main = page.getByRole('navigation', {name: 'Main'});
  const dog = menuButton(page, 'Dog');
  await dog.click();
  await expect(main.getByRole('link', {name: 'See all Dog'})).toBeVisible();
  await expectAccessible(page, 'main, footer');
  await page.setViewportSize({width: 390, height: 844});
  await phoneMenu(page).button.click();
  await expect(topLink(page, 'Dog')).toHaveAttribute('href', '/products/dog');

  await page.unroute(MENUS);
  await page.setViewportSize({width: 1280, height: 800});
  await dog.click();
  await expect(main.getByRole('link', {name: DOG_LINK})).toBeVisible();
});

test.describe('by touch', () => {
  test.use({hasTouch: true});

  test('SITE-01a SITE-01c SITE-02a HOUSE-18a the first tap opens a menu; in a narrow window one menu holds all levels, and Escape, a press elsewhere or navigating closes it', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/faq');
    const dog = menuButton(page, 'Dog');
    await dog.tap();
    await expect(dog).toHaveAttribute('aria-expanded', 'true');
    await menuButton(page, 'Learn').tap();
    await expect(dog).toHaveAttribute('aria-expanded', 'false');
    await expect(menuButton(page, 'Learn')).toHaveAttribute('aria-expanded', 'true');
    await topLink(page, 'Learn').tap();
    await expect(topLink(page, 'Learn')).toHaveAttribute('aria-current', 'page');

    await page.setViewportSize({width: 390, height: 844});
    const main = page.getByRole('navigation', {name: 'Main'});
    const {button, item} = phoneMenu(page);
    await button.click();
    await item('Dog').click();
    await expect(main.getByRole('link', {name: DOG_LINK})).toBeVisible();
    await expectAccessible(page, 'main, footer');

    await main.getByRole('link', {name: DOG_LINK}).focus();
    await page.keyboard.press('Escape');
    await expect(main).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await expect(main).toBeVisible();
    await page.getByRole('contentinfo').getByText('Marlowe').first().click();
    await expect(main).toBeHidden();

    await button.click();
    await item('Cat').click();
    await main.getByRole('link', {name: 'See all Cat'}).click();
    await expect(page).toHaveURL('/products/cat');
    await expect(main).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('SITE-01d SITE-02b without scripts the top links work, no dead button is shown, and in a narrow window the menu opens', async ({
    page,
  }) => {
    await page.goto('/faq');
    await expect(topLink(page, 'Dog')).toBeVisible();
    await expect(menuButton(page, 'Dog')).toHaveCount(0);
    await topLink(page, 'Autoship').click();
    await expect(page).toHaveURL('/autoship');

    await page.setViewportSize({width: 390, height: 844});
    await expect(topLink(page, 'Learn')).toBeHidden();
    await phoneMenu(page).button.click();
    await topLink(page, 'Learn').click();
    await expect(page).toHaveURL('/about');
  });
});
