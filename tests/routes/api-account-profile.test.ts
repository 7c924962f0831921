import {describe, expect, it} from 'vitest';
import {post} from './support/api';
import {add, KIBBLE} from '../support/variants';
import {visit} from './support/cart-visitor';
import {cartOf, change} from './support/guest';
import {MARCUS} from './support/log-in';
import {writeMetafield} from './support/saved-cart';
import {BASE, customerOf, update, useAccountApi, type Customer} from './support/account-api';

const {sandbox, site} = useAccountApi();

describe('update-customer', () => {
  it('API-13a API-13b ACCT-14 changes data, creates a metafield, and updates it by its name', async () => {
    const preferring = (value: string) => ({
      metafields: [{namespace: 'profeeding', key: 'preferred_address', value}],
    });
    const made = await update(site.marcus, site.marcusCustomer.id, {
      phone: '720 555 0123',
      acceptsMarketing: true,
      ...preferring('home'),
    });
    expect(made.value).toEqual({customerUpdate: {userErrors: []}});
    const after = await customerOf(site.marcus);
    expect(after).toMatchObject({
      phone: '+17205550123',
      acceptsMarketing: true,
      preferredAddress: 'home',
      firstName: site.marcusCustomer.firstName,
    });
    await update(site.marcus, site.marcusCustomer.id, preferring('clinic'));
    const again = await customerOf(site.marcus);
    expect(again.preferredAddress).toBe('clinic');
    const idOf = ({metafields}: Customer) =>
      metafields.find(({key}) => key === 'preferred_address')?.id;
    expect(idOf(again)).toBe(idOf(after));
  });

  it('ACCT-25 changes nothing in the browser’s own session with another customer’s sessionToken', async () => {
    const answer = await post(site.ada, `${BASE}/update-customer`, {
      customerId: site.marcusCustomer.id,
      updateInput: {firstName: 'Mark'},
      sessionToken: site.marcus.cookies.get('session'),
    });
    expect(answer.status).toBe(200);
    expect((await customerOf(site.marcus)).firstName).toBe('Mark');
    expect((await visit(site.ada)).firstName).toBe(site.adaCustomer.firstName);
  });

  const metafield = (namespace: string, key: string, value: string) => ({
    metafields: [{namespace, key, value}],
  });

  it.each([
    ['email', {email: 'eve@example.com'}],
    ['tags', {tags: ['vip']}],
    ['the id', {id: 'gid://shopify/Customer/2'}],
    ['an empty name', {firstName: ' '}],
    ['a name with markup', {lastName: '<b>x</b>'}],
    ['an invalid phone number', {phone: '12'}],
    ['the quota month', metafield('profeeding', 'quota_month', '2026-01')],
    ['the quota value', metafield('profeeding', 'quota_value', '0')],
    ['an unknown metafield', metafield('custom', 'discount', '100')],
    ['an unknown address preference', metafield('profeeding', 'preferred_address', 'office')],
    ['the sold-to account', metafield('custom', 'sold_to', '0000999999')],
    ['the ship-to account', metafield('custom', 'ship_to', '0000999999')],
    ['the zip of a clinic', metafield('custom', 'clinic_zip', '80205')],
    ['an invalid cart id', metafield('profeeding', 'persisted_cart_id', 'http://x')],
    [
      'a metafield of another type',
      {
        metafields: [
          {namespace: 'profeeding', key: 'preferred_address', type: 'json', value: 'home'},
        ],
      },
    ],
  ])('ACCT-15 API-13a CHK-16b refuses %s and changes nothing', async (_what, input) => {
    const answer = await update(site.ada, site.adaCustomer.id, {acceptsMarketing: false, ...input});
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_INPUT']);
    expect(await customerOf(site.ada)).toEqual(site.adaCustomer);
  });
});

describe('delete-metafield', () => {
  it('API-14 deletes a metafield by its id', async () => {
    await update(site.marcus, site.marcusCustomer.id, {
      metafields: [{namespace: 'profeeding', key: 'preferred_address', value: 'clinic'}],
    });
    const {metafields, preferredAddress} = await customerOf(site.marcus);
    expect(preferredAddress).toBe('clinic');
    const metafieldId = metafields.find(({key}) => key === 'preferred_address')?.id;
    const deleted = await post(site.marcus, `${BASE}/delete-metafield`, {metafieldId});
    expect(deleted.value).toEqual({deletedMetafieldId: metafieldId});
    expect((await customerOf(site.marcus)).preferredAddress).toBeNull();
    const again = await post(site.marcus, `${BASE}/delete-metafield`, {metafieldId});
    expect(again.status).toBe(404);
  });

  it.each(['gid://shopify/Order/1', 'gid://shopify/Customer/1', 'gid://shopify/Metafield/x', '1'])(
    'API-14 refuses %j, which is no metafield’s id',
    async (metafieldId) => {
      const refused = await post(site.marcus, `${BASE}/delete-metafield`, {metafieldId});
      expect([refused.status, refused.code]).toEqual([400, 'INVALID_INPUT']);
    },
  );

  it('CHK-16b, API-14 does not delete the account that orders are for', async () => {
    await writeMetafield(sandbox.origin(), MARCUS, ['custom', 'sold_to', '0000100200']);
    const before = await customerOf(site.marcus);
    const metafieldId = before.metafields.find(({key}) => key === 'sold_to')?.id;
    expect(metafieldId).toBeDefined();
    const refused = await post(site.marcus, `${BASE}/delete-metafield`, {metafieldId});
    expect(refused.status).toBe(404);
    expect((await customerOf(site.marcus)).metafields).toEqual(before.metafields);
  });

  it('API-14 also removes the cart when it deletes the saved cart id', async () => {
    await change(site.marcus, add(KIBBLE, 1));
    const metafieldId = (await customerOf(site.marcus)).metafields.find(
      ({key}) => key === 'persisted_cart_id',
    )?.id;
    const deleted = await post(site.marcus, `${BASE}/delete-metafield`, {metafieldId});
    expect(deleted.value).toEqual({deletedMetafieldId: metafieldId});
    expect(await cartOf(site.marcus)).toBeNull();
    const {metafields} = await customerOf(site.marcus);
    expect(metafields.map(({key}) => key)).not.toContain('persisted_cart_id');
  });
});
