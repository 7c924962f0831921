import {describe, expect, test} from 'vitest';
import {cartApp, TREATS} from './cart-app';

const ATTRIBUTES = [
  {key: 'SALES_ORG', value: '1100'},
  {key: 'shipping_location', value: 'home'},
];

describe('cart attributes and note', () => {
  test('SAND-10a cart attributes keep their order, and are replaced as a whole', async () => {
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
      },
    });
    const id = cart?.id ?? '';
    await app.identify(id, {email: 'new@example.com', phone: null});
    expect(await identityOf(app, id)).toEqual({
      email: 'new@example.com',
      phone: null,
      countryCode: 'US',
      customer: null,
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
  appliedGiftCards { lastCharacters amountUsed { amount } }
} }`;

interface CardsAnswer {
  cart: {cost: object; appliedGiftCards: {lastCharacters: string}[]};
}

describe('cart gift cards', () => {
  const change = (app: ReturnType<typeof cartApp>, cartId: string, codes: string[]) =>
    app.mutate('cartGiftCardCodesUpdate', {
      cartId: ['ID!', cartId],
      giftCardCodes: ['[String!]!', codes],
    });

  test("SAND-10d pay in order, show their last four characters and don't change the total", async () => {
    const app = cartApp();
    // 9 x 3.33 = 29.97
    const {id} = await app.cartOf({merchandiseId: TREATS, quantity: 9});
    await change(app, id, ['marlowegift25 ab7k', 'MARLOWEGIFT100QX4M', 'MARLOWEGIFT25AB7K']);
    const {cart} = await app.ask<CardsAnswer>(CARDS, {id});
    expect(cart).toEqual({
      cost: {totalAmount: {amount: '29.97'}},
      appliedGiftCards: [
        {lastCharacters: 'AB7K', amountUsed: {amount: '25.0'}},
        {lastCharacters: 'QX4M', amountUsed: {amount: '4.97'}},
      ],
    });
  });

  test('SAND-10d are replaced by an update', async () => {
    const app = cartApp();
    const {cart} = await app.create({giftCardCodes: ['MARLOWEGIFT25AB7K']});
    const id = cart?.id ?? '';
    await change(app, id, ['MARLOWEGIFT100QX4M']);
    const changed = await app.ask<CardsAnswer>(CARDS, {id});
    expect(changed.cart.appliedGiftCards.map((card) => card.lastCharacters)).toEqual(['QX4M']);
    await change(app, id, []);
    expect((await app.ask<CardsAnswer>(CARDS, {id})).cart.appliedGiftCards).toEqual([]);
  });

  test.each(['NOSUCHCARD', 'MARLOWEGIFT50OLD9', ''])(
    'SAND-10d are rejected with the code %j',
    async (code) => {
      const app = cartApp();
      const {id} = await app.cartOf();
      const {cart, userErrors} = await change(app, id, ['MARLOWEGIFT25AB7K', code]);
      expect(cart?.id).toBe(id);
      expect(userErrors).toMatchObject([{code: 'INVALID', field: ['giftCardCodes', '1']}]);
      expect((await app.ask<CardsAnswer>(CARDS, {id})).cart.appliedGiftCards).toEqual([]);
    },
  );
});

describe('cart inputs that the sandbox does not implement', () => {
  test.each([
    [{metafields: [{key: 'custom.note', type: 'json', value: '1'}]}, 'CartInput.metafields'],
    [{delivery: {addresses: []}}, 'CartInput.delivery'],
    [{buyerIdentity: {preferences: {wallet: []}}}, 'CartBuyerIdentityInput.preferences'],
    [{lines: [{merchandiseId: TREATS, parent: {lineId: 'x'}}]}, 'CartLineInput.parent'],
  ])('SAND-04 are an error: %j', async (input, name) => {
    const {data, errors} = await cartApp().execute(
      'mutation ($input: CartInput) { cartCreate(input: $input) { cart { id } } }',
      {input},
    );
    expect(data).toEqual({cartCreate: null});
    expect(errors?.[0]).toMatchObject({
      message: `${name} is not resolved by the sandbox`,
      extensions: {code: 'NOT_RESOLVED_BY_SANDBOX'},
    });
  });
});
