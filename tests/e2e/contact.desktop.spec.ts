import {contactForm, SENT_HEADING} from './support/contact';
import {expect, SHARED_BY_PAGES, test} from './support/test';

test('CMS-01 UI-02 MAIL-03a MAIL-04b a message is corrected, sent and confirmed', async ({
  page,
  sandbox,
  problems,
  expectAccessible,
}) => {
  problems.allow(/422/);
  const text = 'Does the kibble keep in the garage?';
  await page.goto('/contact-us');
  await expect(page).toHaveTitle('Contact Us | Shop');
  const form = contactForm(page);

  await form.email.fill('robin@');
  await form.name.focus();
  await expect(form.email).toHaveAccessibleDescription(/Enter an email address like/);
  await form.name.fill('Robin Field');
  await form.message.fill(text);
  await form.send.click();
  await expect(form.problems).toBeFocused();
  await expect(form.problems.getByRole('link')).toHaveText([
    'Choose a topic.',
    'Enter an email address like name@example.com.',
  ]);
  await expect(form.message).toHaveValue(text);
  await expectAccessible(page, SHARED_BY_PAGES);

  await form.problems.getByRole('link', {name: 'Choose a topic.'}).click();
  await expect(form.topic).toBeFocused();
  await form.topic.selectOption({label: 'What or how much to feed'});
  await form.email.fill('robin@example.com');
  await form.send.click();

  await expect(page.getByRole('heading', {level: 1, name: SENT_HEADING})).toBeFocused();
  await expect(page.getByRole('status').filter({hasText: SENT_HEADING})).toBeAttached();
  await expectAccessible(page, SHARED_BY_PAGES);
  const mails = (await sandbox.mails()).filter((mail) => mail.text.includes(text));
  expect(mails.map(({replyTo, subject}) => ({replyTo, subject}))).toEqual([
    {replyTo: 'robin@example.com', subject: 'Contact form: What or how much to feed'},
  ]);

  await page.getByRole('link', {name: 'Write another message'}).click();
  await expect(form.message).toHaveValue('');
});
