import {describe, expect, it} from 'vitest';
import type {ProductCardModel} from '~/domains/catalog/card';
import {LIST_LIMITS} from '~/domains/catalog/handle-lists';
import {ACCOUNT_FAVORITES_PATH, FAVORITES_PATH} from '~/domains/catalog/kept-paths';
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
