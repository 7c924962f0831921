import {postLogin} from './support/log-in';
import {SEED_PASSWORD} from '~sandbox/world/customers';
import {expect, SHARED_BY_PAGES, test} from './support/test';

const AUTOSHIPS = '/account/autoships';
const DAY_MS = 86_400_000;

/* Comes first, because the next test moves the clock, which sends the deliveries that are due. */
test('AUTO-45 the page names an item that is out of stock when its delivery is sent, and doesn’t call the delivery that it waits in packed', async ({
  page,
}) => {
  await postLogin(page.request, {email: 'grace.okafor@example.com', password: SEED_PASSWORD});
  await page.goto(AUTOSHIPS);
  const main = page.getByRole('main');
  await main.getByText('Send it now').click();
  await main.getByRole('button', {name: /^Send now for/}).click();
  await expect(main).toContainText(/On its way\. .* Still to come, once it’s back in stock: \w/);
  const waiting = main
    .getByRole('region', {name: 'Next shipments'})
    .getByRole('listitem')
    .filter({has: page.getByRole('heading', {level: 3})})
    .first();
  await expect(waiting.getByText('Out of stock', {exact: true})).toBeVisible();
  await expect(waiting).toContainText('It ships as soon as it’s back.');
  await expect(waiting).not.toContainText(/pack|everything else/i);
});

test('AUTO-24 a declined card is shown with the day of the next attempt, and after the last one the subscription is paused until the customer resumes it', async ({
  page,
  problems,
  sandbox,
  expectAccessible,
}) => {
  problems.allow(/422/);
  const email = 'omar.haddad@example.com';
  await postLogin(page.request, {email, password: SEED_PASSWORD});
  const main = page.getByRole('main');
  await sandbox.setClock(new Date(Date.now() + 5 * DAY_MS));
  await page.goto(AUTOSHIPS);
  await expect(main.getByText('Card declined')).toBeVisible();
  await expect(main.getByText(/was declined, so this delivery hasn’t shipped/)).toBeVisible();
  await expectAccessible(page, SHARED_BY_PAGES);
  await main.getByRole('button', {name: 'Try the card again now'}).click();
  const problem = main.getByRole('group', {name: 'That change wasn’t made'});
  await expect(problem).toBeFocused();
  await expect(problem).toContainText('The card was declined, so nothing was charged');
  await sandbox.setClock(new Date(Date.now() + 11 * DAY_MS));
  await page.goto(AUTOSHIPS);
  await expect(main.getByText('Paused because the card was declined several times.')).toBeVisible();
  const subjects = (await sandbox.mails())
    .filter(({to}) => to === email)
    .map(({subject}) => subject);
  expect(subjects.filter((subject) => subject === 'Your card was declined').length).toBeGreaterThan(
    2,
  );
  await main.getByRole('button', {name: /^Resume /}).click();
  await expect(main).toContainText('is active again.');
});

/* These two tests come last: after they break the provider, the shop doesn't call it for a few seconds. */
test('AUTO-43 a change that may have been made is said to be unconfirmed, and nothing points to deliveries that can’t be loaded', async ({
  page,
  problems,
  sandbox,
  expectAccessible,
}) => {
  problems.allow(/503/);
  await postLogin(page.request, {email: 'rosa.delgado@example.com', password: SEED_PASSWORD});
  await page.goto(AUTOSHIPS);
  const main = page.getByRole('main');
  await sandbox.fault({service: 'subscriptions', kind: 'down'});
  await main
    .getByRole('button', {name: /^Skip this delivery/})
    .first()
    .click();
  const problem = main.getByRole('group', {name: 'We couldn’t confirm that change'});
  await expect(problem).toBeFocused();
  await expect(problem).toContainText('It may have been made.');
  await expect(main.getByText('We’re having trouble loading your subscriptions.')).toBeVisible();
  await expect(main).not.toContainText(/below|as planned/);
  await expectAccessible(page, SHARED_BY_PAGES);
});

test('AUTO-15 ERR-05 while the provider is down the page says so, shows no empty list, and recovers', async ({
  page,
  problems,
  sandbox,
}) => {
  problems.allow(/503/);
  await postLogin(page.request, {email: 'rosa.delgado@example.com', password: SEED_PASSWORD});
  await sandbox.fault({service: 'subscriptions', kind: 'down'});
  await page.goto(AUTOSHIPS);
  const main = page.getByRole('main');
  await expect(main.getByText('We’re having trouble loading your subscriptions.')).toBeVisible();
  await expect(main.getByText('Nothing on autoship yet')).toHaveCount(0);
});
