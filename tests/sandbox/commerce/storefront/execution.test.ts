import {describe, expect, test} from 'vitest';
import {mergeResolvers} from '~sandbox/commerce/storefront/resolver-map';
import {schemaOf} from '~sandbox/commerce/storefront/schemas';
import {expectConsole} from '~tests/support/expect-console';
import {storefrontApp} from '~tests/sandbox/support/storefront-app';

describe('fields without a resolver', () => {
  const cartWith = (cart: object) => storefrontApp({}, [{QueryRoot: {cart: () => cart}}]);

  test('SAND-04 a field that nothing resolves is an error that names it', async () => {
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

  test('SAND-04 a nullable field that its source lacks is an error, and one that is null is null', async () => {
    const {ask} = cartWith({id: 'gid://shopify/Cart/1', note: null});
    const note = await ask('{ cart(id: "1") { id note } }');
    expect(note).toEqual({data: {cart: {id: 'gid://shopify/Cart/1', note: null}}});
    const {errors} = await ask('{ cart(id: "1") { id note discountCodes { code } } }');
    expect(errors?.[0]?.message).toBe('Cart.discountCodes is not resolved by the sandbox');
  });

  test('SAND-04 a function on the source is not called', async () => {
    const {errors} = await cartWith({id: '1', note: () => 'surprise'}).ask(
      '{ cart(id: "1") { note } }',
    );
    expect(errors?.[0]?.message).toBe('Cart.note is not resolved by the sandbox');
  });

  test('SAND-04 a resolver that comes to nothing later is an error too', async () => {
    const {ask} = storefrontApp({}, [{QueryRoot: {cart: () => Promise.resolve(undefined)}}]);
    const {errors} = await ask('{ cart(id: "1") { id } }');
    expect(errors?.[0]?.message).toBe('QueryRoot.cart is not resolved by the sandbox');
  });
});

describe('families', () => {
  const schemas = [schemaOf('2026-01'), schemaOf('2026-10')];

  test('two resolvers for one field are refused at start', () => {
    const one = {QueryRoot: {cart: () => null}};
    expect(() => mergeResolvers([one, one], schemas)).toThrow('QueryRoot.cart has two resolvers');
  });

  test('a resolver for a field that no SDL has is refused at start', () => {
    expect(() => storefrontApp({}, [{Cart: {colour: () => 'red'}}])).toThrow(
      'Cart.colour is in none of the served schemas',
    );
  });

  test('a resolver that breaks is Shopify’s internal error, with the reason in the log only', async () => {
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

  test('a resolver learns version, country, language and buyer', async () => {
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
