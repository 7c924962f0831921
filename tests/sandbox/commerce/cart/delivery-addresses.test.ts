import {describe, expect, test} from 'vitest';
import {
  BIG_BAG,
  cartApp,
  cents,
  codesOf,
  DENVER,
  DONATION,
  PLAN_4,
  SMALL_BAG,
  TREATS,
} from './cart-app';

type App = ReturnType<typeof cartApp>;

const READ = `query ($id: ID!) { cart(id: $id) {
  cost { totalAmount { amount } }
  delivery {
    addresses { id selected oneTimeUse address { ... on CartDeliveryAddress {
      name address1 city provinceCode countryCode zip formatted formattedArea
      full: formatted(withName: true)
    } } }
    selected: addresses(selected: true) { id }
  }
  deliveryGroups(first: 5) { nodes {
    id groupType
    cartLines(first: 9) { nodes { merchandise { ... on ProductVariant { id } } } }
    deliveryAddress { city province provinceCode country countryCodeV2 }
    deliveryOptions { handle title deliveryMethodType estimatedCost { amount } }
    selectedDeliveryOption { handle estimatedCost { amount } }
  } }
} }`;

interface Answer {
  cart: {
    cost: {totalAmount: {amount: string}};
    delivery: {
      addresses: {
        id: string;
        selected: boolean;
        oneTimeUse: boolean;
        address: Record<string, unknown>;
      }[];
      selected: {id: string}[];
    };
    deliveryGroups: {
      nodes: {
        id: string;
        groupType: string;
        cartLines: {nodes: {merchandise: {id: string}}[]};
        deliveryAddress: Record<string, unknown>;
        deliveryOptions: {handle: string; estimatedCost: {amount: string}}[];
        selectedDeliveryOption: {handle: string; estimatedCost: {amount: string}};
      }[];
    };
  };
}

const read = async (app: App, id: string) => (await app.ask<Answer>(READ, {id})).cart;
const to = (address: object, more: object = {}) => ({
  address: {deliveryAddress: {...DENVER, ...address}},
  ...more,
});
const change = (
  app: App,
  name: 'Add' | 'Replace' | 'Update',
  cartId: string,
  addresses: object[],
) =>
  app.mutate(`cartDeliveryAddresses${name}`, {
    cartId: ['ID!', cartId],
    addresses: [
      name === 'Update' ? '[CartSelectableAddressUpdateInput!]!' : '[CartSelectableAddressInput!]!',
      addresses,
    ],
  });
const choose = (app: App, cartId: string, deliveryGroupId: string, deliveryOptionHandle: string) =>
  app.mutate('cartSelectedDeliveryOptionsUpdate', {
    cartId: ['ID!', cartId],
    selectedDeliveryOptions: [
      '[CartSelectedDeliveryOptionInput!]!',
      [{deliveryGroupId, deliveryOptionHandle}],
    ],
  });

describe('cart delivery addresses', () => {
  test('SAND-10f are added, formatted, selected one at a time and removed', async () => {
    const app = cartApp();
    const {id} = await app.cartOf();
    await change(app, 'Add', id, [to({})]);
    expect((await read(app, id)).delivery).toMatchObject({
      addresses: [
        {
          selected: false,
          oneTimeUse: false,
          address: {
            name: 'Ada Reed',
            formatted: ['1 Main St', 'Denver CO 80202', 'United States'],
            full: ['Ada Reed', '1 Main St', 'Denver CO 80202', 'United States'],
            formattedArea: 'Denver CO, United States',
          },
        },
      ],
      selected: [],
    });
    await change(app, 'Add', id, [to({city: 'Aurora'}, {selected: true, oneTimeUse: true})]);
    const [denver, aurora] = (await read(app, id)).delivery.addresses;
    expect(aurora).toMatchObject({selected: true, oneTimeUse: true, address: {city: 'Aurora'}});

    await change(app, 'Update', id, [{id: denver?.id, selected: true}]);
    expect((await read(app, id)).delivery.selected).toEqual([{id: denver?.id}]);
    await change(app, 'Update', id, [{id: aurora?.id, oneTimeUse: false}]);
    expect((await read(app, id)).delivery.addresses[1]).toMatchObject({
      selected: false,
      oneTimeUse: false,
      address: {city: 'Aurora'},
    });
    await change(app, 'Update', id, [to({city: 'Boulder'}, {id: aurora?.id})]);
    expect((await read(app, id)).delivery.addresses[1]?.address['city']).toBe('Boulder');

    await app.mutate('cartDeliveryAddressesRemove', {
      cartId: ['ID!', id],
      addressIds: ['[ID!]!', [denver?.id]],
    });
    expect((await read(app, id)).delivery.addresses.map((one) => one.id)).toEqual([aurora?.id]);
    await change(app, 'Replace', id, [to({city: 'Golden'}), to({city: 'Pueblo'})]);
    expect((await read(app, id)).delivery.addresses.map(({address}) => address['city'])).toEqual([
      'Golden',
      'Pueblo',
    ]);
  });

  test("SAND-10f can be copied from the customer's own address book only", async () => {
    const app = cartApp();
    const copy = {address: {copyFromCustomerAddressId: 'gid://shopify/MailingAddress/9'}};
    const {cart} = await app.create({
      buyerIdentity: {customerAccessToken: 'token-ada'},
      delivery: {addresses: [copy]},
    });
    expect((await read(app, cart?.id ?? '')).delivery.addresses[0]?.address).toMatchObject({
      address1: '1 Main St',
    });
    for (const buyerIdentity of [{}, {customerAccessToken: 'token-bo'}]) {
      const refused = await app.create({buyerIdentity, delivery: {addresses: [copy]}});
      expect(refused.cart).toBeNull();
      expect(codesOf(refused.userErrors)).toEqual(['INVALID']);
    }
  });

  const STRICT = {validationStrategy: 'STRICT'};
  test.each([
    ['no country', to({countryCode: null}), ['INVALID countryCode']],
    ['tags', to({address1: '<b>1</b> Main St'}), ['ADDRESS_FIELD_CONTAINS_HTML_TAGS address1']],
    ['a url', to({company: 'https://spam.example'}), ['ADDRESS_FIELD_CONTAINS_URL company']],
    ['an emoji', to({city: 'Denver 🐶'}), ['ADDRESS_FIELD_CONTAINS_EMOJIS city']],
    ['too long', to({address2: 'x'.repeat(256)}), ['ADDRESS_FIELD_IS_TOO_LONG address2']],
    [
      'strictly, what is missing',
      to({lastName: '', address1: ' ', provinceCode: null, zip: null, city: null}, STRICT),
      ['lastName', 'address1', 'provinceCode', 'zip', 'city'].map(
        (name) => `ADDRESS_FIELD_IS_REQUIRED ${name}`,
      ),
    ],
    ['strictly, a state', to({provinceCode: 'XX'}, STRICT), ['PROVINCE_NOT_FOUND provinceCode']],
    ['strictly, a zip', to({zip: '8020'}, STRICT), ['INVALID_ZIP_CODE_FOR_COUNTRY zip']],
    [
      'strictly, a zip of elsewhere',
      to({zip: '10001'}, STRICT),
      ['INVALID_ZIP_CODE_FOR_PROVINCE zip'],
    ],
  ])('SAND-10f are checked for %s', async (_what, address, expected) => {
    const app = cartApp();
    const {id} = await app.cartOf();
    const {cart, userErrors} = await change(app, 'Add', id, [address]);
    expect(cart?.id).toBe(id);
    expect(userErrors.map(({code, field}) => `${code} ${field.at(-1)}`)).toEqual(expected);
    expect((await read(app, id)).delivery.addresses).toEqual([]);
  });

  test('SAND-10f only require a country by default, and valid ones pass strict validation', async () => {
    const app = cartApp();
    const {id} = await app.cartOf();
    const bare = {address: {deliveryAddress: {countryCode: 'US'}}};
    expect((await change(app, 'Add', id, [bare, to({}, STRICT)])).userErrors).toEqual([]);
  });

  test('SAND-10f report unknown ids, two selected addresses and duplicates', async () => {
    const app = cartApp();
    const {id} = await app.cartOf();
    const unknown = 'gid://shopify/CartSelectableAddress/missing';
    expect((await change(app, 'Update', id, [{id: unknown, selected: true}])).userErrors).toEqual([
      {
        code: 'INVALID_DELIVERY_ADDRESS_ID',
        field: ['addresses', '0'],
        message: `The delivery address with ${unknown} does not exist.`,
      },
    ]);
    const removed = await app.mutate('cartDeliveryAddressesRemove', {
      cartId: ['ID!', id],
      addressIds: ['[ID!]!', [unknown]],
    });
    expect(removed.userErrors).toMatchObject([
      {code: 'INVALID_DELIVERY_ADDRESS_ID', field: ['addressIds', '0']},
    ]);
    const both = [to({}, {selected: true}), to({city: 'Aurora'}, {selected: true})];
    expect(codesOf((await change(app, 'Add', id, both)).userErrors)).toEqual([
      'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED',
    ]);
    expect((await change(app, 'Add', id, [to({})])).warnings).toEqual([]);
    expect(codesOf((await change(app, 'Add', id, [to({})])).warnings)).toEqual([
      'DUPLICATE_DELIVERY_ADDRESS',
    ]);
  });

  test('SAND-10f are created from the deprecated preferences of the buyer identity', async () => {
    const app = cartApp();
    const {cart} = await app.create({
      buyerIdentity: {
        deliveryAddressPreferences: [
          {
            deliveryAddress: {
              address1: '1 Main St',
              country: 'United States',
              province: 'colorado',
            },
          },
        ],
      },
    });
    expect((await read(app, cart?.id ?? '')).delivery.addresses).toMatchObject([
      {selected: true, address: {countryCode: 'US', provinceCode: 'CO'}},
    ]);
    const {userErrors} = await app.identify(cart?.id ?? '', {
      deliveryAddressPreferences: [{deliveryAddress: {country: '<script>'}}],
    });
    expect(codesOf(userErrors)).toEqual(['INVALID']);
  });
});

describe('cart delivery groups', () => {
  const LINES = [
    {merchandiseId: SMALL_BAG},
    {merchandiseId: TREATS, sellingPlanId: PLAN_4},
    {merchandiseId: DONATION},
  ];

  test('SAND-10f are empty until an address is selected, and outside the US', async () => {
    const app = cartApp();
    const {id} = await app.cartOf(...LINES);
    await change(app, 'Add', id, [to({})]);
    expect((await read(app, id)).deliveryGroups.nodes).toEqual([]);
    await change(app, 'Add', id, [to({countryCode: 'DE'}, {selected: true})]);
    expect((await read(app, id)).deliveryGroups.nodes).toEqual([]);
  });

  test('SAND-10f are one per purchase type without unshipped lines, and the first carries the rate', async () => {
    const app = cartApp();
    const {cart} = await app.create({
      lines: LINES,
      delivery: {addresses: [to({}, {selected: true})]},
    });
    const {deliveryGroups, cost} = await read(app, cart?.id ?? '');
    const place = {
      city: 'Denver',
      province: 'Colorado',
      provinceCode: 'CO',
      country: 'United States',
      countryCodeV2: 'US',
    };
    const option = (handle: string, title: string, amount: string) => ({
      handle,
      title,
      deliveryMethodType: 'SHIPPING',
      estimatedCost: {amount},
    });
    const group = (groupType: string, variant: string, standard: string, express: string) => ({
      id: expect.stringMatching(/^gid:\/\/shopify\/CartDeliveryGroup\//) as string,
      groupType,
      cartLines: {nodes: [{merchandise: {id: variant}}]},
      deliveryAddress: place,
      deliveryOptions: [
        option('standard', 'Standard', standard),
        option('express', 'Express', express),
      ],
      selectedDeliveryOption: {handle: 'standard', estimatedCost: {amount: standard}},
    });
    expect(deliveryGroups.nodes).toEqual([
      group('ONE_TIME_PURCHASE', SMALL_BAG, '5.95', '14.95'),
      group('SUBSCRIPTION', TREATS, '0.0', '0.0'),
    ]);
    // 19.99 + 3.16 + 5.00 + 5.95
    expect(cents(cost.totalAmount)).toBe(3410);
  });

  test('SAND-10f offer rates to choose from, and reset the choice for another address', async () => {
    const app = cartApp();
    const {cart} = await app.create({
      lines: [{merchandiseId: BIG_BAG}],
      delivery: {addresses: [to({}, {selected: true})]},
    });
    const id = cart?.id ?? '';
    const group = (await read(app, id)).deliveryGroups.nodes[0]?.id ?? '';
    expect(cents((await read(app, id)).cost.totalAmount)).toBe(7499);

    expect(await choose(app, id, group, 'drone')).toMatchObject({
      cart: null,
      userErrors: [
        {
          code: 'INVALID_DELIVERY_OPTION',
          field: ['selectedDeliveryOptions'],
          message: 'The delivery option with handle drone is not valid.',
        },
      ],
    });
    expect(codesOf((await choose(app, id, 'nowhere', 'express')).userErrors)).toEqual([
      'INVALID_DELIVERY_GROUP',
    ]);
    expect((await choose(app, id, group, 'express')).userErrors).toEqual([]);
    expect(cents((await read(app, id)).cost.totalAmount)).toBe(7499 + 1495);

    const hawaii = to({provinceCode: 'HI', city: 'Hilo', zip: '96720'}, {selected: true});
    await change(app, 'Add', id, [hawaii]);
    expect((await read(app, id)).deliveryGroups.nodes[0]?.selectedDeliveryOption).toEqual({
      handle: 'standard',
      estimatedCost: {amount: '4.0'},
    });
  });
});
