import {describe, expect, it} from 'vitest';
import {METAFIELDS} from '~/domains/session/customer-metafields';
import {fail, ok} from '~/platform/result';
import {SANDBOX_PUBLIC_TOKEN} from '~sandbox/commerce/storefront/tokens';
import {useOwnSandbox} from '~tests/support/own-sandbox';
import {ADA, withIdentifier, MARCUS, platformAt, tokenOf, valueOf} from './platform-at';

/*
 * The adapters against the sandbox's commerce service over HTTP. Each test logs in, and restores the customer at the
 * end.
 */
const sandbox = useOwnSandbox();
const platform = () => platformAt(sandbox.origin());
const signedIn = (person = ADA) => tokenOf(platform(), person);

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Whitfield',
  company: null,
  address1: '9 New Street',
  address2: null,
  city: 'Boulder',
  provinceCode: 'CO',
  zip: '80301',
  countryCode: 'US',
  phone: null,
};

describe('a customer token', () => {
  it('reads the customer’s profile until it is revoked', async () => {
    const token = await signedIn();
    expect(await valueOf(platform().customer.profile(token))).toMatchObject(ADA);
    const renewed = await valueOf(platform().tokens.renew(token));
    expect(new Date(renewed.expiresAt).getTime()).toBeGreaterThan(Date.now());
    expect(await platform().tokens.revoke(renewed.token)).toEqual(ok(true));
    expect(await platform().tokens.revoke(renewed.token)).toEqual(ok(false));
    expect(await platform().customer.profile(renewed.token)).toEqual(fail('REFUSED'));
    expect(await platform().tokens.renew(renewed.token)).toEqual(fail('REFUSED'));
    expect(await platform().orders.page(renewed.token, {size: 1})).toEqual(fail('REFUSED'));
    expect(await platform().addresses.create(renewed.token, ADDRESS)).toEqual(fail('REFUSED'));
  });

  it('creates a customer on first use', async () => {
    const person = {email: 'new.person@example.com', firstName: 'New', lastName: 'Person'};
    const profile = await valueOf(platform().customer.profile(await signedIn(person)));
    expect(profile).toMatchObject({...person, addresses: [], defaultAddress: null});
  });

  it('logs a browser in once, and redirects to the checkout', async () => {
    const to = `${sandbox.origin()}/cart/c/1`;
    const url = await platform().multipass.loginUrl(withIdentifier(ADA), to);
    const first = await fetch(url ?? '', {redirect: 'manual'});
    expect([first.status, first.headers.get('Location')]).toEqual([302, to]);
    expect((await fetch(url ?? '', {redirect: 'manual'})).status).toBe(422);
  });
});

describe('a profile', () => {
  it('has names, phone, consent, metafields and addresses', async () => {
    expect(await valueOf(platform().customer.profile(await signedIn()))).toMatchObject({
      id: expect.stringMatching(/^gid:\/\/shopify\/Customer\/\d+$/) as unknown,
      ...ADA,
      phone: '+13035550142',
      acceptsMarketing: true,
      metafields: {preferredAddress: {value: 'home'}, quotaMonth: null, quotaValue: null},
      defaultAddress: {zip: '80011', isDefault: true},
    });
  });

  it('is updated, and reports errors by field', async () => {
    const token = await signedIn();
    const change = {firstName: 'Augusta', acceptsMarketing: false};
    const {value} = await valueOf(platform().customer.update(token, change));
    expect(value).toMatchObject({...change, lastName: 'Whitfield'});
    const refused = await valueOf(platform().customer.update(token, {phone: 'not a phone'}));
    expect(refused).toMatchObject({value: null, userErrors: [{name: 'phone', code: 'INVALID'}]});
    await platform().customer.update(token, {firstName: 'Ada', acceptsMarketing: true});
  });
});

describe('addresses', () => {
  it('ACCT-07 are created, updated, made the default and deleted', async () => {
    const token = await signedIn();
    const {addresses, customer} = platform();
    const {value: added} = await valueOf(addresses.create(token, ADDRESS));
    expect(added).toMatchObject(ADDRESS);
    const id = added?.id ?? '';
    const changed = {...ADDRESS, address2: 'Apt 4', city: 'Denver', zip: '80205'};
    expect((await valueOf(addresses.update(token, id, changed))).value).toEqual({...changed, id});
    expect((await valueOf(addresses.setDefault(token, id))).value).toBe(id);
    const [before] = (await valueOf(customer.profile(token))).addresses;
    expect(before).toEqual({...changed, id, isDefault: true});
    expect((await valueOf(addresses.remove(token, id))).value).toBe(id);
    const left = (await valueOf(customer.profile(token))).addresses;
    expect(left.map((address) => address.id)).not.toContain(id);
    expect(left[0]).toMatchObject({zip: '80011', isDefault: true});
  });

  it('report errors under our field names', async () => {
    const token = await signedIn();
    const bad = {...ADDRESS, provinceCode: 'ZZ', zip: 'abc'};
    const {value, userErrors} = await valueOf(platform().addresses.create(token, bad));
    expect(value).toBeNull();
    expect(userErrors.map(({name}) => name).sort()).toEqual(['provinceCode', 'zip']);
  });

  it('of another customer are not found and stay unchanged', async () => {
    const ada = await signedIn();
    const marcus = await signedIn(MARCUS);
    const before = await valueOf(platform().customer.profile(ada));
    const id = before.defaultAddress?.id ?? '';
    const {addresses} = platform();
    for (const reply of [
      addresses.update(marcus, id, ADDRESS),
      addresses.remove(marcus, id),
      addresses.setDefault(marcus, id),
    ]) {
      expect(await valueOf<{value: unknown; userErrors: object[]}>(reply)).toMatchObject({
        value: null,
        userErrors: [{code: 'NOT_FOUND', name: null}],
      });
    }
    expect(await valueOf(platform().customer.profile(ada))).toEqual(before);
  });
});

describe('metafields', () => {
  const cart = {value: 'gid://shopify/Cart/1?key=2'};

  it('ACCT-16 are created, read by the customer, updated by id and deleted', async () => {
    const token = await signedIn();
    const {customer} = platform();
    const {id: customerId} = await valueOf(customer.profile(token));
    const read = async () =>
      (await valueOf(platform().customer.profile(token))).metafields.persistedCart;
    const created = customer.writeMetafields(customerId, [{...METAFIELDS.persistedCart, ...cart}]);
    expect(await created).toEqual(ok({userErrors: []}));
    const metafield = await read();
    expect(metafield).toMatchObject(cart);
    const id = metafield?.id ?? '';
    expect(await valueOf(customer.metafieldOwner(id))).toEqual({
      customerId,
      ...METAFIELDS.persistedCart,
    });
    await customer.writeMetafields(customerId, [{id, value: 'another'}]);
    expect(await read()).toEqual({id, value: 'another'});
    expect(await customer.deleteMetafields(customerId, [METAFIELDS.persistedCart])).toEqual(
      ok({userErrors: []}),
    );
    expect(await read()).toBeNull();
    expect(await valueOf(customer.metafieldOwner(id))).toBeNull();
  });

  it('ACCT-09, ACCT-10 have namespace, key, type, value and id', async () => {
    const token = await signedIn(MARCUS);
    const {customer} = platform();
    const {id: customerId} = await valueOf(customer.profile(token));
    await customer.writeMetafields(customerId, [{...METAFIELDS.soldTo, value: '4711'}]);
    const answer = await fetch(`${sandbox.origin()}/api/2026-10/graphql.json`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Storefront-Access-Token': SANDBOX_PUBLIC_TOKEN,
      },
      body: JSON.stringify({
        query: `query ($token: String!) {
          customer(customerAccessToken: $token) {
            metafield(namespace: "custom", key: "sold_to") {id namespace key type value}
          }
        }`,
        variables: {token},
      }),
    });
    expect(await answer.json()).toEqual({
      data: {
        customer: {
          metafield: {
            id: expect.stringMatching(/^gid:\/\/shopify\/Metafield\/\d+$/) as unknown,
            namespace: 'custom',
            key: 'sold_to',
            type: 'single_line_text_field',
            value: '4711',
          },
        },
      },
    });
    await customer.deleteMetafields(customerId, [METAFIELDS.soldTo]);
  });

  it('of another customer cannot be written by id', async () => {
    const ada = await valueOf(platform().customer.profile(await signedIn()));
    const marcus = await valueOf(platform().customer.profile(await signedIn(MARCUS)));
    const id = ada.metafields.preferredAddress?.id ?? '';
    const outcome = platform().customer.writeMetafields(marcus.id, [{id, value: 'clinic'}]);
    expect((await valueOf(outcome)).userErrors).not.toEqual([]);
    const after = await valueOf(platform().customer.profile(await signedIn()));
    expect(after.metafields.preferredAddress).toEqual({id, value: 'home'});
  });

  it('record the date of a marketing consent change', async () => {
    const token = await signedIn(MARCUS);
    const {id} = await valueOf(platform().customer.profile(token));
    await platform().customer.update(token, {acceptsMarketing: true});
    const date = await valueOf(platform().customer.marketingConsentDate(id));
    expect(Math.abs(Date.now() - new Date(date ?? 0).getTime())).toBeLessThan(60_000);
    await platform().customer.update(token, {acceptsMarketing: false});
  });
});

it('a cart accepts a customer by access token, at creation and later', async () => {
  const token = await signedIn();
  const {cart} = platform();
  const made = await valueOf(cart.create([], {customerAccessToken: token}));
  expect(made.cart?.buyerIdentity.email).toBe(ADA.email);
  const guest = await valueOf(cart.create([]));
  const given = await valueOf(
    cart.updateBuyerIdentity(guest.cart?.id ?? '', {customerAccessToken: token}),
  );
  expect([guest.cart?.buyerIdentity.email, given.cart?.buyerIdentity.email]).toEqual([
    null,
    ADA.email,
  ]);
});
