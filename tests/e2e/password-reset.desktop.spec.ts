import {randomUUID} from 'node:crypto';
import {arriveAt, identityForm, logIn, mailedLink, mailsTo, newPerson} from './support/sign-in';
import {expect, test} from './support/test';

const NEW_PASSWORD = 'nobody else thinks of this';

test('ROUTE-29 ROUTE-30 a forgotten password is replaced by the link in a mail, which works once', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/4(01|22)/);
  const person = await newPerson(sandbox);
  const form = identityForm(page);
  await page.goto('/shelter/forgot-password');
  await form.email.fill(person.email);
  await form.sendLink.click();
  await arriveAt(page, 'Check your inbox');
  const link = await mailedLink(sandbox, person.email, '/shelter/reset-password');

  await page.goto(link);
  await form.newPassword.fill(NEW_PASSWORD);
  await form.savePassword.click();
  await arriveAt(page, 'Log In');
  await logIn(page, person);
  await expect(form.notLoggedIn).toContainText('do not go together');
  await arriveAt(page, 'Log In');
  await logIn(page, {...person, password: NEW_PASSWORD});
  await arriveAt(page, 'My Account');
  await page.getByRole('main').getByRole('button', {name: 'Sign out'}).click();
  await expect(page).toHaveURL(({pathname}) => pathname === '/');

  await page.goto(link);
  await form.newPassword.fill('yet another password');
  await form.savePassword.click();
  await expect(page.getByRole('group', {name: 'Your password was not changed'})).toContainText(
    'This link works no more',
  );
});

test('an address without an account is answered in the same way, and gets no mail', async ({
  page,
  sandbox,
}) => {
  const form = identityForm(page);
  const nobody = `${randomUUID()}@example.com`;
  const person = await newPerson(sandbox);
  const answers: string[] = [];
  for (const email of [person.email, nobody]) {
    await page.goto('/shelter/forgot-password');
    await form.email.fill(email);
    await form.sendLink.click();
    await arriveAt(page, 'Check your inbox');
    answers.push(await page.getByRole('main').innerText());
  }
  expect(answers[1]).toBe(answers[0]);
  await expect.poll(() => mailsTo(sandbox, person.email)).toHaveLength(1);
  expect(await mailsTo(sandbox, nobody)).toEqual([]);
});
