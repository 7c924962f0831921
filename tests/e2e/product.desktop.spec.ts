import type {Locator, Page} from '@playwright/test';
import {addButton, expectCartCount, PRODUCTS} from './support/journey';
import {tabTo} from './support/keyboard';
import {expect, test} from './support/test';

const {dry, flavors} = PRODUCTS;

function choice(page: Page, option: string, value: string): Locator {
  return page.getByRole('region', {name: option}).getByRole('link', {name: value});
}

test('CARD-24 CARD-25 CARD-29 CART-44 choosing options, also by keyboard, changes picture, price, stock and address, and never leads to a dead end', async ({
  page,
}) => {
  await page.goto(flavors.path);
  const picture = page.getByRole('main').getByRole('img').first();
  const atVariant = (path: string) => expect(page).toHaveURL(new RegExp(`/${path}\\?sku=\\S+$`));
  /* The address changes a moment before the content. */
  const choose = async (option: string, value: string) => {
    await choice(page, option, value).click();
    await expect(choice(page, option, value)).toHaveAttribute('aria-current', 'true');
  };
  await page.getByRole('link', {name: 'Picture 1 of 5'}).focus();
  await tabTo(page, page.getByRole('link', {name: 'Picture 2 of 5'}));
  await page.keyboard.press('Enter');
  await expect(page.locator('a[aria-current][href^="#picture"]')).toHaveAccessibleName(
    'Picture 2 of 5',
  );
  const lamb = choice(page, 'Flavor', 'Lamb');
  await tabTo(page, lamb);
  await page.keyboard.press('Enter');
  await atVariant('lamb/15-lb');
  await expect(lamb).toHaveAttribute('aria-current', 'true');
  await expect(lamb, 'the focus stays where it is').toBeFocused();
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

  /* From an unavailable variant every other choice is one click away, also after Back. */
  await choose('Size', '15 lb');
  await expect(addButton(page)).toHaveText('Add to cart · $40.49');
  await page.reload();
  await expect(addButton(page)).toHaveText('Add to cart · $40.49');
  await expect(choice(page, 'Flavor', 'Beef')).toHaveAttribute('aria-current', 'true');
});

test('HOUSE-73 another size keeps the quantity, the purchase option and what the feeding calculator was told', async ({
  page,
}) => {
  await page.goto(flavors.path);
  await page.getByText('How much to feed, and how long it lasts').click();
  const weight = page.getByLabel('Weight, lb');
  await weight.fill('60');
  await page.getByText(/^Autoship, save/).click();
  await page.getByLabel('Deliver', {exact: true}).selectOption({label: 'Every 6 weeks'});
  await page
    .getByRole('button', {name: `Increase Quantity of ${flavors.title}`})
    .first()
    .click();
  await choice(page, 'Size', '30 lb').click();
  await expect(page).toHaveTitle(/30 lb/);
  await expect(page.getByRole('radio', {name: /^Autoship/})).toBeChecked();
  await expect(page.getByLabel('Deliver', {exact: true}).locator(':checked')).toHaveText(
    'Every 6 weeks',
  );
  await expect(page.getByLabel(`Quantity of ${flavors.title}`, {exact: true}).first()).toHaveValue(
    '2',
  );
  await expect(weight).toHaveValue('60');
  await expect(page.getByText(/This lasts about/)).toBeVisible();
});

test('PDP-13 choosing another variant keeps the scroll position and the focus', async ({page}) => {
  await page.goto(flavors.path);
  const size = choice(page, 'Size', '30 lb');
  await size.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 120);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBeGreaterThan(0);
  const before = await scrolled();
  await size.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/30-lb\?sku=\S+$/);
  /* The choice shows at once; the title changes with the page. */
  await expect(page).toHaveTitle(/30 lb/);
  expect(await scrolled()).toBe(before);
  await expect(size).toBeFocused();
});

test('PDP-09a PDP-09b PDP-09c a size chosen while a flavor is loading is a size of that flavor, and nothing can be added meanwhile', async ({
  page,
}) => {
  await page.goto(flavors.path);
  await page.route(/\/lamb\/15-lb\.data\?/, () => {
    /* Never responds. */
  });
  const asked = page.waitForRequest(/\/lamb\/15-lb\.data\?/);
  await choice(page, 'Flavor', 'Lamb').click();
  await asked;
  await expect(choice(page, 'Flavor', 'Lamb')).toHaveAttribute('aria-current', 'true');
  await expect(addButton(page)).toBeDisabled();
  await addButton(page).click({force: true});
  await page
    .getByRole('textbox', {name: `Quantity of ${flavors.title}`})
    .first()
    .press('Enter');
  await choice(page, 'Size', '30 lb').click();
  await expect(page).toHaveURL(/\/lamb\/30-lb\?sku=MB-DCTA-LMB-30$/);
  await expect(addButton(page)).toHaveText('Add to cart · $59.49');
  await expectCartCount(page, 0);
});

test('PDP-06b PDP-11a PDP-11b PDP-12 a product page shows its one-time and autoship price, limits its quantity, and moves pictures by thumbnails and arrow keys', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(dry.path);
  await expect(page.getByRole('main').getByRole('heading', {name: 'Reviews'})).toBeVisible();
  await test.step('its quantity accepts digits within its limits', async () => {
    const field = page.getByRole('textbox', {name: `Quantity of ${dry.title}`}).first();
    const less = page.getByRole('button', {name: `Decrease Quantity of ${dry.title}`}).first();
    const more = page.getByRole('button', {name: `Increase Quantity of ${dry.title}`}).first();
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

    const most = 'You can order up to 10.';
    const least = 'The minimum is 1.';
    for (const {typed, becomes, note} of [
      {typed: ['Backspace'], becomes: '1', note: ''},
      {typed: ['0'], becomes: '1', note: least},
      {typed: ['1', '1'], becomes: '10', note: most},
      {typed: ['9', '9', '9', '9'], becomes: '10', note: most},
      {typed: ['4'], becomes: '4', note: ''},
    ]) {
      await type(typed);
      await field.blur();
      await expect(field).toHaveValue(becomes);
      await expect(field).toHaveAccessibleDescription(note);
      if (note) await expect(page.getByRole('status').filter({hasText: note})).toBeAttached();
    }
    for (const left of ['3', '2', '1']) {
      await less.click();
      await expect(field).toHaveValue(left);
    }
    await expect(less).toBeDisabled();
    await expect(less, 'the focus stays').toBeFocused();
  });
  await test.step('one-time is preselected, and autoship costs 5 % less', async () => {
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
  await test.step('switching to autoship lowers the quantity and says so', async () => {
    const field = page.getByRole('textbox', {name: `Quantity of ${dry.title}`}).first();
    await page.getByText('One-time purchase').click();
    await field.fill('9');
    await field.blur();
    await expect(field).toHaveValue('9');
    await page.getByText('Autoship, save 5%').click();
    await expect(field).toHaveValue('5');
    const note = 'You can order up to 5.';
    await expect(field).toHaveAccessibleDescription(note);
    await expect(page.getByRole('status').filter({hasText: note})).toBeAttached();
    await field.fill('1');
    await field.blur();
  });

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

test('PDP-02a unit price, item number, ingredients and title follow the variant, and Back leaves the product', async ({
  page,
}) => {
  await page.goto('/products/slow-simmered-supper');
  const pages = () => page.evaluate(() => history.length);
  const before = await pages();
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
  expect(await pages(), 'Back leaves the product').toBe(before);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('PDP-06a the pictures can be swiped', async ({page}) => {
    await page.goto(dry.path);
    const track = page.getByRole('list', {name: 'Picture', exact: true});
    await track.scrollIntoViewIfNeeded();
    const {x = 0, y = 0, width = 0, height = 0} = (await track.boundingBox()) ?? {};
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: share === undefined ? [] : [{x: x + width * share, y: y + height / 2}],
      });
    await touch('touchStart', 0.9);
    for (let share = 0.85; share > 0.2; share -= 0.05) await touch('touchMove', share);
    await touch('touchEnd');
    await expect(page.locator('a[aria-current][href^="#picture"]')).toHaveAccessibleName(
      'Picture 2 of 5',
    );
  });
});

test('PDP-23 a link that editors write into a product’s story is followed within the page', async ({
  page,
}) => {
  await page.goto(dry.path);
  const questions = page.getByRole('main').getByRole('heading', {name: 'Questions and answers'});
  await questions.evaluate((heading) => {
    const link = Object.assign(document.createElement('a'), {
      href: '/shipping',
      textContent: 'how we ship',
    });
    heading.after(link);
    document.documentElement.id = 'same-document';
  });
  await page.getByRole('link', {name: 'how we ship'}).click();
  await expect(page).toHaveURL('/shipping');
  await expect(page.locator('html')).toHaveId('same-document');
});

test('PDP-24 UI-41 on phones the compare bar is above the buy bar, which stays low with text at 200 %', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(dry.path);
  await page
    .getByRole('button', {name: /^Compare/})
    .first()
    .click();
  await page.mouse.wheel(0, 4000);
  const bar = page.locator('.buy-bar');
  const tray = page.getByRole('complementary', {name: 'Your picks'});
  for (const text of ['100%', '200%']) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    await expect(bar).toBeVisible();
    const [{y: top, height}, picks] = [await boxOf(bar), await boxOf(tray)];
    expect(picks.y + picks.height, text).toBeLessThanOrEqual(top);
    expect(height, text).toBeLessThanOrEqual(844 / 7);
  }
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('not rendered');
  return box;
}
