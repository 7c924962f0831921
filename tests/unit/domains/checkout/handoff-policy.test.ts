import {expect, it} from 'vitest';
import type {CartNotice} from '~/domains/cart/cart-outcome';
import {ORDER_KIND_ATTRIBUTE} from '~/domains/cart/cart-attributes';
import {handoffPolicy} from '~/domains/checkout/handoff-policy';
import {siteOf} from '~/domains/session/site';
import {lineOf, storedCartOf} from '~tests/support/cart-builders';
import {makeSession} from '~tests/support/session';

const tone = 'error';
const HANDED_OFF = [{key: ORDER_KIND_ATTRIBUTE, value: 'oneTimeOrder'}];

const STAFF = makeSession({isRegistered: true, savedCart: null});
/* Each line weighs 4 lb per item. */
const FOOD = lineOf({id: 'food', variant: '1', quantity: 2});
const MORE_FOOD = lineOf({id: 'more food', variant: '2', quantity: 2});
const PRESCRIPTION = lineOf({id: 'prescription', variant: '3', isPrescription: true});
const AUTOSHIP = lineOf({id: 'autoship', variant: '4', plan: 'every 2 weeks'});
const CART = storedCartOf([FOOD, MORE_FOOD, PRESCRIPTION, AUTOSHIP], {attributes: HANDED_OFF});

const guestFacts = () => ({customer: null, site: siteOf('DTC'), autoshipNeedsLogin: true});
const staffFacts = () => ({customer: STAFF, site: siteOf('HPSF'), autoshipNeedsLogin: true});

it('CHK-10 STAFF-54 a cart that isn’t handed off is fine, whatever is in it', async () => {
  const policy = handoffPolicy({factsNow: guestFacts, staffRefusal: () => Promise.resolve(null)});
  expect(await policy({...CART, attributes: []})).toEqual({kind: 'fine'});
});

it('CHK-10 a guest’s checkout is recalled; if that fails, all lines that a guest can’t buy go', async () => {
  const policy = handoffPolicy({factsNow: guestFacts, staffRefusal: () => Promise.resolve(null)});
  expect(await policy(CART)).toEqual({kind: 'recall', lineIds: ['prescription', 'autoship']});
});

it.each<{refusal: CartNotice | null; verdict: object}>([
  {refusal: null, verdict: {kind: 'attributes'}},
  {refusal: {code: 'quota-unknown', tone}, verdict: {kind: 'recall', lineIds: []}},
  {
    refusal: {code: 'prescription-not-eligible', tone},
    verdict: {kind: 'recall', lineIds: ['prescription']},
  },
  {
    refusal: {code: 'autoship-over-quota', tone, month: '2026-12', overLbs: 1},
    verdict: {kind: 'recall', lineIds: ['autoship']},
  },
  {
    refusal: {code: 'cart-over-quota', tone, overLbs: 4},
    verdict: {kind: 'recall', lineIds: ['autoship']},
  },
  {
    refusal: {code: 'cart-over-quota', tone, overLbs: 9},
    verdict: {kind: 'recall', lineIds: ['more food', 'prescription', 'autoship']},
  },
])(
  'STAFF-54 a staff member’s changed checkout is recalled for $refusal.code with $refusal.overLbs lb over',
  async ({refusal, verdict}) => {
    const policy = handoffPolicy({
      factsNow: staffFacts,
      staffRefusal: () => Promise.resolve(refusal),
    });
    expect(await policy(CART)).toMatchObject(verdict);
  },
);
