import {describe, expect, it} from 'vitest';
import type {Attribute, CartLine} from '~/domains/cart/cart';
import {
  attestationAttributes,
  isAttested,
  isProductAttested,
  needsAttestation,
  withAttested,
} from '~/domains/cart/attestation';
import {
  attributesAfterChange,
  customerCheckoutAttributes,
  guestCheckoutAttributes,
  type OrderingClinic,
  type OrderingCustomer,
} from '~/domains/checkout/handoff/checkout-attributes';
import {siteOf} from '~/domains/session/site';
import {cartOf, lineOf} from '~tests/support/cart-builders';

const DTC = siteOf('DTC');
const HPSF = siteOf('HPSF');

const once = lineOf();
const autoship = lineOf({plan: 'plan-4'});
const clinical = lineOf({isPrescription: true});

const orderType = (lines: CartLine[]) =>
  guestCheckoutAttributes(cartOf(lines), DTC).find(({key}) => key === 'sgOrderType')?.value;

describe('guestCheckoutAttributes', () => {
  it.each([[[]], [[once]], [[once, clinical]]])(
    'CHK-05 guestCheckoutAttributes %# has oneTimeOrder without a selling plan',
    (lines) => {
      expect(orderType(lines)).toBe('oneTimeOrder');
    },
  );

  it.each([[[autoship]], [[once, autoship]]])(
    'CHK-06 guestCheckoutAttributes %# has firstPurchaseSubscription with any selling plan',
    (lines) => {
      expect(orderType(lines)).toBe('firstPurchaseSubscription');
    },
  );

  it('CHK-02k, CHK-05, CHK-09 guestCheckoutAttributes ships home and has neither sales org nor order type', () => {
    expect(guestCheckoutAttributes(cartOf([once]), DTC)).toEqual([
      {key: 'sgOrderType', value: 'oneTimeOrder'},
      {key: 'shipping_location', value: 'ship_to_home'},
    ]);
  });

  it('guestCheckoutAttributes includes the attestation when the cart needs it', () => {
    expect(guestCheckoutAttributes(cartOf([clinical]), DTC)).toContainEqual({
      key: 'is_attestation_checked',
      value: 'true',
    });
  });

  it('guestCheckoutAttributes replaces its own earlier attributes and keeps all others', () => {
    const attributes = [
      {key: 'sgdonation', value: 't-1'},
      {key: 'sgOrderType', value: 'firstPurchaseSubscription'},
      {key: 'is_attestation_checked', value: 'true'},
    ];
    expect(guestCheckoutAttributes(cartOf([once], {attributes}), DTC)).toEqual([
      {key: 'sgdonation', value: 't-1'},
      {key: 'sgOrderType', value: 'oneTimeOrder'},
      {key: 'shipping_location', value: 'ship_to_home'},
    ]);
  });
});

it.each(['SALES_ORG', 'SALES_ORD_TYPE', 'SOLD_TO', 'SHIP_TO', 'is_clinic_address'])(
  'guestCheckoutAttributes removes %s when a guest has written it to the cart',
  (key) => {
    const attributes = [{key, value: '100200'}];
    const written = guestCheckoutAttributes(cartOf([once], {attributes}), DTC);
    expect(written.map((attribute) => attribute.key)).not.toContain(key);
  },
);

describe('customerCheckoutAttributes', () => {
  const CONSUMER: OrderingCustomer = {acceptsMarketing: false, clinic: null};
  const CLINIC: OrderingClinic = {
    soldTo: null,
    shipTo: null,
    isPreferred: false,
    isHomeDeliveryOnly: false,
  };
  const attributesOf = (person: Partial<OrderingCustomer>, attributes: Attribute[] = []) =>
    Object.fromEntries(
      customerCheckoutAttributes(cartOf([once], {attributes}), HPSF, {...CONSUMER, ...person}).map(
        ({key, value}) => [key, value],
      ),
    );
  const atClinic = (clinic: Partial<OrderingClinic>) => ({clinic: {...CLINIC, ...clinic}});

  const CUSTOMERS: [string, Partial<OrderingCustomer>, location: string, orderType: string][] = [
    ['a consumer', {}, 'ship_to_home', 'ZDTC'],
    ['staff who prefer home', atClinic({}), 'ship_to_home', 'ZDTC'],
    ['staff who prefer the clinic', atClinic({isPreferred: true}), 'ship_to_work', 'ZK01'],
    [
      'staff who prefer a clinic that takes no deliveries',
      atClinic({isPreferred: true, isHomeDeliveryOnly: true}),
      'ship_to_home',
      'ZK01',
    ],
    [
      'staff who prefer home and whose clinic takes no deliveries',
      atClinic({isHomeDeliveryOnly: true}),
      'ship_to_home',
      'ZDTC',
    ],
  ];

  it.each(CUSTOMERS)(
    'CHK-02h, CHK-07, CHK-08, CHK-09 customerCheckoutAttributes sets the shipping location of %s',
    (_, person, location) => {
      expect(attributesOf(person).shipping_location).toBe(location);
    },
  );

  it.each(CUSTOMERS)(
    'CHK-02b, CHK-12, CHK-13, CONST-09 customerCheckoutAttributes sets the order type of %s',
    (_, person, _location, orderType) => {
      expect(attributesOf(person).SALES_ORD_TYPE).toBe(orderType);
    },
  );

  it.each(CUSTOMERS)(
    'CHK-02e, CHK-02f, CHK-02g customerCheckoutAttributes marks the address of %s',
    (_, person, location) => {
      const toWork = String(location === 'ship_to_work');
      expect(attributesOf(person)).toMatchObject({
        ship_to_work_address: toWork,
        ship_to_home_address: String(toWork === 'false'),
        is_clinic_address: toWork,
      });
    },
  );

  it('CHK-02c, CHK-02d, CHK-11, CONST-08 customerCheckoutAttributes has the sales org, and account numbers only for clinics that have them', () => {
    expect(attributesOf({})).not.toHaveProperty('SOLD_TO');
    expect(attributesOf(atClinic({soldTo: '100200', shipTo: '300400'}))).toMatchObject({
      SALES_ORG: 'USHD',
      SOLD_TO: '100200',
      SHIP_TO: '300400',
    });
  });

  it.each([true, false])(
    'CHK-02l, CHK-14 customerCheckoutAttributes says whether marketing email is accepted: %s',
    (acceptsMarketing) => {
      expect(attributesOf({acceptsMarketing}).accepts_email_marketing).toBe(
        String(acceptsMarketing),
      );
    },
  );

  it('ERR-19 customerCheckoutAttributes omits accepts_email_marketing when the profile is unknown', () => {
    const attributes = attributesOf({acceptsMarketing: null}, [
      {key: 'accepts_email_marketing', value: 'true'},
    ]);
    expect(attributes).not.toHaveProperty('accepts_email_marketing');
    expect(attributes).toMatchObject({SALES_ORG: 'USHD'});
  });

  it('customerCheckoutAttributes removes account attributes that were written to the cart', () => {
    const written = ['SALES_ORG', 'SOLD_TO', 'SHIP_TO', 'accepts_email_marketing'].map((key) => ({
      key,
      value: 'mine',
    }));
    expect(Object.values(attributesOf({}, written))).not.toContain('mine');
  });
});

describe('attributesAfterChange', () => {
  it('CHK-18 attributesAfterChange updates attributes that depend on the lines and keeps the buyer’s', () => {
    const attributes = [
      {key: 'sgdonation', value: 't-1'},
      {key: 'sgOrderType', value: 'oneTimeOrder'},
      {key: 'SALES_ORG', value: 'USHD'},
      {key: 'is_attestation_checked', value: 'true'},
      {key: '_attested_products', value: '1'},
      {key: '_gift_amount', value: '1.20'},
      {key: '_gift_to', value: 'A shelter'},
    ];
    expect(attributesAfterChange(cartOf([autoship], {attributes}), DTC)).toEqual([
      {key: 'sgdonation', value: 't-1'},
      {key: 'SALES_ORG', value: 'USHD'},
      {key: 'sgOrderType', value: 'firstPurchaseSubscription'},
    ]);
  });
});

describe('attestation', () => {
  const other: CartLine = {
    ...clinical,
    product: {...clinical.product, id: 'gid://shopify/Product/2'},
  };

  it('CHK-21 attestation is needed only for prescription food, and never on the staff site', () => {
    expect(needsAttestation(cartOf([once, autoship]), DTC)).toBe(false);
    expect(needsAttestation(cartOf([once, clinical]), DTC)).toBe(true);
    expect(needsAttestation(cartOf([once, clinical]), HPSF)).toBe(false);
    expect(attestationAttributes(cartOf([clinical]), HPSF)).toEqual([]);
  });

  const checked = (value: string, products: string) => [
    {key: 'is_attestation_checked', value},
    {key: '_attested_products', value: products},
  ];

  it.each<[CartLine[], Attribute[], boolean]>([
    [[clinical], [], false],
    [[clinical], checked('true', '1'), true],
    [[clinical], checked('true', ''), false],
    [[clinical], checked('false', '1'), false],
    [[clinical], [{key: 'is_attestation_checked', value: 'true'}], false],
    [[clinical, other], checked('true', '1'), false],
    [[clinical, other], checked('true', '1,2'), true],
    [[other], checked('true', '12'), false],
  ])(
    'CHK-22a CHK-22b attestation %# is valid only when it covers every prescription product in the cart',
    (lines, attributes, given) => {
      expect(isAttested(cartOf(lines, {attributes}))).toBe(given);
    },
  );

  it('PDP-20c withAttested adds the products that are added, and keeps those still in the cart', () => {
    const line = lineOf({isPrescription: true, variant: '2'});
    const other = {...line, product: {...line.product, id: 'gid://shopify/Product/2'}};
    const before = {...cartOf([clinical]), attributes: checked('true', '1,9')};
    const cart = {...before, lineItems: [clinical, other]};
    const attributes = withAttested(cart, [other.variant.id]);
    expect(attributes).toEqual(checked('true', '1,2'));
    expect(isAttested({...cart, attributes})).toBe(true);
    expect(isProductAttested({...cart, attributes}, other.product.id)).toBe(true);
    expect(isProductAttested(cart, other.product.id)).toBe(false);
    expect(withAttested({...cart, lineItems: [once]}, [once.variant.id])).toEqual(cart.attributes);
  });

  it('CHK-22a attestation covers the products in the cart when it’s given', () => {
    const cart = cartOf([other, clinical, once]);
    expect(attestationAttributes(cart, DTC)).toEqual(checked('true', '1,2'));
    expect(isAttested({...cart, attributes: attestationAttributes(cart, DTC)})).toBe(true);
  });
});
