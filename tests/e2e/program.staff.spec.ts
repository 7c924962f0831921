import {makeAccount, type Account} from '~tests/support/accounts';
import {add, BIG_KIBBLE, ON_SALE} from '~tests/support/variants';
import {SEED_PASSWORD} from '~sandbox/world/customers';
import {createCustomer, expectPage} from './support/identity-form';
import {holdRequests} from './support/held-requests';
import {tabTo} from './support/keyboard';
import {wordsThatBreak} from './support/large-text';
import {postLogin} from './support/log-in';
import {
  addAndGoToCart,
  addButton,
  CARDS,
  cartItems,
  fillCheckout,
  payAndReadOrder,
  PRODUCTS,
} from './support/journey';
import {expect, SHARED_BY_PAGES, test} from './support/test';

const MEMBER = {
  SF_PreferedShipTo: '0010042001',
  SF_StoreSoldTo: '0010042000',
  roleCode: 'VET_TECH',
  clinicAddress: {
    address1: '2210 Blake Street',
    city: 'Denver',
    zip: '80205',
    provinceCode: 'CO',
    countryCode: 'US',
  },
};
const eligible = (origin: string): Promise<Account> =>
  makeAccount(origin, {data: {...MEMBER, SAP_CustomerAccountGroup: 'PD01'}});
const notEligible = (origin: string): Promise<Account> =>
  makeAccount(origin, {data: {...MEMBER, SAP_CustomerAccountGroup: 'ST10'}});

test('STAFF-03 STAFF-04 STAFF-05 STAFF-06 UI-60 UI-61 a student registers in three steps, also with text at double size, and returns to the requested list, which knows what they may buy', async ({
  page,
  sandbox,
  problems,
  expectAccessible,
}) => {
  problems.allow(/422/);
  await postLogin(page.request, await createCustomer(sandbox));
  await page.goto('/products/dog');
  await expectPage(page, 'Your role');
  await expectAccessible(page, SHARED_BY_PAGES);
  const main = page.getByRole('main');
  await main.getByLabel('Role').selectOption({label: 'Student'});
  await main.getByText('I understand that food at staff prices').click();
  await main.getByRole('button', {name: 'Continue'}).click();
  await expect(main.getByRole('group', {name: 'Please fix the following'})).toBeFocused();
  await expect(main.getByLabel('Graduation year')).toHaveAccessibleDescription(
    /Choose the year you graduate/,
  );
  await expect(main.getByLabel('Role')).toHaveValue('STUDENT');
  await main.getByLabel('Graduation year').selectOption({index: 3});
  await main.getByRole('button', {name: 'Continue'}).click();

  await expectPage(page, 'Find your clinic or school');
  await main.getByLabel('Search for').fill('college of veterinary');
  await main.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(main.getByRole('list', {name: 'Clinics and schools found'})).toBeVisible();
  await expectAccessible(page, SHARED_BY_PAGES);
  const size = page.viewportSize() ?? {width: 1280, height: 800};
  expect(await wordsThatBreak(page)).toEqual([]);
  await main.getByRole('link', {name: /^Choose Birmingham College/}).click();
  await expectPage(page, 'Is this right?');
  await expect(main).toContainText('Student, class of');
  await expectAccessible(page, SHARED_BY_PAGES);
  expect(await wordsThatBreak(page)).toEqual([]);
  await page.setViewportSize(size);
  await main.getByRole('button', {name: 'Join this school'}).click();
  await expect(page).toHaveURL(/\/products\/dog$/);
  /* The school is in the prescription program. */
  const prescription = main.getByRole('article').filter({hasText: 'Vet-Supervised Nutrition'});
  await expect(prescription.first().getByRole('button', {name: /^Add/})).toBeVisible();
});

test('STAFF-30 STAFF-32 STAFF-51 ACCT-18 a member sees the quota on product, cart and dashboard, can’t go over it, and switches where orders go', async ({
  page,
  sandbox,
  problems,
  expectAccessible,
}) => {
  problems.allow(/422/);
  await postLogin(page.request, await notEligible(sandbox.origin));
  const added = await page.request.post('/cart/change', {form: add(ON_SALE, 2)});
  expect(added.status()).toBe(200);
  await page.goto(PRODUCTS.dry.path);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Uses 4 lb of the 30 lb left in/).first()).toBeVisible();

  await page.goto('/cart');
  await expect(main.getByText(/^120 lb left to order in/)).toBeVisible();
  await expect(main.getByText('Your cart uses 90 lb of it, which leaves 30 lb.')).toBeVisible();
  await cartItems(page)
    .getByRole('button', {name: /^Increase Quantity/})
    .click();
  await expect(main.getByText(/^That would be 15 lb over the 120 lb/)).toBeVisible();
  await expect(main.getByText('Your cart uses 90 lb of it')).toBeVisible();
  await expectAccessible(page, SHARED_BY_PAGES);

  await expect(main.getByText(/^Ships to your clinic/)).toBeVisible();
  await main.getByRole('button', {name: 'Ship to my home'}).click();
  await expect(main.getByText(/^Ships to your home, 80205/)).toBeVisible();
  await main.getByRole('button', {name: 'Ship to my clinic'}).click();
  await expect(main.getByText(/^Ships to your clinic/)).toBeVisible();

  await page.goto('/account/dashboard');
  await expect(main.getByText(/^You ordered 0 lb of 120 lb in/)).toBeVisible();
  await expect(main.getByText('Not part of your account')).toBeVisible();
  await expectAccessible(page, SHARED_BY_PAGES);
});

test('STAFF-110 a member of a school is told that orders go to the school, and switches to home and back', async ({
  page,
  sandbox,
}) => {
  const data = {
    ...MEMBER,
    SAP_CustomerAccountGroup: 'ST10',
    currentSchoolName: 'Foothills College of Veterinary Medicine',
  };
  await postLogin(page.request, await makeAccount(sandbox.origin, {data}));
  await page.request.post('/cart/change', {form: add(ON_SALE)});
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expect(page.getByRole('banner').getByText('To your school, 80205')).toBeVisible();
  await expect(main.getByText(/^Ships to your school, 80205/)).toBeVisible();
  await main.getByRole('button', {name: 'Ship to my home'}).click();
  await expect(page.getByRole('banner').getByText('To your home, 80205')).toBeVisible();
  await main.getByRole('button', {name: 'Ship to my school'}).click();
  await expect(main.getByText(/^Ships to your school, 80205/)).toBeVisible();
  await page.goto('/location');
  await expect(main.getByRole('radio', {name: 'My school'})).toBeChecked();
});

test('STAFF-09 STAFF-22 CHK-21 prescription food says why it can’t be added, and an eligible member buys it without an attestation', async ({
  page,
  context,
  problems,
  sandbox,
}) => {
  /* Requests of the first member's page may still be open when the session ends. */
  problems.allow(/401/);
  await postLogin(page.request, await notEligible(sandbox.origin));
  await page.goto(PRODUCTS.prescription.path);
  await expect(
    page.getByText('Prescription food is for accounts in the prescription program.').first(),
  ).toBeVisible();
  await expect(addButton(page)).toHaveCount(0);

  await context.clearCookies();
  await postLogin(page.request, await eligible(sandbox.origin));
  await addAndGoToCart(page, PRODUCTS.prescription.path);
  await expect(page.getByRole('checkbox', {name: /veterinarian has recommended/})).toHaveCount(0);
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await expect(page.getByRole('button', {name: 'Pay now'})).toBeVisible();
});

test('STAFF-46 a veterinarian registers by keyboard alone, and chooses a suggested clinic', async ({
  page,
  sandbox,
  expectAccessible,
}) => {
  await postLogin(page.request, await createCustomer(sandbox));
  await page.goto('/account/dashboard');
  await expectPage(page, 'Your role');
  const main = page.getByRole('main');
  await tabTo(page, main.getByLabel('Role'));
  await page.keyboard.type('Veterinarian');
  await tabTo(page, main.getByRole('checkbox', {name: /^I understand/}));
  await page.keyboard.press('Space');
  await tabTo(page, main.getByRole('button', {name: 'Continue'}));
  await page.keyboard.press('Enter');

  await expectPage(page, 'Find your clinic or school');
  const search = main.getByLabel('Search for');
  await tabTo(page, search);
  await page.keyboard.type('birming');
  const options = main.getByRole('listbox', {name: 'Clinics and schools'}).getByRole('option');
  await expect(options.first()).toContainText('Birmingham');
  await expectAccessible(page, SHARED_BY_PAGES);
  await page.keyboard.press('ArrowDown');
  await expect(search).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
  await expectPage(page, 'Is this right?');
  await tabTo(page, main.getByRole('button', {name: /^Join this/}));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account\/dashboard$/);
});

test('UI-68 after a member has canceled an order, the next page knows that its pounds are back', async ({
  page,
  sandbox,
}) => {
  await postLogin(page.request, await eligible(sandbox.origin));
  await page.request.post('/cart/change', {form: add(ON_SALE, 2)});
  await page.goto('/cart');
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await fillCheckout(page, CARDS.approved);
  await page.goto(`/account/orders/${await payAndReadOrder(page)}`);
  const main = page.getByRole('main');
  await main.getByText('Cancel this order').click();
  await main.getByRole('button', {name: 'Cancel order'}).click();
  await expect(main.getByText(/^We’re canceling your order/)).toBeVisible();
  await page.getByRole('banner').getByRole('link', {name: 'Dog', exact: true}).click();
  await expectPage(page, /^Dog Food/);
  await expect(main.getByText(/^Uses .* of 120 lb left$/).first()).toBeVisible();
});

test('STAFF-47 STAFF-52 a graduated student is asked where they will work, and a member who has used up the quota is told so', async ({
  page,
  context,
  problems,
}) => {
  /* Requests of the first member's page may still be open when the session ends. */
  problems.allow(/401/);
  const main = page.getByRole('main');
  await postLogin(page.request, {email: 'lucy.tran@example.com', password: SEED_PASSWORD});
  await page.goto('/account/dashboard');
  await expect(main.getByText('Congratulations on your graduation!')).toBeVisible();
  await context.clearCookies();
  await postLogin(page.request, {email: 'nadia.brooks@example.com', password: SEED_PASSWORD});
  await page.goto('/account/dashboard');
  await expect(main.getByText(/^You ordered 120 lb of 120 lb in/)).toBeVisible();
  await page.goto(PRODUCTS.dry.path);
  await expect(
    main.getByText(/^You’ve ordered all 120 lb for \w+\. Your quota resets on the 1st\./),
  ).toBeVisible();
  await page.goto('/products/cat/food-form/dry-food');
  await expect(main.getByText('4 lb over your quota').first()).toBeVisible();
});

test('ACCT-17d while clinics are searched for, the button says so', async ({page, sandbox}) => {
  const data = {roleCode: 'FACULTY', ftcAcknowledged: true};
  await postLogin(page.request, await makeAccount(sandbox.origin, {data}));
  await page.goto('/shelter/register');
  const main = page.getByRole('main');
  await main.getByLabel('Search for').fill('college');
  const held = await holdRequests(page, '**/shelter/register.data?*term=*');
  await main.getByLabel('Search for').press('Enter');
  await expect(main.getByRole('button', {name: 'Searching'})).toBeVisible();
  await held.release();
  await expect(main.getByRole('list', {name: 'Clinics and schools found'})).toBeVisible();
  await expect(main.getByRole('button', {name: 'Search', exact: true})).toBeVisible();
});

test('STAFF-63 a month’s quota that only the cart uses isn’t called used up', async ({
  page,
  sandbox,
}) => {
  await postLogin(page.request, await eligible(sandbox.origin));
  for (const form of [add(ON_SALE, 2), add(BIG_KIBBLE, 2)]) {
    expect((await page.request.post('/cart/change', {form})).status()).toBe(200);
  }
  await page.goto(PRODUCTS.dry.path);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Your cart already uses the 120 lb left in \w+\./)).toBeVisible();
  await expect(main.getByText('Your quota resets on the 1st.')).toHaveCount(0);
});

test('STAFF-64 a search for a clinic that finds nothing says what else to try', async ({
  page,
  sandbox,
}) => {
  const data = {roleCode: 'FACULTY', ftcAcknowledged: true};
  await postLogin(page.request, await makeAccount(sandbox.origin, {data}));
  await page.goto('/shelter/register');
  const main = page.getByRole('main');
  for (const [by, term, text] of [
    ['Zip code', '00000', 'No matches. Try the name or city.'],
    ['Zip code', 'abc', 'Enter a 5-digit zip code.'],
    ['Zip code', '8', 'Enter a 5-digit zip code.'],
    ['City', 'nowhere', 'No matches. Try the name or zip code.'],
    ['Name', 'nowhere', 'No matches. Try the city or zip code.'],
    ['Account number', 'zzzz', 'No matches. Try the name, city or zip code.'],
  ] as const) {
    await main.getByLabel('Search by').selectOption({label: by});
    await main.getByLabel('Search for').fill(term);
    await main.getByRole('button', {name: 'Search', exact: true}).click();
    await expect(main.getByRole('status').filter({hasText: text})).toBeVisible();
  }
});
