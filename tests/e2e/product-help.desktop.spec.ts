import {shopToday} from '~/platform/shop-day';
import {createCustomer} from './support/identity-form';
import {postLogin} from './support/log-in';
import {addButton, expectCartCount, PRODUCTS} from './support/journey';
import {searchField} from './support/search-field';
import {expect, SHARED_BY_PAGES, test} from './support/test';

const {dry, flavors, soldOut, local, donation} = PRODUCTS;

test('PETS-01 PETS-05 PETS-06 PETS-09 PETS-10 PETS-11a PETS-12 PDP-16b a guest’s pet stays in the browser, is warned about and wished a happy birthday once, fills the calculator, which chooses autoship, and moves to the account at login', async ({
  page,
  sandbox,
}) => {
  await page.goto('/pets');
  await page.getByRole('button', {name: 'Save profile'}).click();
  await expect(page.getByRole('group', {name: 'Please fix the following'})).toBeVisible();
  await page.getByLabel('Name').fill('Mo');
  await page.getByLabel('Dog or cat?').selectOption('cat');
  /* A year that has a leap day. */
  await page.getByLabel('Birthday (optional)').fill(shopToday().replace(/^\d+/, '2020'));
  await page.getByLabel('Weight in pounds (optional)').fill('10');
  await page.getByText('Fish', {exact: true}).click();
  await page.getByRole('button', {name: 'Save profile'}).click();
  await expect(page.getByRole('heading', {level: 2, name: 'Mo'})).toBeVisible();
  await expect(page.getByText('Happy birthday, Mo!')).toBeVisible();
  await page.getByRole('link', {name: 'Food for Mo'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Food for Mo'})).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto(dry.path);
  await expect(page.getByText('Check before you buy for Mo')).toBeVisible();
  await expect(page.getByText('Happy birthday, Mo!'), 'once').toHaveCount(0);
  await page.getByText('How much to feed, and how long it lasts').click();
  await expect(page.getByLabel('Pet', {exact: true})).toHaveValue(/./);
  await expect(page.getByLabel('Weight, lb')).toHaveValue('10');
  await expect(page.getByText(/cups? a day/).last()).toBeVisible();
  await page.getByRole('button', {name: /^Deliver every \d+ weeks$/}).click();
  await expect(page.getByRole('radio', {name: /^Autoship/})).toBeChecked();
  await expect(addButton(page)).toHaveText('Add to cart · $20.89');
  await expect(page.getByRole('link', {name: 'Food for Mo'})).toHaveCount(2);

  await postLogin(page.request, await createCustomer(sandbox));
  await page.goto('/account/pets');
  await expect(page.getByRole('heading', {level: 2, name: 'Mo'})).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pets'))).toBeNull();
});

test('ACCT-120 a product page that a customer goes back to knows the pet that was added meanwhile', async ({
  page,
  sandbox,
}) => {
  await postLogin(page.request, await createCustomer(sandbox));
  const read = page.waitForResponse(/pets\.json$/);
  await page.goto(dry.path);
  await (await read).finished();
  await page.getByText('How much to feed, and how long it lasts').click();
  await page.getByRole('link', {name: 'Save a pet profile'}).click();
  await page.getByRole('main').getByRole('link', {name: 'Add a pet'}).click();
  await page.getByLabel('Name').fill('Mo');
  await page.getByLabel('Dog or cat?').selectOption('cat');
  await page.getByRole('button', {name: 'Save profile'}).click();
  await expect(page.getByRole('heading', {level: 2, name: 'Mo'})).toBeVisible();
  for (let steps = 0; !page.url().endsWith(dry.path) && steps < 4; steps += 1) await page.goBack();
  await expect(page.getByText('Fits Mo’s profile.')).toBeVisible();
});

test('PETS-15 a guest is asked before a pet’s profile is deleted', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/pets');
  for (const name of ['Mo', 'Pip']) {
    if (name === 'Pip') await page.getByRole('button', {name: 'Add a pet'}).click();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Dog or cat?').selectOption('cat');
    await page.getByRole('button', {name: 'Save profile'}).click();
  }
  const names = page.getByRole('list', {name: 'Pets'}).getByRole('heading');
  await expect(names).toHaveText(['Mo', 'Pip']);
  await page.getByRole('button', {name: 'Delete Mo'}).dblclick();
  await expect(page.getByRole('heading', {name: 'Delete Mo?'})).toBeVisible();
  await expectAccessible(page, SHARED_BY_PAGES);
  await page.getByRole('button', {name: 'Keep it'}).click();
  await expect(names).toHaveText(['Mo', 'Pip']);
  await page.getByRole('button', {name: 'Delete Mo'}).click();
  await page.getByRole('button', {name: 'Delete profile'}).click();
  await expect(names).toHaveText(['Pip']);
  await page.reload();
  await expect(names).toHaveText(['Pip']);
});

test('PDP-17a a picture is enlarged and moved by keyboard, and passes axe', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(flavors.path);
  const picture = page.getByRole('link', {name: /: front of the pack/});
  await expect(picture).toHaveAttribute('aria-haspopup', 'dialog');
  await picture.focus();
  await page.keyboard.press('Enter');
  const zoom = page.getByRole('dialog', {name: flavors.title});
  const frame = zoom.getByRole('group', {name: 'Enlarged picture'});
  await frame.focus();
  await page.keyboard.press('+');
  await expect(zoom.getByText('150%')).toBeVisible();
  await zoom.getByRole('button', {name: 'Zoom in'}).click();
  await expect(zoom.getByText('225%')).toBeVisible();
  await expect
    .poll(() => frame.evaluate((box) => box.scrollHeight > box.clientHeight * 2))
    .toBe(true);
  await page.keyboard.press('0');
  await expect(zoom.getByText('100%')).toBeVisible();
  await zoom.getByRole('button', {name: 'Next picture'}).click();
  await expect(zoom.getByText('Picture 2 of 5')).toBeVisible();
  await expectAccessible(page, SHARED_BY_PAGES);
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await expect(picture).toBeFocused();
});

test('PDP-15a PDP-15b PDP-15c PDP-21 a sold-out product offers alternatives without naming the zip, one that is out of stock here names it, and a donation has amounts', async ({
  page,
  context,
  shop,
}) => {
  await page.goto(soldOut.path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {name: 'Similar and in stock'})).toBeVisible();
  await expect(main.getByRole('button', {name: 'Email me when it’s back'})).toBeVisible();
  await expect(main.getByRole('radio')).toHaveCount(0);
  await expect(main.getByText(/Not in stock for/)).toHaveCount(0);

  await page.goto(donation.path);
  await expect(main.getByRole('region', {name: 'Amount'}).getByRole('link')).toHaveText([
    '$5',
    '$10',
    '$25',
  ]);
  await expect(main.getByText('Nothing ships.', {exact: false}).first()).toBeVisible();

  await context.addCookies([{name: 'user_location', value: '96813::HOME', url: shop.consumer}]);
  await page.goto(local.path);
  await expect(main.getByText('Not in stock for 96813').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('PDP-17a two fingers enlarge a picture around the point between them', async ({page}) => {
    await page.goto(flavors.path);
    await page.getByRole('link', {name: /: front of the pack/}).tap();
    const frame = page.getByRole('group', {name: 'Enlarged picture'});
    const picture = frame.getByRole('img');
    await expect(picture).toBeVisible();
    const box = await picture.boundingBox();
    if (!box) throw new Error('the picture has no box');
    const middle = {x: box.x + box.width * 0.6, y: box.y + box.height * 0.6};
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', distance: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [-distance, distance].map((by) => ({x: middle.x + by, y: middle.y})),
      });
    await touch('touchStart', 30);
    await touch('touchMove', 31);
    for (const distance of [50, 70, 93]) await touch('touchMove', distance);
    await devtools.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    await expect(page.getByText('300%')).toBeVisible();
    const enlarged = await picture.boundingBox();
    if (!enlarged) throw new Error('the enlarged picture has no box');
    expect(enlarged.width).toBeCloseTo(box.width * 3, 0);
    expect((middle.x - enlarged.x) / enlarged.width, 'across').toBeCloseTo(0.6, 2);
    expect((middle.y - enlarged.y) / enlarged.height, 'down').toBeCloseTo(0.6, 2);
  });

  test('PDP-19a PDP-19b PDP-19c the bar adds to the cart while the button is out of view, and the header comes back on the way up', async ({
    page,
  }) => {
    await page.goto(dry.path);
    const bar = page.getByRole('button', {name: 'Add to cart', exact: true});
    await expect(bar).toBeVisible();
    await addButton(page).scrollIntoViewIfNeeded();
    await expect(addButton(page)).toBeInViewport({ratio: 1});
    await expect(bar).toHaveCount(0);

    await page.getByRole('heading', {name: 'Reviews'}).scrollIntoViewIfNeeded();
    await expect(searchField(page)).not.toBeInViewport();
    await expect(bar).toBeVisible();
    await page.evaluate(() => scrollBy({top: -200}));
    await expect(searchField(page)).toBeInViewport({ratio: 1});

    await page.evaluate(() => scrollTo({top: document.body.scrollHeight}));
    await expect(bar).toBeVisible();
    const [footer, button] = await Promise.all([
      page.getByRole('contentinfo').boundingBox(),
      bar.boundingBox(),
    ]);
    if (!footer || !button) throw new Error('the footer or the bar has no box');
    expect(footer.y + footer.height).toBeLessThan(button.y);
    await bar.click();
    await expectCartCount(page, 1);
  });
});
