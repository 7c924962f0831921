import type {Locator, Page} from '@playwright/test';
import {holdRequests} from './support/held-requests';
import {addButton, confirmation, expectCartCount, PRODUCTS} from './support/journey';
import {expect, test} from './support/test';

const {dry, treat} = PRODUCTS;
const CHANGE = '**/cart/change';

async function addAndConfirm(page: Page): Promise<Locator> {
  await addButton(page).click();
  const dialog = confirmation(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

test('CART-37 CART-38 CART-39 CART-70 a failed add is announced politely, the next one works, and every way of closing the dialog returns the focus', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/cart\/change|ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(treat.path);
  const dialog = confirmation(page);
  const add = addButton(page);
  const message = /Nothing .* (changed|lost)/;

  await test.step('a failed add', async () => {
    const held = await holdRequests(page, CHANGE, 'POST');
    const expectFailure = async () => {
      await expect(page.getByRole('status')).toHaveText(message);
      await expect(page.getByRole('main').getByText(message).first()).toBeVisible();
      await expect(add).toHaveAccessibleName(/^Add to cart · \$\d+\.\d\d$/);
      await expect(add).toBeFocused();
      await expect(dialog).toHaveCount(0);
      await expectCartCount(page, 0);
    };
    await add.click();
    await expectCartCount(page, 1);
    await held.releaseNext('fail');
    await expectFailure();

    await held.release();
    /* A browser doesn't load a script again after it failed, so let the dialog's code arrive before going offline. */
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await add.click();
    await expectFailure();
    await context.setOffline(false);
  });

  const ways: {name: string; close: () => Promise<void>}[] = [
    {
      name: 'Continue Shopping',
      close: () => dialog.getByRole('button', {name: 'Continue Shopping'}).click(),
    },
    {name: 'its cross', close: () => dialog.getByRole('button', {name: 'Close'}).click()},
    {name: 'Escape', close: () => page.keyboard.press('Escape')},
    {name: 'a click beside it', close: () => page.mouse.click(20, 700)},
  ];
  for (const [index, {name, close}] of ways.entries()) {
    await test.step(name, async () => {
      await addAndConfirm(page);
      await expect(
        dialog.getByText(`Subtotal (${index === 0 ? '1 item' : `${index + 1} items`})`),
      ).toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
      await expect(add).toBeFocused();
      await expect(page).toHaveURL(/morning-biscuits/);
      await expect(page.getByRole('main').getByText(message)).toHaveCount(0);
    });
  }
  await addAndConfirm(page);
  expect((await dialog.getByRole('progressbar').boundingBox())?.height).toBe(6);
  await dialog.getByRole('button', {name: `Remove ${treat.title}`}).click();
  await expect(dialog).toBeHidden();
  await expectCartCount(page, 0);

  await addAndConfirm(page);
  await dialog.getByRole('button', {name: 'Go to Cart'}).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(dialog).toBeHidden();
});

test('UI-09 UI-10 UI-14 UI-15 the confirmation stays open for an hour above the page and follows the header 300 ms after the last resize', async ({
  page,
}) => {
  /* Tall enough to show the button and the header together. */
  await page.setViewportSize({width: 1440, height: 1200});
  await page.clock.install();
  await page.goto(treat.path);
  const dialog = await addAndConfirm(page);
  const layers = await dialog.evaluate((element) => {
    const found: string[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) {
      const {zIndex} = getComputedStyle(one);
      if (zIndex !== 'auto') found.push(zIndex);
    }
    return found;
  });
  expect(layers).toEqual(['2400', '2000']);

  const bar = dialog.getByRole('progressbar');
  const animation = await dialog.evaluate(({parentElement}) => {
    const {animationName, animationDelay} = getComputedStyle(parentElement as Element);
    return {animationName, animationDelay};
  });
  expect(animation, 'of the dialog, while what it says is there at once').toEqual({
    animationName: 'nod',
    animationDelay: '0.75s',
  });
  await expect(bar).toBeInViewport();

  await page.clock.runFor(3_600_000);
  await expect(dialog).toBeVisible();

  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.clock.pauseAt(Date.now() + 7_200_000);
  await page.clock.runFor(1_000);
  /* The computed margin, not the drawn position: the dialog glides there. */
  const top = () =>
    dialog.evaluate(({parentElement}) =>
      parentElement ? parseFloat(getComputedStyle(parentElement).marginTop) : 0,
    );
  const before = await top();
  const link = await page.getByRole('banner').locator('#cart-link').boundingBox();
  expect(before).toBeCloseTo((link?.y ?? 0) + (link?.height ?? 0) + 12, 0);

  /* Adds something above the header, as the browser's own message bar would. */
  await page.evaluate(() => {
    document.body.style.paddingTop = '80px';
    window.addEventListener('resize', () => {
      document.body.dataset.width = String(window.innerWidth);
    });
  });
  const resize = async (width: number) => {
    await page.setViewportSize({width, height: 1200});
    await expect(page.locator('body')).toHaveAttribute('data-width', String(width));
  };
  await resize(1430);
  await page.clock.runFor(200);
  await resize(1420);
  await page.clock.runFor(299);
  expect(await top()).toBe(before);
  await page.clock.runFor(1);
  await expect.poll(top).toBe(before + 80);
});

test('CART-31 CART-96 the count updates and the button responds while an add is pending; then the add is reported once', async ({
  page,
}) => {
  await page.goto(dry.path);
  await page.evaluate(() => {
    document.addEventListener('shop:item-added', (event) => {
      const told = document.body.dataset.told ?? '';
      document.body.dataset.told =
        told + JSON.stringify((event as CustomEvent<object>).detail).replace(/\/\d+"/, '/#"');
    });
  });
  const held = await holdRequests(page, CHANGE);
  const add = addButton(page);
  await page
    .getByRole('button', {name: `Increase Quantity of ${dry.title}`})
    .first()
    .click();
  await add.click();
  await expectCartCount(page, 2);
  await expect(add).toHaveAccessibleName(/Adding to your cart$/);
  await expect(confirmation(page)).toHaveCount(0);
  /* A busy button ignores a second press. */
  await add.click({force: true});
  await expectCartCount(page, 2);
  await expect(page.locator('body')).not.toHaveAttribute('data-told');

  await held.release();
  await expect(confirmation(page)).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute(
    'data-told',
    JSON.stringify({
      sku: 'MB-CIND-4',
      title: dry.title,
      brand: 'Marlowe Balance',
      category: 'Dry Food',
      variantId: 'gid://shopify/ProductVariant/#',
      variant: '4 lb',
      priceCents: 2199,
      fullPriceCents: 2199,
      quantity: 2,
    }),
  );
  await page.keyboard.press('Escape');
  await expect(add).toHaveAccessibleName(/^Add to cart · \$43\.98$/);
  expect(held.count()).toBe(1);
});

test('CART-29 two quick adds are confirmed once, for the first one', async ({page}) => {
  await page.goto('/products/dog?brand=treats&flavor=peanut-butter');
  const held = await holdRequests(page, CHANGE);
  const first = 'Soft-Baked Hearts';
  await page.getByRole('button', {name: `Add to cart: ${first}`}).click();
  await page.getByRole('button', {name: `Add to cart: ${treat.title}`}).click();
  await expectCartCount(page, 2);

  await held.releaseNext();
  const dialog = confirmation(page);
  await expect(dialog.getByText(first)).toBeVisible();
  await held.releaseNext();
  await expect(dialog.getByText('Subtotal (2 items)')).toBeVisible();
  await expect(dialog.getByText('Updating…')).toHaveCount(0);
  await expect(dialog).toHaveCount(1);
  await expect(dialog.getByText(first)).toBeVisible();
  await expect(dialog.getByText(treat.title)).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectCartCount(page, 2);
});

test('CART-41 CART-83 a removal is reported once it succeeds, from the dialog and from the cart', async ({
  page,
}) => {
  const listen = () =>
    page.evaluate(() => {
      document.body.dataset.told = '';
      document.addEventListener('shop:item-removed', (event) => {
        const told = document.body.dataset.told ?? '';
        document.body.dataset.told =
          told + JSON.stringify((event as CustomEvent<object>).detail).replace(/\/\d+"/, '/#"');
      });
    });
  const told = (quantity: number) =>
    JSON.stringify({
      sku: 'MB-CIND-4',
      title: dry.title,
      brand: 'Marlowe Balance',
      category: 'Dry Food',
      variantId: 'gid://shopify/ProductVariant/#',
      variant: '4 lb',
      priceCents: 2199,
      fullPriceCents: 2199,
      quantity,
    });
  const body = page.locator('body');

  await page.goto(dry.path);
  await listen();
  const dialog = await addAndConfirm(page);
  const held = await holdRequests(page, CHANGE, 'POST');
  await dialog.getByRole('button', {name: `Remove ${dry.title}`}).click();
  await expectCartCount(page, 0);
  await expect(body).toHaveAttribute('data-told', '');
  const status = page.getByRole('status').first();
  await expect(status).not.toContainText('removed');
  await held.release();
  await expect(body).toHaveAttribute('data-told', told(1));
  await expect(status).toHaveText(`${dry.title} removed from your cart`);

  await addAndConfirm(page);
  await confirmation(page).getByRole('button', {name: 'Go to Cart'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Shopping Cart');
  await expect(confirmation(page)).toBeHidden();
  await page.getByRole('button', {name: `Remove ${dry.title}`}).click();
  await expectCartCount(page, 0);
  await expect(body).toHaveAttribute('data-told', told(1) + told(1));
});
