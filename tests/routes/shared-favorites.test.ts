import {describe, expect, it} from 'vitest';
import type {SavedList} from '~/domains/account/saved-list';
import type {ProductCardModel} from '~/domains/catalog/card';
import {LIST_LIMITS} from '~/domains/catalog/handle-lists';
import {ACCOUNT_FAVORITES_PATH, FAVORITES_PATH} from '~/domains/catalog/kept-paths';
import {sharedFavoritesPath} from '~/domains/catalog/shared-favorites-path';
import {CUSTOMER_FIELD} from '~/domains/session/customer-field';
import {useAccountShop} from './support/account-shop';
import {postTwice} from './support/post-twice';
import {openShop, type Answer, type Visitor} from './support/shop';

const {site, sandbox, unexpected} = useAccountShop();

const DRY = 'indoor-salmon-oat';
const TREAT = 'morning-biscuits';
const FLAVORS = 'country-table-adult';
/** Sold on the consumer site only. */
const BOX = 'monthly-treat-box';

interface Page {
  cards: ProductCardModel[];
  notSold: number;
  head: object;
}

const pageOf = (answer: Answer) => answer.page().loaderData['favorites-shared'] as Page;
const handlesOf = ({cards}: {cards: ProductCardModel[]}) => cards.map(({handle}) => handle);
const savedBy = (answer: Answer) => answer.page().actionData?.['favorites-shared'] as SavedList;

const save = (visitor: Visitor, handles: readonly string[], headers?: HeadersInit) =>
  postTwice(visitor, sharedFavoritesPath(handles), {handles: handles.join(',')}, {headers});

async function favoritesOf(visitor: Visitor, path: string, id: string): Promise<string[]> {
  return handlesOf((await visitor.get(path)).page().loaderData[id] as Page);
}
const guestFavorites = (visitor: Visitor) => favoritesOf(visitor, FAVORITES_PATH, 'favorites');
const accountFavorites = (visitor: Visitor) =>
  favoritesOf(visitor, ACCOUNT_FAVORITES_PATH, 'account-favorites');

describe('the page of shared favorites', () => {
  const open = async (path: string, visitor = site.shop.visitor()) => {
    const answer = await visitor.get(path);
    expect(answer.status).toBe(200);
    return pageOf(answer);
  };

  it('CAT-71 shows the products in their order to anyone, and isn’t indexed', async () => {
    const {cards, notSold, head} = await open(sharedFavoritesPath([TREAT, FLAVORS, DRY]));
    expect(handlesOf({cards})).toEqual([TREAT, FLAVORS, DRY]);
    expect(notSold).toBe(0);
    expect(head).not.toHaveProperty('canonical');
    expect(handlesOf(await open(sharedFavoritesPath([DRY]), site.ada))).toEqual([DRY]);
  });

  it('CAT-71 counts the products that aren’t sold on the site', async () => {
    const path = sharedFavoritesPath([BOX, 'no-such-product', DRY]);
    expect(await open(path)).toMatchObject({notSold: 1});
    const staff = openShop(sandbox.origin(), {variables: {SITE_ID: 'HPSF'}}).visitor();
    const shown = await open(path, staff);
    expect(handlesOf(shown)).toEqual([DRY]);
    expect(shown.notSold).toBe(2);
  });

  it.each([
    ['no list', ''],
    ['an empty list', '?items='],
    ['markup', '?items=%3Cscript%3E'],
    ['a path', '?items=../x'],
    ['a long text', `?items=${'x'.repeat(3000)}`],
    ['commas', `?items=${','.repeat(3000)}`],
  ])('CAT-71 has no products for a link with %s', async (_name, query) => {
    expect(await open(`/favorites/shared${query}`)).toMatchObject({cards: [], notSold: 0});
    expect(unexpected()).toEqual([]);
  });

  it('CAT-71 asks to try again while products can’t be read', async () => {
    await site.control.fault({service: 'content-system', kind: 'down'});
    expect((await site.shop.visitor().get(sharedFavoritesPath([DRY]))).status).toBe(503);
    await site.control.clearFaults();
  });
});

describe('saving shared favorites', () => {
  it('CAT-72 puts all into a guest’s favorites, once', async () => {
    const guest = site.shop.visitor();
    guest.cookies.set('favorites', DRY);
    for (let press = 0; press < 2; press += 1) {
      const answer = await save(guest, [TREAT, DRY, FLAVORS]);
      expect(answer.status).toBe(200);
      expect(savedBy(answer)).toMatchObject({kind: 'saved', isGuest: true, leftOut: []});
      expect(await guestFavorites(guest)).toEqual([TREAT, FLAVORS, DRY]);
    }
  });

  it('CAT-72 leaves a guest’s own favorites where they are, and names those that don’t fit', async () => {
    const own = Array.from({length: LIST_LIMITS.guestFavorites - 1}, (_, index) => `p-${index}`);
    const guest = site.shop.visitor(`favorites=${own.join('.')}`);
    const answer = await save(guest, [DRY, TREAT, FLAVORS]);
    expect(savedBy(answer)).toMatchObject({leftOut: [TREAT, FLAVORS]});
    expect(guest.cookies.get('favorites')).toBe([DRY, ...own].join('.'));
  });

  it('CAT-80 says that nothing was saved if a guest’s browser keeps no cookies', async () => {
    const guest = site.shop.visitor();
    const path = sharedFavoritesPath([DRY, TREAT]);
    const fields = {handles: `${DRY},${TREAT}`};
    const answer = await postTwice(guest, path, fields, {keepsCookies: false});
    expect(answer.status).toBe(422);
    expect(savedBy(answer)).toEqual({kind: 'not-kept'});
    expect(pageOf(answer)).toMatchObject({path});
  });

  it('CAT-80 says what was saved if the browser has kept the cookie', async () => {
    const guest = site.shop.visitor();
    const first = await guest.post(sharedFavoritesPath([DRY]), {handles: DRY});
    expect([first.status, first.location]).toEqual([307, `${sharedFavoritesPath([DRY])}&resent=1`]);
    expect(savedBy(await save(guest, [DRY]))).toMatchObject({kind: 'saved', handles: [DRY]});
  });

  it('CAT-72 puts all into a customer’s account after those saved as a guest, once', async () => {
    const {ada, june} = site;
    ada.cookies.set('favorites', DRY);
    for (let press = 0; press < 2; press += 1) {
      const answer = await save(ada, [TREAT, FLAVORS]);
      expect(savedBy(answer)).toMatchObject({kind: 'saved', isGuest: false, leftOut: []});
      expect(await accountFavorites(ada)).toEqual([TREAT, FLAVORS, DRY]);
    }
    expect(await accountFavorites(june)).toEqual([]);
  });

  it('CAT-72 keeps at most fifty in an account', async () => {
    const full = Array.from({length: LIST_LIMITS.favorites}, (_, index) => `p-${index}`);
    expect(savedBy(await save(site.june, full))).toMatchObject({leftOut: []});
    expect(savedBy(await save(site.june, [DRY, 'p-0']))).toMatchObject({leftOut: [DRY]});
    expect(await accountFavorites(site.june)).toEqual([]);
  });

  it('CAT-72 says that it couldn’t confirm it while the account can’t be changed', async () => {
    await site.control.fault({service: 'commerce', kind: 'down', match: 'AdminCustomerUpdate'});
    const answer = await save(site.ada, ['indoor-tuna-oat']);
    expect(answer.status).toBe(503);
    expect(savedBy(answer)).toEqual({kind: 'unconfirmed'});
    await site.control.clearFaults();
  });

  it('CAT-72 SESS-43a saves nothing from the page of another customer, or from another site', async () => {
    const guest = site.shop.visitor();
    const headers = {Origin: 'https://other.example'};
    expect((await save(guest, [DRY], headers)).status).toBe(403);
    expect(guest.cookies.has('favorites')).toBe(false);

    const before = await accountFavorites(site.ada);
    const path = sharedFavoritesPath([BOX]);
    const posted = await site.ada.post(path, {handles: BOX, [CUSTOMER_FIELD]: 'of-june'});
    expect([posted.status, posted.location]).toEqual([303, path]);
    expect(await accountFavorites(site.ada)).toEqual(before);
  });

  it.each([
    ['no text', ''],
    ['markup', '<b>'],
    ['a path', '../x'],
    ['a text longer than a handle', 'x'.repeat(121)],
    ['commas', ','.repeat(9000)],
  ])('CAT-72 ignores %s in the form', async (_name, handles) => {
    const guest = site.shop.visitor();
    await guest.post(sharedFavoritesPath([DRY]), {handles});
    expect(guest.cookies.has('favorites')).toBe(false);
    expect(unexpected()).toEqual([]);
  });
});
