import {holdRequests} from './support/held-requests';
import {untilInteractive} from './support/interactive';
import {addAndGoToCart, addButton, PRODUCTS} from './support/journey';
import {expect, test} from './support/test';

test('keys that come in while the page wakes up do not keep it from waking', async ({page}) => {
  await page.addInitScript(() => {
    const channel = new MessageChannel();
    const html = () => document.querySelector('html');
    const isAwake = () => Object.keys(html() ?? {}).some((key) => key.startsWith('__react'));
    channel.port1.onmessage = () => {
      html()?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Tab', bubbles: true}));
      if (!isAwake()) channel.port2.postMessage(null);
    };
    channel.port2.postMessage(null);
  });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', {name: 'Cat', exact: true}).click();
  await expect(page.getByRole('main')).toBeFocused();
});

test('what is ticked before scripts run stays ticked', async ({page, problems}) => {
  problems.allow(/422/);
  await addAndGoToCart(page, PRODUCTS.prescription.path);
  const scripts = await holdRequests(page, '**/assets/*.js');
  const waiting = page.waitForEvent('domcontentloaded');
  await page.evaluate(() => location.reload());
  await page.waitForEvent('request', (request) => request.url().endsWith('.js'));
  const box = page.getByRole('checkbox', {name: /^My veterinarian has recommended/});
  await page.getByText(/^My veterinarian has recommended/).click();
  await expect(box).toBeChecked();

  await scripts.release();
  await waiting;
  await untilInteractive(page);
  await page
    .getByRole('textbox', {name: /^Quantity of/})
    .first()
    .focus();
  await expect(box).toBeChecked();
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await expect(page.getByRole('button', {name: 'Pay now'})).toBeVisible();
});

test('ID-25 what is filled in before scripts run stays, as a password manager does it', async ({
  page,
}) => {
  await page.goto('/shelter/login');
  const scripts = await holdRequests(page, '**/assets/*.js');
  await page.evaluate(() => location.reload());
  await page.waitForEvent('request', (request) => request.url().endsWith('.js'));
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('somebody@example.com');
  await main.getByLabel('Password', {exact: true}).fill('a long pass phrase');

  await scripts.release();
  await untilInteractive(page);
  await main.getByLabel('Password', {exact: true}).focus();
  await expect(main.getByLabel('Email')).toHaveValue('somebody@example.com');
  await expect(main.getByLabel('Password', {exact: true})).toHaveValue('a long pass phrase');
});

test('what is chosen before scripts run stays chosen', async ({page}) => {
  await page.goto(PRODUCTS.dry.path);
  const scripts = await holdRequests(page, '**/assets/*.js');
  await page.evaluate(() => location.reload());
  await page.waitForEvent('request', (request) => request.url().endsWith('.js'));
  const autoship = page.getByRole('radio', {name: /^Autoship/});
  await autoship.check();

  await scripts.release();
  await untilInteractive(page);
  await expect(page.getByLabel('Deliver', {exact: true})).toBeVisible();
  await expect(autoship).toBeChecked();
  await expect(addButton(page)).toHaveText('Add to cart · $20.89');
});

test('scripts wait for the pictures, or for the first sign of a visitor', async ({page, shop}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(request.url());
  });
  /* They would not wait for longer than a moment. */
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1);
  const pictures = await holdRequests(page, '**/cdn/**');
  await page.evaluate((address) => location.assign(address), `${shop.consumer}/products/dog`);
  await page.waitForRequest('**/cdn/**');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(asked).toEqual([]);
  await page.keyboard.press('Tab');
  await page.clock.resume();
  await untilInteractive(page);
  expect(asked).not.toEqual([]);
  await pictures.release();
});
