import {expect, it} from 'vitest';
import {
  AUTOSHIP_SAVING_PERCENT,
  AUTOSHIP_WEEKS,
  FIRST_ORDER_OFFER,
} from '~/domains/autoship-offer/offer';
import {builtInPage} from '~/domains/content/built-in-pages';
import {RETURN_DAYS} from '~/domains/content/return-terms';
import {
  FREE_SHIPPING_THRESHOLD_CENTS,
  REMOTE_STATES_NOTE,
  STANDARD_SHIPPING_CENTS,
} from '~/domains/content/shop-offer';
import {siteOf} from '~/domains/session/site';
import {formatCents, formatCentsShort} from '~/platform/money';
import {shippingRates} from '~sandbox/commerce/cart/delivery';
import {DISCOUNT_CODES} from '~sandbox/commerce/cart/discount-codes';
import {SHOP} from '~sandbox/world/content/sites/shop/shop';
import {STAFF} from '~sandbox/world/content/sites/staff/staff';
import {buildPolicies} from '~sandbox/world/policies';
import {AUTOSHIP} from '~sandbox/world/selling-plans';

const COLORADO = {countryCode: 'US', provinceCode: 'CO'};
const HAWAII = {countryCode: 'US', provinceCode: 'HI'};
const LARGE_ORDER = 100_00;

it('CART-82a, HOUSE-27 checkout ships free from the threshold that the shop advertises, and below it for the advertised cost', () => {
  const standard = (cents: number) => shippingRates(COLORADO, cents)[0]?.cents;
  expect(standard(FREE_SHIPPING_THRESHOLD_CENTS)).toBe(0);
  expect(standard(FREE_SHIPPING_THRESHOLD_CENTS - 1)).toBe(STANDARD_SHIPPING_CENTS);
});

it('CART-82b, HOUSE-27 every selling plan has the discount that the shop advertises', () => {
  const percents = AUTOSHIP.plans.map(({percentOff}) => percentOff);
  expect(new Set(percents)).toEqual(new Set([AUTOSHIP_SAVING_PERCENT]));
});

it('HOUSE-27 checkout charges for Hawaii what the shop’s note says', () => {
  const [standard] = shippingRates(HAWAII, LARGE_ORDER);
  expect(REMOTE_STATES_NOTE).toContain(formatCentsShort(standard?.cents ?? 0));
});

const sentences = JSON.stringify([SHOP, STAFF, buildPolicies('Marlowe')])
  .replaceAll(/<[^>]*>/g, '. ')
  .split(/(?<=[.!?]) |","/);
const threshold = formatCentsShort(FREE_SHIPPING_THRESHOLD_CENTS);
const charge = formatCentsShort(shippingRates(HAWAII, LARGE_ORDER)[0]?.cents ?? 0);

it('CONST-11, HOUSE-27 the first-order code takes off what the shop advertises', () => {
  const {code, percent} = FIRST_ORDER_OFFER;
  const discount = DISCOUNT_CODES.find((item) => item.code === code);
  expect(discount).toMatchObject({value: {percent}, purchaseType: 'subscription'});
});

it('SAND-90 what is out of stock when a delivery ships is said to ship once it’s back, as the provider does it, not with the next delivery', () => {
  const answers = sentences.filter((sentence) => /\bthe rest\b.*\bships?\b/i.test(sentence));
  expect(answers).toContainEqual(expect.stringContaining('as soon as it’s back in stock'));
  expect(sentences.filter((sentence) => /joins your next delivery/i.test(sentence))).toEqual([]);
});

it('HOUSE-27 the selling plans have the frequencies that the shop advertises', () => {
  expect(AUTOSHIP.plans.map(({intervalCount}) => intervalCount)).toEqual([...AUTOSHIP_WEEKS]);
});

it.each<[string, RegExp, RegExp, string[]]>([
  [
    'the threshold',
    /\bfree\b|no shipping|costs nothing/i,
    /(?:over|from|below|of|to) (\$\d+)/g,
    [threshold],
  ],
  ['the order’s amount that counts', /before tax/i, /before tax and ([\w ]+)/g, ['discount codes']],
  [
    'the cost of smaller orders',
    /\bsmaller orders\b/i,
    /(?:it’s|for|costs) (\$\d+\.\d\d)/g,
    [formatCents(STANDARD_SHIPPING_CENTS)],
  ],
  [
    'the autoship saving',
    /autoship|each delivery at|day’s price/i,
    /(\d+)%/g,
    [`${AUTOSHIP_SAVING_PERCENT}`, `${FIRST_ORDER_OFFER.percent}`],
  ],
  [
    'the charge for Alaska and Hawaii',
    /Alaska|service charge/,
    /(\$\d+) (?:more|service)/g,
    [charge],
  ],
  ['the days to return makers’ items', /\bunused\b/i, /(\d+) days/g, [`${RETURN_DAYS.maker}`]],
  [
    'the days to return food',
    /opened or not|even if the bag is open|won’t eat/i,
    /(\d+) days/g,
    [`${RETURN_DAYS.own}`],
  ],
])('HOUSE-27 the seed’s pages state %s as the app does', (_fact, about, amount, right) => {
  const stated = sentences
    .filter((sentence) => about.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(amount)].map(([, value]) => value));
  expect(stated.length).toBeGreaterThan(1);
  expect(stated.filter((value) => !right.includes(value ?? ''))).toEqual([]);
});

it('HOUSE-27 the built-in page on returns states the days to return an item', () => {
  const text = JSON.stringify(builtInPage('returns', siteOf('DTC')));
  expect([...text.matchAll(/(\d+) days/g)].map(([, days]) => Number(days))).toEqual([
    RETURN_DAYS.own,
    RETURN_DAYS.maker,
  ]);
});
