import {describe, expect, it} from 'vitest';
import type {ProductCardModel} from '~/domains/catalog/card';
import {LIST_LIMITS} from '~/domains/catalog/handle-lists';
import {
  ACCOUNT_FAVORITES_PATH,
  FAVORITES_OPERATION,
  FAVORITES_PATH,
} from '~/domains/catalog/kept-paths';
import {post} from './support/api';
import {useAccountShop} from './support/account-shop';
import {postTwice} from './support/post-twice';
import type {Answer, Visitor} from './support/shop';

const {site, unexpected} = useAccountShop();

const DRY = 'indoor-salmon-oat';
const TREAT = 'morning-biscuits';

function cardsIn(answer: Answer, id: string): string[] {
  expect(answer.status).toBe(200);
  const {cards} = answer.page().loaderData[id] as {cards: ProductCardModel[]};
  return cards.map(({handle}) => handle);
}

describe('a guest’s favorites', () => {
  const favoritesOf = async (visitor: Visitor) =>
    cardsIn(await visitor.get(FAVORITES_PATH), 'favorites');

  it('CAT-35a are saved and removed by form, and nobody else’s', async () => {
    const guest = site.shop.visitor();
    const saved = await postTwice(guest, FAVORITES_PATH, {handle: TREAT});
    expect([saved.status, saved.location]).toEqual([303, FAVORITES_PATH]);
    await postTwice(guest, FAVORITES_PATH, {handle: DRY});
    expect(await favoritesOf(guest)).toEqual([DRY, TREAT]);
    expect(await favoritesOf(site.shop.visitor())).toEqual([]);
    await guest.post(FAVORITES_PATH, {handle: DRY, intent: 'remove'});
    expect(await favoritesOf(guest)).toEqual([TREAT]);
    await guest.post(FAVORITES_PATH, {handle: TREAT, intent: 'remove'});
    expect(await favoritesOf(guest)).toEqual([]);
    expect(guest.cookies.has('favorites')).toBe(false);
  });

  it('CAT-80 aren’t saved in a browser that keeps no cookies, and the page says so', async () => {
    const fields = {handle: TREAT};
    const answer = await postTwice(site.shop.visitor(), FAVORITES_PATH, fields, {
      keepsCookies: false,
    });
    expect(answer.status).toBe(422);
    expect(answer.page().actionData?.['favorites']).toEqual({
      problem: 'Your browser didn’t save this change. Allow cookies for this site, then try again.',
    });
  });

  it('CAT-35b move into the account when the customer opens its favorites, and stay while that fails', async () => {
    const {june, control} = site;
    june.cookies.set('favorites', `${TREAT}.${DRY}`);
    const accountFavorites = async () =>
      cardsIn(await june.get(ACCOUNT_FAVORITES_PATH), 'account-favorites');
    await control.fault({service: 'commerce', kind: 'down', match: 'AdminCustomerUpdate'});
    expect(await accountFavorites()).toEqual([]);
    expect(june.cookies.has('favorites')).toBe(true);
    await control.clearFaults();
    expect(await accountFavorites()).toEqual([TREAT, DRY]);
    expect(june.cookies.has('favorites')).toBe(false);
  });

  it('ACCT-130 ACCT-131 that don’t fit in the account stay in the browser until products that aren’t sold are removed', async () => {
    const {june} = site;
    june.cookies.delete('favorites');
    const full = Array.from({length: LIST_LIMITS.favorites}, (_, index) => `p-${index}`);
    const set = (handles: string[]) =>
      post<{handles: string[]}>(june, FAVORITES_OPERATION, {handles, isFavorite: true});
    expect((await set(full)).value.handles).toEqual(full);
    june.cookies.set('favorites', `${TREAT}.${DRY}`);
    expect((await set([])).value.handles).toEqual(full);
    expect(june.cookies.get('favorites')).toBe(`${TREAT}.${DRY}`);
    const open = async () =>
      (await june.get(ACCOUNT_FAVORITES_PATH)).page().loaderData['account-favorites'];
    expect(await open()).toMatchObject({cards: [], notSold: full, leftOut: 2});
    await june.post(ACCOUNT_FAVORITES_PATH, {handle: full.slice(1).join(','), intent: 'remove'});
    expect((await set([])).value.handles).toEqual([TREAT, DRY, 'p-0']);
    expect(june.cookies.has('favorites')).toBe(false);
    expect(await open()).toMatchObject({
      cards: [{handle: TREAT}, {handle: DRY}],
      notSold: ['p-0'],
      leftOut: 0,
    });
  });

  it('ACCT-130 stay in the browser when the operation is for another session than the browser’s', async () => {
    const guest = site.shop.visitor(`favorites=${TREAT}`);
    const sessionToken = site.june.cookies.get('session') ?? '';
    const input = {sessionToken, handles: [], isFavorite: true};
    expect((await post(guest, FAVORITES_OPERATION, input)).status).toBe(200);
    expect(guest.cookies.get('favorites')).toBe(TREAT);
  });

  it('CAT-35b a form from before the login is sent again to the account', async () => {
    const posted = await site.ada.post(FAVORITES_PATH, {handle: TREAT});
    expect([posted.status, posted.location]).toEqual([307, ACCOUNT_FAVORITES_PATH]);
    expect((await site.ada.get(FAVORITES_PATH)).location).toBe(ACCOUNT_FAVORITES_PATH);
  });

  it('CAT-35c are at most twenty, the newest', async () => {
    const guest = site.shop.visitor();
    expect(LIST_LIMITS).toMatchObject({favorites: 50, guestFavorites: 20});
    const full = Array.from({length: LIST_LIMITS.guestFavorites + 5}, (_, index) => `p-${index}`);
    guest.cookies.set('favorites', full.join('.'));
    await guest.post(FAVORITES_PATH, {handle: DRY});
    const kept = guest.cookies.get('favorites')?.split('.');
    expect(kept).toEqual([DRY, ...full.slice(0, LIST_LIMITS.guestFavorites - 1)]);
    expect(await favoritesOf(guest)).toEqual([DRY]);
  });

  it.each(['', '<b>', '../x', 'a,b', 'x'.repeat(121), '"', 'a.'.repeat(2000)])(
    'CAT-35c ignore the text %j, in the cookie and in a form',
    async (text) => {
      const guest = site.shop.visitor(`favorites=${text}`);
      expect(await favoritesOf(guest)).toEqual([]);
      const other = site.shop.visitor();
      expect((await postTwice(other, FAVORITES_PATH, {handle: text})).status).toBe(303);
      expect(await favoritesOf(other)).toEqual([]);
      expect(unexpected()).toEqual([]);
    },
  );
});
