import {describe, expect, it} from 'vitest';
import type {CartLine} from '~/domains/cart/cart';
import {ATTESTATION_ATTRIBUTE, isAttested, needsAttestation} from '~/domains/checkout/attestation';
import {guestCheckoutAttributes} from '~/domains/checkout/checkout-attributes';
import {cartOf, lineOf} from '~tests/unit/domains/cart/builders';

const once = lineOf();
const autoship = lineOf({plan: 'plan-4'});
const clinical = lineOf({isPrescription: true});

const orderType = (lines: CartLine[]) =>
  guestCheckoutAttributes(cartOf(lines)).find(({key}) => key === 'sgOrderType')?.value;

describe('a guest’s checkout attributes', () => {
  it.each([[[]], [[once]], [[once, clinical]]])('CHK-05 %# no plan: oneTimeOrder', (lines) => {
    expect(orderType(lines)).toBe('oneTimeOrder');
  });

  it.each([[[autoship]], [[once, autoship]]])(
    'CHK-06 %# any plan: firstPurchaseSubscription',
    (lines) => {
      expect(orderType(lines)).toBe('firstPurchaseSubscription');
    },
  );

  it('CHK-05, CHK-09 ship home, and carry neither sales org nor order type', () => {
    expect(guestCheckoutAttributes(cartOf([once]))).toEqual([
      {key: 'sgOrderType', value: 'oneTimeOrder'},
      {key: 'shipping_location', value: 'ship_to_home'},
    ]);
  });

  it('carry the attestation where the cart needs it', () => {
    expect(guestCheckoutAttributes(cartOf([clinical]))).toContainEqual({
      key: 'is_attestation_checked',
      value: 'true',
    });
  });

  it('replace their own from before, and keep those of others', () => {
    const attributes = [
      {key: 'sgdonation', value: 't-1'},
      {key: 'sgOrderType', value: 'firstPurchaseSubscription'},
      {key: 'is_attestation_checked', value: 'true'},
    ];
    expect(guestCheckoutAttributes(cartOf([once], {attributes}))).toEqual([
      {key: 'sgdonation', value: 't-1'},
      {key: 'sgOrderType', value: 'oneTimeOrder'},
      {key: 'shipping_location', value: 'ship_to_home'},
    ]);
  });
});

it.each(['SALES_ORG', 'SALES_ORD_TYPE', 'SOLD_TO', 'SHIP_TO', 'is_clinic_address'])(
  'CHK-02 a guest who writes %s onto the cart does not order for an account',
  (key) => {
    const attributes = [{key, value: '100200'}];
    const handedOver = guestCheckoutAttributes(cartOf([once], {attributes}));
    expect(handedOver.map((attribute) => attribute.key)).not.toContain(key);
  },
);

describe('the attestation', () => {
  it('is needed for the prescription line alone', () => {
    expect(needsAttestation(cartOf([once, autoship]))).toBe(false);
    expect(needsAttestation(cartOf([once, clinical]))).toBe(true);
  });

  it.each([
    [[], false],
    [[{key: 'is_attestation_checked', value: 'true'}], true],
    [[{key: 'is_attestation_checked', value: 'false'}], false],
    [[{key: 'is_attestation_checked', value: ''}], false],
    [[{key: 'other', value: 'true'}], false],
  ])('%j is given: %s', (attributes, given) => {
    expect(ATTESTATION_ATTRIBUTE).toBe('is_attestation_checked');
    expect(isAttested(attributes)).toBe(given);
  });
});
