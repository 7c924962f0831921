import {describe, expect, test} from 'vitest';
import {mergeResolvers} from '~sandbox/commerce/storefront/resolver-map';
import {schemaOf} from '~sandbox/commerce/storefront/schemas';
import {expectConsole} from '~tests/support/expect-console';
import {storefrontApp} from '~tests/sandbox/support/storefront-app';

describe('Storefront API fields without a resolver', () => {
  const cartWith = (cart: object) => storefrontApp({}, [{QueryRoot: {cart: () => cart}}]);

  test('SAND-04 return an error that names the field', async () => {
    const {data, errors} = await storefrontApp().ask('{ cart(id: "gid://shopify/Cart/1") { id } }');
    expect(data).toEqual({cart: null});
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'QueryRoot.cart is not resolved by the sandbox',
        path: ['cart'],
        extensions: {code: 'NOT_RESOLVED_BY_SANDBOX'},
      }),
    ]);
  });

  test('SAND-04 return an error when the source lacks a nullable field, and null when it is null', async () => {
    const {ask} = cartWith({id: 'gid://shopify/Cart/1', note: null});
    const note = await ask('{ cart(id: "1") { id note } }');
    expect(note).toEqual({data: {cart: {id: 'gid://shopify/Cart/1', note: null}}});
    const {errors} = await ask('{ cart(id: "1") { id note discountCodes { code } } }');
    expect(errors?.[0]?.message).toBe('Cart.discountCodes is not resolved by the sandbox');
  });

  test('SAND-04 ignore functions on the source', async () => {
    const {errors} = await cartWith({id: '1', note: () => 'surprise'}).ask(
      '{ cart(id: "1") { note } }',
    );
    expect(errors?.[0]?.message).toBe('Cart.note is not resolved by the sandbox');
  });

  test('SAND-04 return an error when a resolver resolves to undefined', async () => {
    const {ask} = storefrontApp({}, [{QueryRoot: {cart: () => Promise.resolve(undefined)}}]);
    const {errors} = await ask('{ cart(id: "1") { id } }');
    expect(errors?.[0]?.message).toBe('QueryRoot.cart is not resolved by the sandbox');
  });
});

describe('Storefront API resolver families', () => {
  const schemas = [schemaOf('2026-01'), schemaOf('2026-10')];

  test('reject two resolvers for one field at start', () => {
    const one = {QueryRoot: {cart: () => null}};
    expect(() => mergeResolvers([one, one], schemas)).toThrow('QueryRoot.cart has two resolvers');
  });

  test('reject a resolver for a field without a schema at start', () => {
    expect(() => storefrontApp({}, [{Cart: {colour: () => 'red'}}])).toThrow(
      'Cart.colour is in none of the served schemas',
    );
  });

  test("return Shopify's internal error for a resolver that throws, and log the reason", async () => {
    expectConsole('error', /storefront: cart Error: the disk is full/);
    const {ask} = storefrontApp({}, [
      {
        QueryRoot: {
          cart: () => {
            throw new Error('the disk is full');
          },
        },
      },
    ]);
    const {data, errors} = await ask('{ cart(id: "1") { id } shop { name } }');
    expect(data).toEqual({cart: null, shop: {name: 'Test Shop'}});
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^Internal error\./) as string,
      path: ['cart'],
      extensions: {code: 'INTERNAL_SERVER_ERROR'},
    });
    expect(JSON.stringify(errors)).not.toContain('disk');
  });

  test('pass version, country, language and buyer IP to resolvers', async () => {
    const seen: unknown[] = [];
    const {ask} = storefrontApp({}, [
      {
        QueryRoot: {
          cart: (_root, _args, {version, country, language, buyerIp}) => {
            seen.push({version, country, language, buyerIp});
            return null;
          },
        },
      },
    ]);
    const headers = {'Shopify-Storefront-Buyer-IP': '203.0.113.7'};
    await ask(
      'query ($c: CountryCode) @inContext(country: $c, language: FR) { cart(id: "1") { id } }',
      {c: 'CA'},
      {version: '2026-07', headers},
    );
    await ask('{ cart(id: "1") { id } }');
    expect(seen).toEqual([
      {version: '2026-07', country: 'CA', language: 'FR', buyerIp: '203.0.113.7'},
      {version: '2026-10', country: 'US', language: 'EN', buyerIp: null},
    ]);
  });
});
