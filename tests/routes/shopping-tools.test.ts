import {describe, expect, it} from 'vitest';
import type {Comparison} from '~/domains/catalog/compare.server';
import type {ProductCardModel} from '~/domains/catalog/card';
import {ACCOUNT_FAVORITES_PATH, FAVORITES_OPERATION} from '~/domains/catalog/kept-paths';
import {LIST_LIMITS} from '~/domains/catalog/handle-lists';
import {post} from './support/api';
import {ADA, loggedInVisitor} from './support/log-in';
import {openCachingShop} from './support/shared-sandbox';
import {watchShop, type Answer, type Visitor} from './support/shop';

const {unexpected} = watchShop();
const shop = openCachingShop();
const staff = openCachingShop({SITE_ID: 'HPSF'});

const JUNE = 'june.park@example.com';

const DRY = 'indoor-salmon-oat';
const FLAVORS = 'country-table-adult';
const TREAT = 'morning-biscuits';

const dataOf = (answer: Answer, id: string) => answer.page().loaderData[id];
const handlesOf = (cards: readonly ProductCardModel[]) => cards.map(({handle}) => handle);

async function accountFavorites(visitor: Visitor): Promise<string[]> {
  const answer = await visitor.get(ACCOUNT_FAVORITES_PATH);
  expect(answer.status).toBe(200);
  const {cards} = dataOf(answer, 'account-favorites') as {cards: ProductCardModel[]};
  return handlesOf(cards);
}

describe('the comparison', () => {
  const compare = async (query: string, at = shop) => {
    const answer = await at.visitor().get(`/compare?${query}`);
    expect(answer.status).toBe(200);
    return dataOf(answer, 'compare') as Comparison & {head: object};
  };

  it('CAT-32a, CAT-32b shows the products of its URL and suggests similar ones', async () => {
    const {head, products, suggestions} = await compare(`products=${FLAVORS},${DRY}`);
    expect(head).not.toHaveProperty('canonical');
    expect(products.map(({card}) => card.handle)).toEqual([FLAVORS, DRY]);
    for (const {facts} of products) expect(Object.values(facts)).not.toContain(null);
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.map(({handle}) => handle)).not.toContain(FLAVORS);
  });

  it.each([
    ['nothing', '', 0],
    ['unknown products', `products=nope,${DRY}`, 1],
    ['the same product twice', `products=${DRY},${DRY}`, 1],
    ['more than four', 'products=a1,b2,c3,d4,' + DRY, 0],
    ['markup', 'products=%3Cscript%3E', 0],
    ['a long text', `products=${'x'.repeat(3000)}`, 0],
  ])('CAT-32b is bounded: %s', async (_name, query, count) => {
    expect((await compare(query)).products).toHaveLength(count);
    expect(unexpected()).toEqual([]);
  });

  it('CAT-32b leaves out what the site doesn’t sell', async () => {
    expect((await compare('products=monthly-treat-box', staff)).products).toEqual([]);
    expect((await compare('products=monthly-treat-box')).products).toHaveLength(1);
  });
});

it('CAT-34 the products that a browser has shown are listed in the order of the URL', async () => {
  const answer = await shop.visitor().get(`/recently-viewed?products=${TREAT},nope,${DRY}`);
  expect(answer.status).toBe(200);
  const {cards, head} = dataOf(answer, 'recently-viewed') as {
    cards: ProductCardModel[];
    head: object;
  };
  expect(handlesOf(cards)).toEqual([TREAT, DRY]);
  expect(head).not.toHaveProperty('canonical');
});

describe('a customer’s favorites', () => {
  it('CAT-33a are kept in the account and shown to nobody else', async () => {
    const [ada, june] = await Promise.all([
      loggedInVisitor(shop, ADA),
      loggedInVisitor(shop, JUNE),
    ]);
    const added = await ada.post(ACCOUNT_FAVORITES_PATH, {handle: TREAT});
    expect([added.status, added.location]).toEqual([303, ACCOUNT_FAVORITES_PATH]);
    await ada.post(ACCOUNT_FAVORITES_PATH, {handle: DRY});
    expect(await accountFavorites(ada)).toEqual([DRY, TREAT]);
    expect(await accountFavorites(june)).toEqual([]);
    const onPhone = await loggedInVisitor(shop, ADA);
    await onPhone.post(ACCOUNT_FAVORITES_PATH, {handle: TREAT, intent: 'remove'});
    expect(await accountFavorites(ada)).toEqual([DRY]);
    await ada.post(ACCOUNT_FAVORITES_PATH, {handle: DRY, intent: 'remove'});
    expect(await accountFavorites(ada)).toEqual([]);
  });

  it('CAT-33a are changed by an operation for the caller only', async () => {
    const guest = await post(shop.visitor(), FAVORITES_OPERATION, {
      handles: [DRY],
      isFavorite: true,
    });
    expect(guest.status).toBe(401);
    const june = await loggedInVisitor(shop, JUNE);
    const set = (handles: unknown, isFavorite = true) =>
      post(june, FAVORITES_OPERATION, {handles, isFavorite});
    expect((await set([TREAT, DRY])).value).toEqual({handles: [TREAT, DRY]});
    expect((await set([TREAT], false)).value).toEqual({handles: [DRY]});
    for (const handles of ['x', [1], ['<b>'], Array(LIST_LIMITS.favorites + 1).fill('a')]) {
      expect((await set(handles)).status).toBe(400);
    }
    expect((await set([DRY], false)).value).toEqual({handles: []});
  });

  it('CAT-33b leads a customer from the page for guests to the account', async () => {
    const answer = await (await loggedInVisitor(shop, JUNE)).get('/favorites');
    expect([answer.status, answer.location]).toEqual([302, ACCOUNT_FAVORITES_PATH]);
  });

  it('CAT-33a needs a login', async () => {
    expect((await shop.visitor().get(ACCOUNT_FAVORITES_PATH)).status).toBe(401);
    expect((await shop.visitor().post(ACCOUNT_FAVORITES_PATH, {handle: DRY})).status).toBe(401);
  });
});
