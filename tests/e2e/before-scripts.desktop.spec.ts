import type {Page} from '@playwright/test';
import {addToCart} from './support/fill-cart';
import {holdRequests} from './support/held-requests';
import {waitForHydration} from './support/interactive';
import {addButton, PRODUCTS} from './support/journey';
import {expect, test} from './support/test';

/** Opens `address` and runs `act` on the page before its scripts, which are held back until then. */
async function actBeforeScripts(
  page: Page,
  address: string,
  act: () => Promise<void>,
): Promise<void> {
  const scripts = await holdRequests(page, '**/assets/*.js');
  const waiting = page.waitForEvent('domcontentloaded');
  await page.evaluate((to) => location.assign(to), address);
  await page.waitForEvent('request', (request) => request.url().endsWith('.js'));
  await act();
  await scripts.release();
  await waiting;
  await waitForHydration(page);
}

test('keys pressed during hydration do not stop it', async ({page}) => {
  await page.addInitScript(() => {
    const channel = new MessageChannel();
    const html = () => document.querySelector('html');
    const isHydrated = () => Object.keys(html() ?? {}).some((key) => key.startsWith('__react'));
    channel.port1.onmessage = () => {
      html()?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Tab', bubbles: true}));
      if (!isHydrated()) channel.port2.postMessage(null);
    };
    channel.port2.postMessage(null);
  });
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('link', {name: 'Autoship', exact: true}).click();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a quantity typed before scripts run is the quantity added', async ({page, shop}) => {
  const quantity = page.getByRole('textbox', {name: /^Quantity of/}).first();
  await page.goto(shop.consumer);
  await actBeforeScripts(page, `${shop.consumer}${PRODUCTS.dry.path}`, async () => {
    await quantity.fill('3');
  });
  await expect(quantity).toHaveValue('3');
  await quantity.focus();
  await quantity.blur();
  await expect(quantity).toHaveValue('3');
  await expect(page.getByRole('button', {name: /^Add to cart · /})).toHaveText(/\$65\.97$/);
});

test('LIST-06a Back twice, the second time before scripts run, shows the list at the address', async ({
  page,
}) => {
  const total = page.getByRole('main').getByText(/^\d+ products$/);
  await page.goto('/products/dog');
  const all = await total.innerText();
  await page.getByRole('checkbox', {name: /^Salmon/}).click();
  await expect(page).toHaveURL('/products/dog?flavor=salmon');
  await expect(total).not.toHaveText(all);
  await page.goto('/faq');

  const scripts = await holdRequests(page, '**/assets/*.js');
  const asked = page.waitForEvent('request', (request) => request.url().endsWith('.js'));
  await page.evaluate(() => history.back());
  await asked;
  await expect(page).toHaveURL('/products/dog?flavor=salmon');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/products/dog');
  await scripts.release();
  await expect(total).toHaveText(all);
  await waitForHydration(page);
  await expect(page.getByRole('checkbox', {name: /^Salmon/})).not.toBeChecked();
});

test('a size that staff select before scripts run is the size shown', async ({page, shop}) => {
  await page.goto(shop.staff);
  const size = page.getByRole('combobox', {name: 'Size', exact: true});
  await actBeforeScripts(page, `${shop.staff}/products/everyday-chicken-barley`, async () => {
    await size.selectOption({label: '30 lb'});
  });
  await expect(page).toHaveURL(/sku=MB-DEVC-30/);
  await expect(size.getByRole('option', {selected: true})).toHaveText('30 lb');
});

test('a checkbox checked before scripts run stays checked', async ({page, problems, shop}) => {
  problems.allow(/422/);
  await addToCart(page.request, {prescription: 1});
  const box = page.getByRole('checkbox', {name: /^My veterinarian has recommended/});
  await actBeforeScripts(page, `${shop.consumer}/cart`, async () => {
    await page.getByText(/^My veterinarian has recommended/).click();
    await expect(box).toBeChecked();
  });
  await page
    .getByRole('textbox', {name: /^Quantity of/})
    .first()
    .focus();
  await expect(box).toBeChecked();
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await expect(page.getByRole('button', {name: 'Pay now'})).toBeVisible();
});

test('ID-25c fields filled in and options chosen before scripts run keep their values, as with a password manager', async ({
  page,
  shop,
}) => {
  const main = page.getByRole('main');
  const email = main.getByLabel('Email');
  const password = main.getByLabel('Password', {exact: true});
  await actBeforeScripts(page, `${shop.consumer}/shelter/login`, async () => {
    await email.fill('somebody@example.com');
    await password.fill('a long pass phrase');
  });
  await password.focus();
  await expect(email).toHaveValue('somebody@example.com');
  await expect(password).toHaveValue('a long pass phrase');

  const autoship = page.getByRole('radio', {name: /^Autoship/});
  await actBeforeScripts(page, shop.consumer + PRODUCTS.dry.path, () => autoship.check());
  await expect(page.getByLabel('Deliver', {exact: true})).toBeVisible();
  await expect(autoship).toBeChecked();
  await expect(addButton(page)).toHaveText('Add to cart · $20.89');
});
