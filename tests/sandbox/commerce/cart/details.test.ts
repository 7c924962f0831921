import {describe, expect, test} from 'vitest';
import {cartApp, codesOf, TREATS} from './cart-app';

const ATTRIBUTES = [
  {key: 'SALES_ORG', value: '1100'},
  {key: 'shipping_location', value: 'home'},
];

describe('cart attributes and note', () => {
  test('SAND-10a cart attributes keep their order, are replaced as a whole and are found by key', async () => {
    const app = cartApp();
    const {cart} = await app.create({attributes: ATTRIBUTES});
    expect(cart?.attributes).toEqual(ATTRIBUTES);
    const update = (attributes: object[]) =>
      app.mutate('cartAttributesUpdate', {
        cartId: ['ID!', cart?.id],
        attributes: ['[AttributeInput!]!', attributes],
      });
    const [first, second] = ATTRIBUTES;
    expect((await update([{...second}, {...first}])).cart?.attributes).toEqual([second, first]);
    const data = await app.ask(
      `query ($id: ID!) { cart(id: $id) {
        found: attribute(key: "SALES_ORG") { value } missing: attribute(key: "sales_org") { value }
      } }`,
      {id: cart?.id},
    );
    expect(data).toEqual({cart: {found: {value: '1100'}, missing: null}});
    expect((await update([])).cart?.attributes).toEqual([]);
  });

  test('SAND-10a more than 250 cart attributes are a request error', async () => {
    const app = cartApp();
    const attributes = Array.from({length: 251}, (_, n) => ({key: `k${n}`, value: 'v'}));
    const {errors} = await app.execute(
      'mutation ($input: CartInput) { cartCreate(input: $input) { cart { id } } }',
      {input: {attributes}},
    );
    expect(errors?.[0]).toMatchObject({
      path: ['cartCreate', 'input', 'attributes'],
      extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'},
    });
  });

  test('SAND-10b a cart note has at most 5000 characters', async () => {
    const app = cartApp();
    const {cart} = await app.create({note: 'Ring twice'});
    expect(cart?.note).toBe('Ring twice');
    const update = (note: string) =>
      app.mutate('cartNoteUpdate', {cartId: ['ID!', cart?.id], note: ['String!', note]});
    expect((await update('é'.repeat(5000))).cart?.note).toHaveLength(5000);
    expect(await update('x'.repeat(5001))).toMatchObject({
      userErrors: [
        {
          code: 'NOTE_TOO_LONG',
          field: ['note'],
          message: 'The note exceeds the maximum number of 5000 characters.',
        },
      ],
    });
    expect((await app.read(cart?.id ?? ''))?.note).toHaveLength(5000);
    expect((await update('')).cart?.note).toBe('');
  });
});

const IDENTITY = `query ($id: ID!) { cart(id: $id) { buyerIdentity {
  email phone countryCode customer { id email }
  preferences { wallet delivery { deliveryMethod pickupHandle coordinates { latitude } } }
} } }`;

async function identityOf(app: ReturnType<typeof cartApp>, id: string) {
  const {cart} = await app.ask<{cart: {buyerIdentity: Record<string, unknown>}}>(IDENTITY, {id});
  return cart.buyerIdentity;
}

describe('cart buyer identity', () => {
  test('SAND-10c is changed field by field: omitted fields stay, null clears', async () => {
    const app = cartApp();
    const {cart} = await app.create({
      buyerIdentity: {
        email: 'kim@example.com',
        phone: '+13035550111',
        countryCode: 'US',
        preferences: {wallet: ['SHOP_PAY'], delivery: {deliveryMethod: ['SHIPPING']}},
      },
    });
    const id = cart?.id ?? '';
    await app.identify(id, {email: 'new@example.com', phone: null});
    expect(await identityOf(app, id)).toEqual({
      email: 'new@example.com',
      phone: null,
      countryCode: 'US',
      customer: null,
      preferences: {
        wallet: ['SHOP_PAY'],
        delivery: {deliveryMethod: ['SHIPPING'], pickupHandle: [], coordinates: null},
      },
    });
  });

  test('SAND-10c gets its customer from the access token, and loses it with null', async () => {
    const app = cartApp();
    const {id} = await app.cartOf();
    await app.identify(id, {customerAccessToken: 'token-bo'});
    expect(await identityOf(app, id)).toMatchObject({
      email: 'bo@example.com',
      phone: '+13035550100',
      customer: {id: 'gid://shopify/Customer/2'},
    });
    await app.identify(id, {customerAccessToken: null});
    expect(await identityOf(app, id)).toMatchObject({customer: null});
  });

  test.each([
    [{customerAccessToken: 'token-nobody'}, 'INVALID', 'customerAccessToken'],
    [{email: 'not an email'}, 'INVALID', 'email'],
    [{phone: 'call me'}, 'INVALID', 'phone'],
    [
      {companyLocationId: 'gid://shopify/CompanyLocation/1'},
      'INVALID_COMPANY_LOCATION',
      'companyLocationId',
    ],
  ])('SAND-10c rejects %j and keeps the customer', async (wrong, code, field) => {
    const app = cartApp();
    const {id} = await app.cartOf();
    await app.identify(id, {customerAccessToken: 'token-ada'});
    const {cart, userErrors} = await app.identify(id, {countryCode: 'CA', ...wrong});
    expect(userErrors).toEqual([
      {code, field: ['buyerIdentity', field], message: expect.any(String) as string},
    ]);
    expect(cart?.id).toBe(id);
    expect(await identityOf(app, id)).toMatchObject({
      email: 'ada@example.com',
      countryCode: null,
      customer: {id: 'gid://shopify/Customer/1'},
    });
    const created = await app.create({buyerIdentity: wrong});
    expect(created).toMatchObject({
      cart: null,
      userErrors: [{code, field: ['input', 'buyerIdentity', field]}],
    });
  });
});

const CARDS = `query ($id: ID!) { cart(id: $id) {
  cost { totalAmount { amount } }
  appliedGiftCards { id lastCharacters amountUsed { amount } balance { amount } presentmentAmountUsed { amount } }
} }`;

interface CardsAnswer {
  cart: {cost: object; appliedGiftCards: {id: string; lastCharacters: string}[]};
}

describe('cart gift cards', () => {
  const change = (
    app: ReturnType<typeof cartApp>,
    mutation: 'cartGiftCardCodesAdd' | 'cartGiftCardCodesUpdate',
    cartId: string,
    codes: string[],
  ) => app.mutate(mutation, {cartId: ['ID!', cartId], giftCardCodes: ['[String!]!', codes]});

  test("SAND-10d pay in order, show their last four characters and don't change the total", async () => {
    const app = cartApp();
    // 9 x 3.33 = 29.97
    const {id} = await app.cartOf({merchandiseId: TREATS, quantity: 9});
    await change(app, 'cartGiftCardCodesAdd', id, ['marlowegift25 ab7k']);
    await change(app, 'cartGiftCardCodesAdd', id, ['MARLOWEGIFT100QX4M', 'MARLOWEGIFT25AB7K']);
    const {cart} = await app.ask<CardsAnswer>(CARDS, {id});
    expect(cart).toEqual({
      cost: {totalAmount: {amount: '29.97'}},
      appliedGiftCards: [
        {
          id: expect.stringMatching(/^gid:\/\/shopify\/AppliedGiftCard\//) as string,
          lastCharacters: 'AB7K',
          amountUsed: {amount: '25.0'},
          presentmentAmountUsed: {amount: '25.0'},
          balance: {amount: '0.0'},
        },
        {
          id: expect.stringMatching(/^gid:\/\/shopify\/AppliedGiftCard\//) as string,
          lastCharacters: 'QX4M',
          amountUsed: {amount: '4.97'},
          presentmentAmountUsed: {amount: '4.97'},
          balance: {amount: '95.03'},
        },
      ],
    });
    await app.mutate('cartGiftCardCodesRemove', {
      cartId: ['ID!', id],
      appliedGiftCardIds: ['[ID!]!', [cart.appliedGiftCards[0]?.id]],
    });
    const left = await app.ask<CardsAnswer>(CARDS, {id});
    expect(left.cart.appliedGiftCards).toMatchObject([
      {lastCharacters: 'QX4M', amountUsed: {amount: '29.97'}},
    ]);
  });

  test('SAND-10d are replaced by an update', async () => {
    const app = cartApp();
    const {cart} = await app.create({giftCardCodes: ['MARLOWEGIFT25AB7K']});
    const id = cart?.id ?? '';
    await change(app, 'cartGiftCardCodesUpdate', id, ['MARLOWEGIFT100QX4M']);
    const changed = await app.ask<CardsAnswer>(CARDS, {id});
    expect(changed.cart.appliedGiftCards.map((card) => card.lastCharacters)).toEqual(['QX4M']);
    await change(app, 'cartGiftCardCodesUpdate', id, []);
    expect((await app.ask<CardsAnswer>(CARDS, {id})).cart.appliedGiftCards).toEqual([]);
  });

  test.each(['NOSUCHCARD', 'MARLOWEGIFT50OLD9', ''])(
    'SAND-10d are rejected with the code %j',
    async (code) => {
      const app = cartApp();
      const {id} = await app.cartOf();
      const {cart, userErrors} = await change(app, 'cartGiftCardCodesAdd', id, [
        'MARLOWEGIFT25AB7K',
        code,
      ]);
      expect(cart?.id).toBe(id);
      expect(userErrors).toMatchObject([{code: 'INVALID', field: ['giftCardCodes', '1']}]);
      expect((await app.ask<CardsAnswer>(CARDS, {id})).cart.appliedGiftCards).toEqual([]);
    },
  );
});

describe('cart metafields', () => {
  const SET = `mutation ($metafields: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $metafields) {
    metafields { id namespace key type value parentResource { ... on Cart { id } } }
    userErrors { code field message }
  } }`;
  interface SetAnswer {
    cartMetafieldsSet: {
      metafields: {id: string}[] | null;
      userErrors: {code: string; field: string[]; message: string}[];
    };
  }
  const set = async (app: ReturnType<typeof cartApp>, metafields: object[]) =>
    (await app.ask<SetAnswer>(SET, {metafields})).cartMetafieldsSet;
  const field = (ownerId: string, more: object = {}) => ({
    ownerId,
    key: 'custom.gift_note',
    type: 'single_line_text_field',
    value: 'For Rex',
    ...more,
  });
  const READ = `query ($id: ID!) { cart(id: $id) {
    metafield(namespace: "custom", key: "gift_note") { id value }
    metafields(identifiers: [{namespace: "custom", key: "count"}, {namespace: "custom", key: "nope"}]) { value }
  } }`;

  test('SAND-10e are set, changed, read and deleted', async () => {
    const app = cartApp();
    const {id} = await app.cartOf();
    const count = field(id, {key: 'custom.count', type: 'number_integer', value: '2'});
    const first = await set(app, [field(id), count]);
    expect(first).toMatchObject({
      userErrors: [],
      metafields: [
        {namespace: 'custom', key: 'gift_note', value: 'For Rex', parentResource: {id}},
        {namespace: 'custom', key: 'count', type: 'number_integer', value: '2'},
      ],
    });
    const again = await set(app, [field(id, {value: 'For Ada'})]);
    expect(again.metafields?.[0]?.id).toBe(first.metafields?.[0]?.id);
    expect(await app.ask(READ, {id})).toEqual({
      cart: {
        metafield: {id: first.metafields?.[0]?.id, value: 'For Ada'},
        metafields: [{value: '2'}, null],
      },
    });

    const DELETE = `mutation ($input: CartMetafieldDeleteInput!) { cartMetafieldDelete(input: $input) {
      deletedId userErrors { code field }
    } }`;
    const input = {ownerId: id, key: 'custom.gift_note'};
    expect(await app.ask(DELETE, {input})).toEqual({
      cartMetafieldDelete: {deletedId: first.metafields?.[0]?.id, userErrors: []},
    });
    expect(await app.ask(DELETE, {input})).toEqual({
      cartMetafieldDelete: {
        deletedId: null,
        userErrors: [{code: 'METAFIELD_DOES_NOT_EXIST', field: ['input', 'key']}],
      },
    });
    expect(await app.ask(DELETE, {input: {...input, ownerId: 'x'}})).toMatchObject({
      cartMetafieldDelete: {userErrors: [{code: 'INVALID_OWNER'}]},
    });
    expect(await app.ask(READ, {id})).toMatchObject({cart: {metafield: null}});
  });

  test.each([
    [{key: 'gift_note'}, 'BLANK', 'key'],
    [{key: 'cu.gift_note'}, 'TOO_SHORT', 'key'],
    [{key: `custom.${'k'.repeat(65)}`}, 'TOO_LONG', 'key'],
    [{type: 'no_such_type'}, 'INCLUSION', 'type'],
    [{type: 'constructor'}, 'INCLUSION', 'type'],
    [{value: 'two\nlines'}, 'INVALID_VALUE', 'value'],
    [{type: 'number_integer', value: 'two'}, 'INVALID_VALUE', 'value'],
    [{type: 'number_decimal', value: '1,5'}, 'INVALID_VALUE', 'value'],
    [{type: 'boolean', value: 'yes'}, 'INVALID_VALUE', 'value'],
    [{type: 'date', value: '2026-02-30'}, 'INVALID_VALUE', 'value'],
    [{type: 'date_time', value: 'today'}, 'INVALID_VALUE', 'value'],
    [{type: 'json', value: '{'}, 'INVALID_VALUE', 'value'],
    [{type: 'url', value: 'javascript:alert(1)'}, 'INVALID_VALUE', 'value'],
    [{type: 'color', value: 'red'}, 'INVALID_VALUE', 'value'],
    [{type: 'list.number_integer', value: '7'}, 'INVALID_VALUE', 'value'],
    [{type: 'list.number_integer', value: '[1,"x"]'}, 'INVALID_VALUE', 'value'],
  ])('SAND-10e are rejected with %j as %s, and none is set', async (wrong, code, name) => {
    const app = cartApp();
    const {id} = await app.cartOf();
    const {metafields, userErrors} = await set(app, [
      field(id, {key: 'custom.count', type: 'number_integer', value: '1'}),
      field(id, wrong),
    ]);
    expect(metafields).toBeNull();
    expect(userErrors).toMatchObject([{code, field: ['metafields', '1', name]}]);
    expect(await app.ask(READ, {id})).toEqual({cart: {metafield: null, metafields: [null, null]}});
    const {cart, userErrors: refused} = await app.create({
      metafields: [{key: 'custom.x', type: 'json', value: '1', ...wrong}],
    });
    expect(cart).toBeNull();
    expect(codesOf(refused)).toEqual(['INVALID_METAFIELDS']);
  });

  test.each([
    ['multi_line_text_field', 'two\nlines'],
    ['number_integer', '-12'],
    ['number_decimal', '1.50'],
    ['boolean', 'false'],
    ['date', '2026-02-28'],
    ['date_time', '2026-02-28T10:00:00'],
    ['json', '{"a":[1]}'],
    ['url', 'https://example.com/a'],
    ['color', '#00ff7F'],
    ['list.single_line_text_field', '["a","b"]'],
    ['list.number_integer', '[1,2]'],
  ])('SAND-10e accept the type %s with %j', async (type, value) => {
    const app = cartApp();
    const {id} = await app.cartOf();
    expect((await set(app, [field(id, {type, value})])).userErrors).toEqual([]);
  });

  test('SAND-10e keep their type, require an existing cart, and are at most 25 per call', async () => {
    const app = cartApp();
    const {id} = await app.cartOf();
    await set(app, [field(id)]);
    const retyped = await set(app, [field(id, {type: 'json', value: '1'})]);
    expect(retyped.userErrors).toMatchObject([{code: 'INVALID_TYPE'}]);
    const orphan = await set(app, [field(id.replace(/\?.*/, ''))]);
    expect(orphan.userErrors).toMatchObject([{code: 'INVALID_OWNER'}]);
    const many = Array.from({length: 26}, (_, n) => field(id, {key: `custom.key_${n}`}));
    expect((await set(app, many)).userErrors).toMatchObject([{code: 'LESS_THAN_OR_EQUAL_TO'}]);
  });
});
