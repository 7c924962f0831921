import {contactForm, SENT_HEADING} from './support/contact';
import {expect, test} from './support/test';

test('MAIL-03a MAIL-04a without JavaScript a message is corrected and sent without losing any input', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/422/);
  const text = 'Is the cat on the desk for sale? I ask without scripts.';
  await page.goto('/contact-us');
  const form = contactForm(page);
  await form.topic.selectOption({label: 'Something else'});
  await form.name.fill('Robin Field');
  await form.email.fill('robin');
  await form.message.fill(text);
  await form.send.click();

  await expect(form.problems).toBeFocused();
  await expect(form.problems.getByRole('link')).toHaveText([
    'Enter an email address like name@example.com.',
  ]);
  await expect(form.topic).toHaveValue('other');
  await expect(form.name).toHaveValue('Robin Field');
  await expect(form.email).toHaveValue('robin');
  await expect(form.message).toHaveValue(text);

  await form.email.fill('robin@example.com');
  await form.send.click();
  await expect(page).toHaveURL(/\/contact-us\?sent=1$/);
  await expect(page.getByRole('heading', {level: 1, name: SENT_HEADING})).toBeVisible();
  const mails = (await sandbox.mails()).filter((mail) => mail.text.includes(text));
  expect(mails.map(({replyTo}) => replyTo)).toEqual(['robin@example.com']);
});
