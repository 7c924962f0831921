import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import Database from 'libsql';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {createGiftCards} from '~sandbox/commerce/cart/gift-cards';
import {cartId} from '~sandbox/commerce/cart/ids';
import {createCarts} from '~sandbox/commerce/cart/store';
import {dropAllTables} from '~sandbox/drop-all-tables';
import {createClock} from '~sandbox/control/clock';

const CARD = 'MARLOWEGIFT25AB7K';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carts-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function open() {
  const db = new Database(join(folder, 'commerce.db'));
  const clock = createClock();
  return {db, clock, carts: createCarts(db, clock), giftCards: createGiftCards(db)};
}

describe('cart store', () => {
  test('SAND-16a keeps carts and gift card balances after a restart', () => {
    const before = open();
    const cart = before.carts.save({...before.carts.newCart(), note: 'Leave at the door'});
    before.giftCards.redeem(CARD, 1000);
    before.db.close();

    const after = open();
    expect(after.carts.byId(cartId(cart))).toEqual(cart);
    expect(after.giftCards.findUsable(CARD, after.clock.now())?.balance).toBe(1500);
    after.db.close();
  });

  test('SAND-16b is empty after a reset and keeps working', () => {
    const {db, clock, carts, giftCards} = open();
    const cart = carts.save(carts.newCart());
    giftCards.redeem(CARD, 2500);
    expect(giftCards.findUsable(CARD, clock.now())).toBeNull();
    dropAllTables(db);
    createCarts(db, clock);
    createGiftCards(db);
    expect(carts.byId(cartId(cart))).toBeNull();
    expect(giftCards.findUsable(CARD, clock.now())?.balance).toBe(2500);
    expect(carts.byId(cartId(carts.save(carts.newCart())))).not.toBeNull();
    db.close();
  });

  test('keeps a new cart only once it is saved', () => {
    const {db, carts} = open();
    const blank = carts.newCart();
    expect(carts.byToken(blank.token)).toBeNull();
    db.close();
  });

  test('timestamps carts by the sandbox clock and lists the latest first', () => {
    const {db, clock, carts} = open();
    clock.set(new Date('2026-03-01T10:00:00Z'));
    const first = carts.save(carts.newCart());
    clock.set(new Date('2026-03-02T10:00:00Z'));
    const second = carts.save(carts.newCart());
    expect([first.createdAt, second.updatedAt]).toEqual([
      '2026-03-01T10:00:00Z',
      '2026-03-02T10:00:00Z',
    ]);
    expect(carts.latest(1).map(({token}) => token)).toEqual([second.token]);
    clock.set(new Date('2026-03-03T10:00:00Z'));
    carts.complete(first.token);
    expect(carts.latest(2).map(({token, completedAt}) => [token, completedAt])).toEqual([
      [first.token, '2026-03-03T10:00:00Z'],
      [second.token, null],
    ]);
    db.close();
  });
});
