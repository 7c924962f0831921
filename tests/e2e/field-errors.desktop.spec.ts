import {recordAnnouncements} from './support/announcements';
import {contactForm} from './support/contact';
import {ADA, postLogin} from './support/log-in';
import {expect, test} from './support/test';

const NO_EMAIL = 'Enter an email address like name@example.com.';

test('UI-32 the form announces an error once when its field is left, and leaves it to the summary on submit', async ({
  page,
  problems,
}) => {
  problems.allow(/422/);
  await page.goto('/contact-us');
  const {email, name, send, problems: summary} = contactForm(page);
  const announced = await recordAnnouncements(page);

  await email.fill('robin@');
  await page.keyboard.press('Tab');
  await expect(email).toHaveAccessibleDescription(NO_EMAIL);
  await expect.poll(announced).toEqual([NO_EMAIL]);
  await email.focus();
  await name.focus();
  expect(await announced(), 'the message was announced').toEqual([NO_EMAIL]);

  await email.fill('robin@example.com');
  await expect(email).toHaveAccessibleDescription('');
  await email.fill('robin@example');
  await email.evaluate((field: HTMLInputElement) => field.focus());
  await email.fill('robin');
  await send.click();
  await expect(summary).toBeFocused();
  expect((await announced()).filter((text) => text === NO_EMAIL)).toHaveLength(1);
});

test('UI-63 a return without an item says so at the items, and the summary leads to them', async ({
  page,
  problems,
}) => {
  problems.allow(/422/);
  await postLogin(page.request, ADA);
  await page.goto('/account/orders/1016');
  const main = page.getByRole('main');
  await main.getByText('Return items').click();
  await main.getByLabel('Why?').selectOption({label: 'My pet doesn’t like it'});
  await main.getByRole('button', {name: 'Request return'}).click();
  const summary = main.getByRole('group', {name: 'Please fix the following'});
  await expect(summary).toBeFocused();
  const items = main.getByRole('group', {name: 'What do you want to return?'});
  await expect(items).toHaveAccessibleDescription('Choose at least one item.');
  await summary.getByRole('link', {name: 'Choose at least one item.'}).press('Enter');
  await expect(items.getByRole('checkbox')).toBeFocused();
});
