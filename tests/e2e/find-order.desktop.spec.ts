import {expect, SHARED_BY_PAGES, test} from './support/test';

/** Of the seed. */
const ORDER = {number: '1001', email: 'ada.whitfield@example.com'};

test('ACCT-41 ACCT-43 ACCT-44 a guest who looks for an order is led to the form, corrects it, and gets the link', async ({
  page,
  sandbox,
  problems,
  expectAccessible,
}) => {
  problems.allow(/422/);
  await page.goto('/account/login');
  await page.getByRole('main').getByRole('link', {name: 'find your order'}).click();
  await expect(page).toHaveTitle('Find Your Order | Shop');
  const number = page.getByRole('textbox', {name: 'Order number'});
  const email = page.getByRole('main').getByRole('textbox', {name: 'Email'});
  const send = page.getByRole('button', {name: 'Send the link'});

  await email.fill(ORDER.email);
  await send.click();
  const problem = page.getByRole('link', {name: 'Enter the number from your order’s email.'});
  await expect(problem).toBeVisible();
  await expectAccessible(page, SHARED_BY_PAGES);
  await problem.click();
  await expect(number).toBeFocused();
  await expect(email).toHaveValue(ORDER.email);
  await number.fill(ORDER.number);
  await send.click();

  await expect(page.getByRole('heading', {level: 1, name: 'Check your inbox'})).toBeVisible();
  await expectAccessible(page, SHARED_BY_PAGES);
  await expect
    .poll(async () => (await sandbox.mails()).map(({subject}) => subject))
    .toContain(`Your order #${ORDER.number}`);
  const mail = (await sandbox.mails()).find(
    ({subject}) => subject === `Your order #${ORDER.number}`,
  );
  expect(mail?.to).toBe(ORDER.email);
  await page.goto(/^http\S+$/m.exec(mail?.text ?? '')?.[0] ?? '');
  await expect(page.getByText(`#${ORDER.number}`).first()).toBeVisible();
});

test('ACCT-44 the footer, the contact page and the search lead to the form', async ({page}) => {
  await page.goto('/contact-us');
  const link = {name: 'Find your order'};
  await expect(page.getByRole('contentinfo').getByRole('link', link)).toHaveAttribute(
    'href',
    '/find-order',
  );
  await page.getByText('Where is my order?').click();
  await expect(page.getByRole('link', {name: 'Get a link to your order'})).toHaveAttribute(
    'href',
    '/find-order',
  );
  await page.goto('/search?search=guest+order');
  await expect(page.getByRole('main').getByRole('link', link)).toHaveAttribute(
    'href',
    '/find-order',
  );
});
