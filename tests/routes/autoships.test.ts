import {afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import type {AutoshipAnswer} from '~/domains/autoship/autoship-form.server';
import type {AutoshipsPageProps} from '~/domains/autoship/autoships-page';
import {postedForm, type AutoshipForm} from '~/domains/autoship/changes/posted-form';
import {addDays, today} from '~/domains/autoship/parts/day';
import {editValuesOf, toEditText} from '~/domains/autoship/parts/edit-values';
import {formatShortDate} from '~/platform/en-us';
import {formatCents} from '~/platform/money';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {attribute, tagsOf} from '../ssr/ui/render';
import {copyOf, useAccountShop} from './support/account-shop';
import {createHtmlBuild} from './support/html-build';
import {loggedInVisitor} from './support/log-in';
import {IN_TIME_MS, openShop, type Answer, type Visitor} from './support/shop';

const {site, sandbox, log, unexpected} = useAccountShop();

const GRACE = 'grace.okafor@example.com';
const PATH = '/account/autoships';

const control = () => createSandboxControl(sandbox.origin());
afterEach(() => control().clearFaults());

const modelOf = (answer: Answer) =>
  answer.page().loaderData['account-autoships'] as AutoshipsPageProps & {head: {title: string}};
const failureOf = (answer: Answer) =>
  answer.page().actionData?.['account-autoships'] as AutoshipAnswer;
const problemOf = (answer: Answer) => failureOf(answer).problem;

async function readPlan(visitor: Visitor) {
  const {autoships} = modelOf(await visitor.get(PATH));
  const [delivery] = autoships?.deliveries ?? [];
  const [food, treats] = autoships?.subscriptions ?? [];
  if (!autoships || !delivery || !food || !treats) throw new Error('nothing on autoship');
  return {autoships, delivery, food, treats};
}

async function readPage(visitor: Visitor, path = PATH): Promise<string> {
  const withoutScripts = openShop(sandbox.origin(), {build: createHtmlBuild(unexpected())});
  return (await copyOf(withoutScripts, visitor).get(path)).text;
}

/** The hidden fields of the first form that has these. */
function formOf(html: string, wanted: Record<string, string | RegExp>): Record<string, string> {
  for (const [form] of html.matchAll(/<form.*?<\/form>/gs)) {
    const hidden = tagsOf(form, 'input').filter((tag) => attribute(tag, 'type') === 'hidden');
    const fields = Object.fromEntries(
      hidden.map((tag) => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? '']),
    );
    const isWanted = Object.entries(wanted).every(([name, value]) =>
      typeof value === 'string' ? fields[name] === value : value.test(fields[name] ?? ''),
    );
    if (isWanted) return fields;
  }
  return expect.fail('no such form');
}

const addressOf = async (visitor: Visitor) =>
  modelOf(await visitor.get(PATH)).book?.[0]?.id ?? expect.fail('no address');
const INTENTS = postedForm.options.map(({shape}) => shape.intent.value);

/** Posts a form, and returns the confirmation on the next page. */
async function change(visitor: Visitor, fields: Record<string, string>) {
  const posted = await visitor.post(PATH, fields);
  expect([posted.status, posted.location]).toEqual([303, expect.stringContaining('?done=')]);
  const {view} = modelOf(await visitor.get(posted.location ?? ''));
  return view.kind === 'list' ? view.done?.change : undefined;
}

describe('my subscriptions', () => {
  it('ROUTE-22 ACCT-01d shows deliveries, subscriptions, a forecast and past deliveries', async () => {
    const answer = await site.ada.get(PATH);
    expect(answer.status).toBe(200);
    const {head, autoships, past} = modelOf(answer);
    expect(head.title).toBe('My Subscriptions | Shop');
    expect(autoships?.deliveries).toHaveLength(1);
    expect(autoships?.subscriptions).toHaveLength(2);
    expect(await past).toHaveLength(8);
  });

  it('is empty for a customer who has none', async () => {
    expect(modelOf(await site.june.get(PATH)).autoships).toEqual({
      deliveries: [],
      subscriptions: [],
    });
  });

  it('sends guests to log in', async () => {
    const answer = await site.shop.visitor().get(PATH);
    expect(answer.status).toBe(401);
    expect((await site.shop.visitor().get('/account/autoships.ics')).text).not.toContain('VEVENT');
  });

  it.each(['down', 'slow', 'malformed', 'throttle'] as const)(
    'ERR-04 ERR-05 AUTO-15 says that it can’t be read when the provider is %s, and logs it',
    async (kind) => {
      const delay = kind === 'slow' && {delayMs: 20_000};
      await control().fault({service: 'subscriptions', kind, ...delay});
      const answer = await copyOf(openShop(sandbox.origin()), site.ada).get(PATH);
      expect(answer.status).toBe(503);
      expect(modelOf(answer)).toMatchObject({autoships: null, past: null});
      expect(log().map(({message}) => message)).toContain('subscription fetch failed');
    },
  );
});

describe('a change', () => {
  let ada: Visitor;
  beforeAll(async () => {
    ada = await loggedInVisitor(site.shop);
  });

  it('AUTO-11 moves a delivery, says what it costs, and can be undone', async () => {
    const {delivery} = await readPlan(ada);
    const day = addDays(today(), 20);
    const moved = await change(ada, {intent: 'move', deliveryId: delivery.id, day});
    expect(moved).toBe('moved');
    const after = await readPlan(ada);
    expect(after.delivery.day).toBe(day);
    await change(ada, {intent: 'move', deliveryId: after.delivery.id, day: delivery.day});
    expect((await readPlan(ada)).delivery.day).toBe(delivery.day);
  });

  it('AUTO-11 skips a delivery and brings it back', async () => {
    const {delivery} = await readPlan(ada);
    const skipped = await change(ada, {intent: 'skip', deliveryId: delivery.id});
    expect(skipped).toBe('skipped');
    expect((await readPlan(ada)).delivery.day > delivery.day).toBe(true);
    await change(ada, {intent: 'unskip', deliveryId: delivery.id});
    expect((await readPlan(ada)).delivery.day).toBe(delivery.day);
  });

  it.each([
    ['pause', {until: ''}, 'resume'],
    ['cancel', {reason: ''}, 'restart'],
  ])(
    'AUTO-40 %s says which day %o changed, and undoing it restores that delivery',
    async (intent, details, undo) => {
      const {autoships, delivery, treats} = await readPlan(ada);
      expect(delivery.items).toHaveLength(2);
      const subscriptionId = treats.id;
      const posted = await ada.post(PATH, {intent, subscriptionId, ...details});
      const {view} = modelOf(await ada.get(posted.location ?? ''));
      expect(view).toMatchObject({done: {id: subscriptionId, was: delivery.day}});
      expect((await readPlan(ada)).delivery.items).toHaveLength(1);
      await change(ada, {intent: undo, subscriptionId, day: delivery.day});
      expect((await readPlan(ada)).autoships.deliveries).toMatchObject(
        autoships.deliveries.map(({id, day, totalCents}) => ({id, day, totalCents})),
      );
      expect((await readPlan(ada)).treats.status).toBe('active');
    },
  );

  it.each(['pause', 'pause until', 'cancel'])(
    'AUTO-111 pressing “%s” twice without scripts still offers to undo it, and that restores the delivery',
    async (press) => {
      const {autoships, treats} = await readPlan(ada);
      const subscriptionId = treats.id;
      const [intent = '', hasDay] = press.split(' ');
      const until = hasDay ? addDays(today(), 60) : '';
      const path = intent === 'cancel' ? `${PATH}?cancel=${subscriptionId}` : PATH;
      const form = formOf(await readPage(ada, path), {intent, subscriptionId});
      const fields = {...form, until};
      await ada.post(PATH, fields);
      const {location} = await ada.post(PATH, fields);
      const undo = formOf(await readPage(ada, location ?? ''), {subscriptionId, day: /./});
      await ada.post(PATH, undo);
      expect((await readPlan(ada)).autoships).toMatchObject({
        deliveries: autoships.deliveries.map(({day, totalCents}) => ({day, totalCents})),
        subscriptions: autoships.subscriptions.map(({status}) => ({status})),
      });
    },
  );

  it('AUTO-111 saving a delivery’s date twice without scripts still offers to undo it', async () => {
    const {delivery} = await readPlan(ada);
    const {day, id: deliveryId} = delivery;
    const form = formOf(await readPage(ada), {intent: 'move', deliveryId});
    const fields = {...form, day: addDays(today(), 21)};
    await ada.post(PATH, fields);
    const {location} = await ada.post(PATH, fields);
    const undo = formOf(await readPage(ada, location ?? ''), {intent: 'move', deliveryId, day});
    await ada.post(PATH, undo);
    expect((await readPlan(ada)).delivery.day).toBe(day);
  });

  it.each<[string, Record<string, string | RegExp>, Record<string, string | RegExp>]>([
    ['skip', {}, {intent: 'unskip'}],
    ['skip-item', {subscriptionId: /./}, {intent: 'unskip-item', day: /./}],
  ])(
    'AUTO-150 pressing “%s” twice without scripts confirms it and offers to undo it, as after one press',
    async (intent, wanted, undo) => {
      const {autoships} = await readPlan(ada);
      const form = formOf(await readPage(ada), {intent, ...wanted});
      const first = await ada.post(PATH, form);
      const second = await ada.post(PATH, form);
      expect([second.status, second.location]).toEqual([303, first.location]);
      await ada.post(PATH, formOf(await readPage(ada, second.location ?? ''), undo));
      expect((await readPlan(ada)).autoships.deliveries).toMatchObject(
        autoships.deliveries.map(({day, totalCents}) => ({day, totalCents})),
      );
    },
  );

  it('AUTO-12 changes quantity and frequency in one form, and shows it', async () => {
    const {food} = await readPlan(ada);
    const edited = await change(ada, {
      intent: 'edit',
      subscriptionId: food.id,
      variantId: food.variantId,
      quantity: '2',
      weeks: '6',
      shown: toEditText(editValuesOf(food)),
    });
    expect(edited).toBe('edited');
    expect((await readPlan(ada)).food).toMatchObject({quantity: 2, frequency: {every: 6}});
  });

  it('AUTO-25 keeps what another device has changed since the page was loaded', async () => {
    const {food} = await readPlan(ada);
    const form = {
      intent: 'edit',
      subscriptionId: food.id,
      variantId: food.variantId,
      quantity: '2',
      weeks: '6',
      shown: toEditText(editValuesOf(food)),
    };
    await change(ada, {...form, quantity: '4'});
    await change(ada, {...form, weeks: '8'});
    expect((await readPlan(ada)).food).toMatchObject({quantity: 4, frequency: {every: 8}});
  });

  it('AUTO-12 sends a subscription to another address of the address book', async () => {
    const {food} = await readPlan(ada);
    const book = modelOf(await ada.get(PATH)).book ?? [];
    const isCurrent = ({address1}: {address1: string}) => food.address?.lines.includes(address1);
    const home = book.find(isCurrent) ?? expect.fail('no current address');
    const other = book.find((one) => !isCurrent(one)) ?? expect.fail('no other address');
    for (const {id: addressId, address1} of [other, home]) {
      const fields = {intent: 'address', subscriptionId: food.id, addressId};
      expect(await change(ada, fields)).toBe('readdressed');
      expect((await readPlan(ada)).food.address?.lines).toContain(address1);
    }
  });

  it('AUTO-11 leaves one item out of a delivery, and brings it back to its day', async () => {
    const {delivery} = await readPlan(ada);
    const item = delivery.items.at(-1);
    const posted = await ada.post(PATH, {intent: 'skip-item', itemId: item?.id ?? ''});
    const {view} = modelOf(await ada.get(posted.location ?? ''));
    expect(view).toMatchObject({
      done: {change: 'item-skipped', id: item?.subscriptionId, was: delivery.day},
    });
    expect((await readPlan(ada)).delivery.items).toHaveLength(delivery.items.length - 1);
    const subscriptionId = item?.subscriptionId ?? '';
    await change(ada, {intent: 'unskip-item', subscriptionId, day: delivery.day});
    expect((await readPlan(ada)).delivery.items).toHaveLength(delivery.items.length);
  });

  it('AUTO-26 a form that is sent twice makes its change once', async () => {
    const {delivery, treats} = await readPlan(ada);
    const skip = {intent: 'skip', deliveryId: delivery.id};
    await change(ada, skip);
    const skipped = await readPlan(ada);
    expect(await change(ada, skip)).toBe('skipped');
    expect((await readPlan(ada)).autoships).toEqual(skipped.autoships);

    const unskip = {intent: 'unskip', deliveryId: delivery.id};
    await change(ada, unskip);
    const back = await readPlan(ada);
    await change(ada, unskip);
    expect((await readPlan(ada)).delivery.items.map(({variantId}) => variantId).sort()).toEqual(
      back.delivery.items.map(({variantId}) => variantId).sort(),
    );

    const cancel = {intent: 'cancel', subscriptionId: treats.id, reason: ''};
    await change(ada, cancel);
    const canceled = await readPlan(ada);
    expect(await change(ada, cancel)).toBe('canceled');
    expect((await readPlan(ada)).autoships).toEqual(canceled.autoships);
    const restart = {intent: 'restart', subscriptionId: treats.id};
    await change(ada, restart);
    const restarted = await readPlan(ada);
    expect((await ada.post(PATH, restart)).status).toBe(422);
    expect((await readPlan(ada)).autoships).toEqual(restarted.autoships);
  });

  it('AUTO-26 AUTO-30 a delivery that is sent twice is charged once, and the second answer says so', async () => {
    const rosa = await loggedInVisitor(site.shop, 'rosa.delgado@example.com');
    const {delivery} = await readPlan(rosa);
    const send = {intent: 'send', deliveryId: delivery.id};
    const [one, other] = await Promise.all([rosa.post(PATH, send), rosa.post(PATH, send)]);
    const pathOf = (change: string) => `${PATH}?done=${change}&id=${delivery.id}`;
    expect([one.status, other.status]).toEqual([303, 303]);
    expect([one.location, other.location].sort()).toEqual(['already-sent', 'sent'].map(pathOf));
    const later = await rosa.post(PATH, send);
    expect([later.status, later.location]).toEqual([303, pathOf('already-sent')]);
    const {view} = modelOf(await rosa.get(later.location ?? ''));
    expect(view).toMatchObject({done: {change: 'already-sent', id: delivery.id}});
    const orders = (await control().orders()).filter(
      ({email}) => email === 'rosa.delgado@example.com',
    );
    expect(orders).toHaveLength(1);
  });

  it('AUTO-12 pauses, resumes, cancels and starts again', async () => {
    const {treats} = await readPlan(ada);
    const subscriptionId = treats.id;
    const statusOf = async () => (await readPlan(ada)).treats.status;
    await change(ada, {intent: 'pause', subscriptionId, until: ''});
    expect(await statusOf()).toBe('paused');
    await change(ada, {intent: 'resume', subscriptionId});
    expect(await statusOf()).toBe('active');
    await change(ada, {intent: 'cancel', subscriptionId, reason: 'It costs too much'});
    expect(await statusOf()).toBe('canceled');
    await change(ada, {intent: 'restart', subscriptionId});
    expect(await statusOf()).toBe('active');
  });

  it('AUTO-60 names the day in Denver on which a subscription was canceled', async () => {
    const {treats} = await readPlan(ada);
    const evening = today();
    const clock = control();
    await clock.setClock(new Date(`${addDays(evening, 1)}T05:30:00Z`));
    await change(ada, {intent: 'cancel', subscriptionId: treats.id, reason: ''});
    await clock.setClock(null);
    expect(await readPage(ada)).toContain(`Canceled on ${formatShortDate(evening)}`);
    await change(ada, {intent: 'restart', subscriptionId: treats.id});
  });

  it.each<[string, Record<string, string>, number, RegExp]>([
    ['an unknown intent', {intent: 'explode'}, 400, /didn’t understand/],
    [
      'a day in the past',
      {intent: 'move', deliveryId: 'x', day: '2020-01-01'},
      400,
      /Choose a date/,
    ],
    ['an unknown delivery', {intent: 'skip', deliveryId: 'f'.repeat(32)}, 404, /in the meantime/],
  ])('AUTO-13 answers %s with a clear error', async (_what, fields, status, problem) => {
    const answer = await ada.post(PATH, fields);
    expect(answer.status).toBe(status);
    expect(problemOf(answer)).toMatch(problem);
  });

  it('AUTO-14 can’t reach another customer’s subscription, delivery or item with any form', async () => {
    const grace = await loggedInVisitor(site.shop, GRACE);
    const before = await readPlan(grace);
    const {variantId, id: subscriptionId} = before.food;
    const [item] = before.delivery.items;
    const mine = {deliveryId: before.delivery.id, subscriptionId, itemId: item?.id ?? ''};
    const details: Partial<Record<AutoshipForm['intent'], Record<string, string>>> = {
      move: {day: addDays(today(), 9)},
      'unskip-item': {day: addDays(today(), 9)},
      add: {variantId},
      edit: {variantId, quantity: '5', weeks: '2', shown: toEditText(editValuesOf(before.food))},
      address: {addressId: await addressOf(ada)},
      pause: {until: ''},
    };
    const attempts = INTENTS.map((intent) => ({...mine, ...details[intent], intent}));
    expect(attempts).toHaveLength(15);
    for (const fields of attempts) {
      expect([fields.intent, (await ada.post(PATH, fields)).status]).toEqual([fields.intent, 404]);
    }
    expect((await readPlan(grace)).autoships).toEqual(before.autoships);
  });

  it('AUTO-13 is refused once the delivery is locked, and says why', async () => {
    const {delivery} = await readPlan(ada);
    const clock = control();
    await clock.setClock(new Date(Date.parse(delivery.locksAt) + 60_000));
    const answer = await ada.post(PATH, {intent: 'skip', deliveryId: delivery.id});
    await clock.setClock(null);
    expect(answer.status).toBe(422);
    expect(problemOf(answer)).toContain('already packing');
  });

  it('AUTO-15 says that it wasn’t made when the provider is down, and loses nothing', async () => {
    const before = await readPlan(ada);
    await control().fault({service: 'subscriptions', kind: 'down'});
    const cutOff = copyOf(openShop(sandbox.origin()), ada);
    const answer = await cutOff.post(PATH, {intent: 'skip', deliveryId: before.delivery.id});
    expect(answer.status).toBe(503);
    await control().clearFaults();
    expect((await readPlan(ada)).autoships).toEqual(before.autoships);
  });
});

describe('a change that fails', () => {
  it.each(['down', 'error', 'malformed', 'partial'] as const)(
    'AUTO-43 is reported as not made, or as possibly made, while the provider is %s',
    async (kind) => {
      const grace = await loggedInVisitor(site.shop, GRACE);
      const {delivery} = await readPlan(grace);
      await control().fault({service: 'subscriptions', kind});
      const post = (fields: Record<string, string>) =>
        copyOf(openShop(sandbox.origin()), grace).post(PATH, fields);
      expect(failureOf(await post({intent: 'skip', deliveryId: delivery.id}))).toEqual({
        title: 'We couldn’t confirm that change',
        problem: 'It may have been made. Check your deliveries before you try again.',
      });
      /* This change reads the deliveries first. That read fails, so the change is never sent. */
      const itemId = delivery.items[0]?.id ?? '';
      expect(failureOf(await post({intent: 'skip-item', itemId}))).toMatchObject({
        title: 'That change wasn’t made',
      });
    },
  );

  it('AUTO-44 promises no further attempt to charge a declined card, because the last one pauses the subscription', async () => {
    const omar = await loggedInVisitor(site.shop, 'omar.haddad@example.com');
    const read = async () => modelOf(await omar.get(PATH)).autoships ?? expect.fail('no answer');
    const deliveryId = (await read()).deliveries[0]?.id ?? '';
    for (const intent of ['send', 'retry', 'retry', 'retry']) {
      expect((await read()).subscriptions[0]?.status).toBe('active');
      const answer = await omar.post(PATH, {intent, deliveryId});
      expect(problemOf(answer)).toBe(
        'The card was declined, so nothing was charged and nothing was sent. To pay with another card, contact us.',
      );
    }
    expect((await read()).subscriptions[0]?.pause?.reason).toBe('payment');
  });
});

describe('a delivery with an item that is out of stock', () => {
  const TREATS = 'MT-DSBH-PNB-11Z';
  const CAT_FOOD = 'MB-CIND-7';

  it('AUTO-50 “Send now” shows the sum that it charges, without that item, and isn’t offered if nothing can ship', async () => {
    const grace = await loggedInVisitor(site.shop, GRACE);
    const {delivery} = await readPlan(grace);

    await control().setStock(TREATS, 0);
    const page = await readPage(grace);
    expect(page).toContain('so it can’t be sent yet.');
    expect(page).not.toContain('Send now for');

    await control().setStock(TREATS, 10);
    const sum = /Send now for (\$[\d.]+)/.exec(await readPage(grace))?.[1];
    await change(grace, {intent: 'send', deliveryId: delivery.id});
    const [order] = (await control().orders()).filter(({email}) => email === GRACE);
    expect(sum).toBe(formatCents(order?.total ?? 0));
  });

  it('AUTO-51 a subscription that waits for stock promises no day, on its card and on the product’s page', async () => {
    const peter = await loggedInVisitor(site.shop, 'peter.nakamura@example.com');
    const [delivery] = modelOf(await peter.get(PATH)).autoships?.deliveries ?? [];
    await control().setStock(CAT_FOOD, 0);
    const sent = await peter.post(PATH, {intent: 'send', deliveryId: delivery?.id ?? ''});
    expect(sent.status).toBe(422);

    const [card = ''] = /What you get.*?<\/section>/s.exec(await readPage(peter)) ?? [];
    expect(card).toContain('<p>Out of stock right now. It ships as soon as it’s back.</p>');
    const path = delivery?.items[0]?.food.path ?? '';
    await vi.waitFor(async () => {
      const page = await readPage(peter, path);
      expect(page).toMatch(
        /You get this on autoship\.<\/b> It ships next .*as soon as it’s back in stock/,
      );
    }, IN_TIME_MS);
  });
});

describe('a price that has changed', () => {
  it('AUTO-70 is shown beside the last delivery’s, and only then', async () => {
    const readNotes = async () =>
      (modelOf(await site.ada.get(PATH)).autoships?.deliveries ?? [])
        .flatMap(({items}) => items)
        .flatMap(({food, facts}) => (facts.includes('last time') ? [food.title, facts] : []));
    expect(await readNotes()).toEqual([]);
    await control().setPrice('MB-DEVC-30', 7000);
    const [title, facts = ''] = await readNotes();
    expect(title).toBe('Everyday Chicken & Barley');
    expect(facts).toMatch(/^30 lb · Quantity \d · \$66\.50 each, last time \$64\.12$/);
    expect(await readPage(site.ada)).toContain(facts);
    await control().setPrice('MB-DEVC-30', 6749);
  });
});

describe('the calendar file', () => {
  it('AUTO-17 has an event for each delivery of the next twelve months', async () => {
    const answer = await site.ada.get('/account/autoships.ics');
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(answer.text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(5);
  });
});

describe('the staff site', () => {
  it('ROUTE-23 titles the page My Autoships', async () => {
    const shop = openShop(sandbox.origin(), {variables: {SITE_ID: 'HPSF'}});
    const visitor = await loggedInVisitor(shop, 'helen.castellanos@example.com');
    const {head} = modelOf(await visitor.get(PATH));
    expect(head.title).toBe('My Autoships | Pro Staff Feeding');
  });
});
