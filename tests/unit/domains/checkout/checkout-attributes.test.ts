import {describe, expect, it} from 'vitest';
import type {Attribute, CartLine} from '~/domains/cart/cart';
import {ATTESTATION_ATTRIBUTE} from '~/domains/cart/cart-attributes';
import {isAttested, needsAttestation} from '~/domains/checkout/attestation';
import {
  customerCheckoutAttributes,
  guestCheckoutAttributes,
  type OrderingCustomer,
} from '~/domains/checkout/checkout-attributes';
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

describe('a person’s checkout attributes', () => {
  const CUSTOMER: OrderingCustomer = {
    acceptsMarketing: false,
    soldTo: null,
    shipTo: null,
    prefersClinic: false,
    isHomeDeliveryOnly: false,
  };
  const attributesOf = (customer: Partial<OrderingCustomer>, attributes: Attribute[] = []) =>
    Object.fromEntries(
      customerCheckoutAttributes(cartOf([once], {attributes}), {...CUSTOMER, ...customer}).map(
        ({key, value}) => [key, value],
      ),
    );

  it.each<[string, Partial<OrderingCustomer>, string, string]>([
    ['home', {}, 'ship_to_home', 'ZDTC'],
    ['the clinic', {prefersClinic: true}, 'ship_to_work', 'ZK01'],
    [
      'the clinic, which takes nothing in',
      {prefersClinic: true, isHomeDeliveryOnly: true},
      'ship_to_home',
      'ZK01',
    ],
    ['home, and the clinic takes nothing in', {isHomeDeliveryOnly: true}, 'ship_to_home', 'ZDTC'],
  ])(
    'CHK-07, CHK-08, CHK-09, CHK-12, CHK-13, CONST-09, CONST-10 who prefers %s',
    (_, customer, location, type) => {
      const toWork = String(location === 'ship_to_work');
      expect(attributesOf(customer)).toMatchObject({
        shipping_location: location,
        SALES_ORD_TYPE: type,
        ship_to_work_address: toWork,
        ship_to_home_address: String(toWork === 'false'),
        is_clinic_address: toWork,
      });
    },
  );

  it('CHK-02, CHK-11, CONST-08 name the sales org, and the accounts of those who have them', () => {
    expect(attributesOf({})).not.toHaveProperty('SOLD_TO');
    expect(attributesOf({soldTo: '100200', shipTo: '300400'})).toMatchObject({
      SALES_ORG: 'USHD',
      SOLD_TO: '100200',
      SHIP_TO: '300400',
    });
  });

  it.each([true, false])('CHK-14 say whether marketing mail is welcome: %s', (acceptsMarketing) => {
    expect(attributesOf({acceptsMarketing}).accepts_email_marketing).toBe(String(acceptsMarketing));
  });

  it('CHK-02 whatever was written onto the cart says nothing of whose account it is', () => {
    const written = ['SALES_ORG', 'SOLD_TO', 'SHIP_TO', 'accepts_email_marketing'].map((key) => ({
      key,
      value: 'mine',
    }));
    expect(Object.values(attributesOf({}, written))).not.toContain('mine');
  });
});

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
