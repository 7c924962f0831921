import {describe, expect, it} from 'vitest';
import type {Cart, CartLine} from '~/domains/cart/cart';
import {missingItems, mergeCarts} from '~/domains/cart/ownership/merge-carts';
import {cartOf, lineOf} from '../../../support/cart-builders';

const once = (quantity: number, variant = '1') => lineOf({quantity, variant});
const autoship = (quantity: number, variant = '1', plan = 'plan-4') =>
  lineOf({quantity, variant, plan});
const donation = (quantity: number) =>
  lineOf({quantity, variant: 'gift', productType: 'Donation', title: 'A bowl'});

/** Lines of a merged cart as `[variant, selling plan, quantity]`. */
function merged(saved: CartLine[], guest: CartLine[]) {
  return mergeCarts(cartOf(saved), cartOf(guest), 10).lines.map(
    ({merchandiseId, sellingPlanId, quantity}) => [
      merchandiseId.split('/').at(-1),
      sellingPlanId,
      quantity,
    ],
  );
}

describe('mergeCarts: lines', () => {
  it.each<[string, CartLine[], CartLine[], unknown[]]>([
    ['adds up quantities of the same line', [once(2)], [once(3)], [['1', null, 5]]],
    [
      'keeps different lines, saved lines first',
      [once(2, 'a')],
      [once(1, 'b')],
      [
        ['a', null, 2],
        ['b', null, 1],
      ],
    ],
    [
      'keeps one-time and autoship lines apart',
      [once(2)],
      [autoship(1)],
      [
        ['1', null, 2],
        ['1', 'plan-4', 1],
      ],
    ],
    [
      'keeps lines with different selling plans apart',
      [autoship(1, '1', 'plan-2')],
      [autoship(1, '1', 'plan-4')],
      [
        ['1', 'plan-2', 1],
        ['1', 'plan-4', 1],
      ],
    ],
    ['caps an autoship line at 5', [autoship(4)], [autoship(4)], [['1', 'plan-4', 5]]],
    ['caps a one-time line at 10', [once(9)], [once(9)], [['1', null, 10]]],
    [
      'caps the order at 10, saved lines first',
      [once(8, 'a')],
      [once(5, 'b')],
      [
        ['a', null, 8],
        ['b', null, 2],
      ],
    ],
    ['drops a guest line without room', [once(10, 'a')], [once(1, 'b')], [['a', null, 10]]],
    [
      'doesn’t count donations',
      [once(10, 'a'), donation(3)],
      [donation(4)],
      [
        ['a', null, 10],
        ['gift', null, 7],
      ],
    ],
    ['keeps a saved cart without guest lines unchanged', [once(3)], [], [['1', null, 3]]],
    ['brings a cart above the limits within them', [once(14)], [], [['1', null, 10]]],
  ])('CART-25 mergeCarts %s', (_, saved, guest, expected) => {
    expect(merged(saved, guest)).toEqual(expected);
  });

  it('CART-25 mergeCarts keeps lines with different attributes apart, ignoring the attributes’ order', () => {
    const [a, b] = [
      {key: 'a', value: '1'},
      {key: 'b', value: '2'},
    ];
    const saved = cartOf([lineOf({quantity: 1, attributes: [a, b]})]);
    const guest = cartOf([
      lineOf({quantity: 2, attributes: [b, a]}),
      lineOf({quantity: 1, attributes: [a]}),
    ]);
    const {lines} = mergeCarts(saved, guest, 10);
    expect(lines.map(({quantity, attributes}) => [quantity, attributes.length])).toEqual([
      [3, 2],
      [1, 1],
    ]);
  });

  it('CART-25 mergeCarts uses the given order maximum', () => {
    expect(mergeCarts(cartOf([once(4, 'a')]), cartOf([once(4, 'b')]), 6).lines).toMatchObject([
      {quantity: 4},
      {quantity: 2},
    ]);
  });
});

describe('missingItems', () => {
  const sized = (line: CartLine, ...values: string[]): CartLine => ({
    ...line,
    variant: {
      ...line.variant,
      selectedOptions: values.map((value) => ({name: 'Option', value})),
    },
  });

  it('CART-25 missingItems names items with options, selling plan and quantity', () => {
    const saved = cartOf([sized(lineOf({quantity: 8, title: 'Stew', variant: 'a'}), '4 lb')]);
    const guest = cartOf([
      sized(lineOf({quantity: 7, title: 'Biscuits', variant: 'b', plan: 'Every 4 weeks'}), '8 oz'),
      lineOf({quantity: 1, title: 'Bowl', variant: 'c'}),
    ]);
    const made = cartOf([
      lineOf({quantity: 8, variant: 'a'}),
      lineOf({quantity: 2, variant: 'b', plan: 'Every 4 weeks'}),
    ]);
    expect(missingItems([saved, guest], made)).toEqual([
      {quantity: 5, title: 'Biscuits (8 oz, Every 4 weeks)'},
      {quantity: 1, title: 'Bowl'},
    ]);
  });

  it('CART-25 missingItems is empty when all items are in the new cart, in any number of lines', () => {
    const attributes = [{key: 'a', value: '1'}];
    const saved = cartOf([once(2), lineOf({quantity: 1, attributes})]);
    expect(missingItems([saved], cartOf([once(3)]))).toEqual([]);
    expect(missingItems([saved], cartOf([once(1), autoship(5)]))).toMatchObject([{quantity: 2}]);
  });
});

describe('mergeCarts: attributes, codes and note', () => {
  const attested = {key: 'is_attestation_checked', value: 'true'};
  const merge = (saved: Partial<Cart>, guest: Partial<Cart> | null) =>
    mergeCarts(
      cartOf([once(1, 'a')], saved),
      guest && cartOf(guest.lineItems ?? [once(1, 'b')], guest),
      10,
    );

  it('CART-25 mergeCarts prefers the guest’s value of an attribute and keeps all others', () => {
    const both = merge(
      {attributes: ['kept', 'old'].map((value, index) => ({key: `k${index}`, value}))},
      {attributes: ['new', 'more'].map((value, index) => ({key: `k${index + 1}`, value}))},
    );
    expect(both.attributes).toEqual([
      {key: 'k0', value: 'kept'},
      {key: 'k1', value: 'new'},
      {key: 'k2', value: 'more'},
    ]);
  });

  it.each([
    ['the saved cart', {attributes: [attested]}, {}],
    ['the guest cart', {}, {attributes: [attested]}],
    ['both carts', {attributes: [attested]}, {attributes: [attested]}],
  ])(
    'CHK-22b mergeCarts drops the attestation of %s when both carts have lines',
    (_, saved, guest) => {
      expect(merge(saved, guest).attributes).toEqual([]);
    },
  );

  it('CHK-22a mergeCarts keeps the attestation when only one cart has lines', () => {
    expect(merge({attributes: [attested]}, null).attributes).toEqual([attested]);
    expect(merge({attributes: [attested]}, {lineItems: []}).attributes).toEqual([attested]);
  });

  it('CART-25 mergeCarts drops what a handoff wrote to either cart', () => {
    const kept = {key: 'k0', value: 'kept'};
    const saved = {attributes: [kept, {key: 'SOLD_TO', value: '0000100200'}]};
    const guest = {attributes: [{key: 'sgOrderType', value: 'oneTimeOrder'}]};
    expect(merge(saved, guest).attributes).toEqual([kept]);
  });

  it('CART-25 mergeCarts combines discount codes without duplicates, applicable or not', () => {
    const code = (text: string, applicable: boolean) => ({code: text, applicable});
    const both = merge(
      {discountCodes: [code('SAVE10', true), code('OLD', false)]},
      {discountCodes: [code('SAVE10', false), code('NEW', true)]},
    );
    expect(both.discountCodes).toEqual(['SAVE10', 'OLD', 'NEW']);
  });

  it.each([
    ['saved', 'guest’s', 'guest’s'],
    ['saved', null, 'saved'],
    ['saved', '', 'saved'],
    [null, null, null],
  ])('CART-25 mergeCarts of the notes %j and %j keeps %j', (saved, guest, note) => {
    expect(merge({note: saved}, {note: guest}).note).toBe(note);
  });
});
