import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {intentForm} from '~/domains/cart/cart-form';
import {parseCartForm} from '~/domains/cart/cart-form.server';
import {keyOf} from '~/domains/cart/cart';
import {noticeText} from '~/domains/cart/messages';
import {cartOf, lineOf} from '../../../support/cart-builders';

const ADD = {intent: 'add', merchandiseId: 'gid://shopify/ProductVariant/1', quantity: '2'};
const UPDATE = {intent: 'update', lineId: 'line-1', quantity: '3'};

const WHOLE_NUMBER = 'Enter a whole number of 1 or more.';
const NOT_UNDERSTOOD = 'We didn’t understand that. Nothing in your cart changed.';

const formOf = (fields: Record<string, string>) => {
  const parsed = parseCartForm(fields);
  return 'form' in parsed ? parsed.form : noticeText(parsed.notice);
};

describe('parseCartForm', () => {
  it('CART-05 parseCartForm parses an add with merchandise, quantity and selling plan', () => {
    const plan = 'gid://shopify/SellingPlan/9';
    const parts = {
      intent: 'add',
      merchandiseId: ADD.merchandiseId,
      quantity: 2,
      attestation: false,
    };
    expect(formOf(ADD)).toEqual({...parts, purchase: 'autoship', sellingPlanId: null});
    expect(formOf({...ADD, attestation: 'true'})).toMatchObject({attestation: true});
    expect(formOf({...ADD, sellingPlanId: plan})).toMatchObject({sellingPlanId: plan});
    expect(formOf({...ADD, sellingPlanId: ''})).toMatchObject({sellingPlanId: null});
    expect(formOf({...ADD, sellingPlanId: plan, purchase: 'one-time'})).toMatchObject({
      purchase: 'one-time',
    });
  });

  it.each([
    [UPDATE, {intent: 'update', lineId: 'line-1', quantity: 3}],
    [
      {...UPDATE, quantity: '0'},
      {intent: 'update', lineId: 'line-1', quantity: 0},
    ],
    [
      {intent: 'update', lineId: 'line-1', sellingPlanId: ''},
      {intent: 'update', lineId: 'line-1', sellingPlanId: null},
    ],
    [
      {...UPDATE, sellingPlanId: 'gid://shopify/SellingPlan/9'},
      {
        intent: 'update',
        lineId: 'line-1',
        quantity: 3,
        sellingPlanId: 'gid://shopify/SellingPlan/9',
      },
    ],
    [
      {intent: 'remove', lineId: 'line-1'},
      {intent: 'remove', lineId: 'line-1'},
    ],
    [{intent: 'empty', lineId: 'x'}, {intent: 'empty'}],
    [{intent: 'buy-once'}, {intent: 'buy-once'}],
    [{intent: 'checkout'}, {intent: 'checkout', attestation: false, sgdonation: null}],
    [
      {intent: 'checkout', attestation: 'true'},
      {intent: 'checkout', attestation: true, sgdonation: null},
    ],
    [
      {intent: 'checkout', sgdonation: '5b0c-t_1'},
      {intent: 'checkout', attestation: false, sgdonation: '5b0c-t_1'},
    ],
    ...['', '<script>', 'x'.repeat(65), 'a b'].map(
      (sgdonation): [Record<string, string>, object] => [
        {intent: 'checkout', sgdonation},
        {intent: 'checkout', attestation: false, sgdonation: null},
      ],
    ),
  ])('parseCartForm parses %j', (fields, form) => {
    expect(formOf(fields)).toEqual(form);
  });

  it.each(['-1', 'abc', '1.5', '1e9', '', ' ', '+1', '0x2', 'NaN', 'Infinity', '１'])(
    'HOUSE-22c parseCartForm rejects the quantity %j',
    (quantity) => {
      expect(formOf({...ADD, quantity})).toBe(WHOLE_NUMBER);
      expect(formOf({...UPDATE, quantity})).toBe(WHOLE_NUMBER);
    },
  );

  it.each(['9'.repeat(10), '9'.repeat(400)])(
    'CART-119 parseCartForm reads the quantity %j as more than any line may have',
    (quantity) => {
      expect(formOf({...ADD, quantity})).toMatchObject({quantity: 1_000_000});
      expect(formOf({...UPDATE, quantity})).toMatchObject({quantity: 1_000_000});
    },
  );

  it.each(['\u200BTREATS5\u200B', '\uFEFFTREATS5', ' TREA\u00ADTS5 \u202C'])(
    'CART-190 parseCartForm reads the copied code %j without its invisible characters',
    (code) => {
      expect(formOf({intent: 'add-code', code})).toEqual({intent: 'add-code', code: 'TREATS5'});
    },
  );

  it.each([
    ['\u200B', 'Enter a discount code.'],
    ['', 'Enter a discount code.'],
  ])('CART-190 parseCartForm finds no code in %j', (code, text) => {
    expect(formOf({intent: 'add-code', code})).toBe(text);
  });

  it.each([
    [{...ADD, merchandiseId: '1'}, 'We don’t sell this item.'],
    [{...ADD, merchandiseId: 'gid://shopify/Product/1'}, 'We don’t sell this item.'],
    [{...ADD, merchandiseId: `${ADD.merchandiseId}\n`}, 'We don’t sell this item.'],
    [{...ADD, sellingPlanId: 'weekly'}, 'This item isn’t available on autoship.'],
    [{...UPDATE, sellingPlanId: 'weekly'}, 'This item isn’t available on autoship.'],
  ])('HOUSE-22c parseCartForm rejects %j with a message about the field', (fields, text) => {
    expect(formOf(fields)).toBe(text);
  });

  it.each<Record<string, string>>([
    {},
    {intent: ''},
    {intent: 'ADD'},
    {intent: 'drop table'},
    {intent: '__proto__'},
    {intent: 'add'},
    {intent: 'add', merchandiseId: ADD.merchandiseId},
    {intent: 'update', quantity: '1'},
    {intent: 'update', lineId: '', quantity: '1'},
    {intent: 'update', lineId: 'x'.repeat(301), quantity: '1'},
    {intent: 'remove'},
    {...ADD, purchase: 'stolen'},
  ])('HOUSE-22c parseCartForm rejects %j with a general message', (fields) => {
    expect(formOf(fields)).toBe(NOT_UNDERSTOOD);
  });

  it('HOUSE-22c parseCartForm returns a form or one of our own messages for any fields', () => {
    const field = fc.constantFrom('intent', 'merchandiseId', 'quantity', 'lineId', 'purchase');
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('add', 'update', 'remove', '1', ADD.merchandiseId),
    );
    const ours = [WHOLE_NUMBER, NOT_UNDERSTOOD, 'We don’t sell this item.'];
    fc.assert(
      fc.property(fc.dictionary(field, value), (fields) => {
        const form = formOf(fields);
        expect(typeof form !== 'string' || ours.includes(form)).toBe(true);
      }),
    );
  });
});

describe('intentForm', () => {
  const once = lineOf({id: 'line-once', quantity: 2});
  const autoship = lineOf({id: 'line-auto', plan: 'gid://shopify/SellingPlan/9'});
  const cart = cartOf([once, autoship]);
  const fieldsOf = (...parts: Parameters<typeof intentForm>) => {
    const form = intentForm(...parts);
    return form && Object.fromEntries(form);
  };

  it('CART-05 intentForm sends an add with the selling plan of its line', () => {
    expect(fieldsOf({kind: 'add', line: once}, null)).toEqual({
      intent: 'add',
      merchandiseId: once.variant.id,
      quantity: '2',
    });
    expect(fieldsOf({kind: 'add', line: autoship}, null)).toMatchObject({
      sellingPlanId: 'gid://shopify/SellingPlan/9',
    });
  });

  it('CART-06 intentForm sends a change with the id of the server’s line', () => {
    expect(fieldsOf({kind: 'update', lineKey: keyOf(autoship), quantity: 4}, cart)).toEqual({
      intent: 'update',
      lineId: 'line-auto',
      quantity: '4',
    });
    expect(fieldsOf({kind: 'remove', lineKey: keyOf(once)}, cart)).toEqual({
      intent: 'remove',
      lineId: 'line-once',
    });
    expect(fieldsOf({kind: 'empty'}, cart)).toEqual({intent: 'empty'});
  });

  it('intentForm returns null for a line that isn’t in the server’s cart', () => {
    expect(intentForm({kind: 'remove', lineKey: keyOf(once)}, null)).toBeNull();
    expect(intentForm({kind: 'update', lineKey: 'no such', quantity: 1}, cart)).toBeNull();
  });

  it('intentForm returns forms that parseCartForm accepts', () => {
    for (const intent of [
      {kind: 'add', line: autoship},
      {kind: 'update', lineKey: keyOf(once), quantity: 1},
      {kind: 'remove', lineKey: keyOf(once)},
      {kind: 'empty'},
    ] as const) {
      expect(typeof formOf(fieldsOf(intent, cart) ?? {})).not.toBe('string');
    }
  });
});
