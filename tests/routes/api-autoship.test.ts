import {describe, expect, it} from 'vitest';
import {proveCustomer} from '~/services/subscriptions/customer-proof.server';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {customerOf, useAccountApi} from './support/account-api';
import {post} from './support/api';
import {copyOf} from './support/account-shop';
import {openShop} from './support/shop';

const {sandbox, site} = useAccountApi();

const SUBSCRIPTIONS = '/api/get-subscriptions';
const PRODUCT = '/api/get-autoship-product-by-sku';

interface Listed {
  results: Record<string, unknown>[];
}

describe('get-subscriptions', () => {
  it('API-19a, API-19b, AUTO-04 get-subscriptions lists the caller’s own in the specification’s names', async () => {
    const {id} = site.adaCustomer;
    const {value} = await post<Listed>(site.ada, SUBSCRIPTIONS, {customer: id});
    expect(value.results).toEqual([
      {
        customerId: id,
        productId: 'gid://shopify/ProductVariant/700103',
        contractId: 'gid://shopify/SubscriptionContract/600001',
        frequencyDays: 28,
        frequency: 'week',
        cancelled: null,
        cancelReason: null,
        startDateString: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
        quantity: 1,
        weight: 30,
        weightUnit: 'lbs',
      },
      expect.objectContaining({quantity: 2, frequencyDays: 56, weight: 11, weightUnit: 'oz'}),
    ]);
  });

  it('AUTO-04 get-subscriptions has when and why a subscription was canceled', async () => {
    const page = (await site.ada.get('/account/autoships')).page().loaderData['account-autoships'];
    const {autoships} = page as {autoships: {subscriptions: {id: string; quantity: number}[]}};
    const subscriptionId = autoships.subscriptions.find(({quantity}) => quantity === 2)?.id ?? '';
    const change = (fields: Record<string, string>) =>
      site.ada.post('/account/autoships', {subscriptionId, ...fields});
    await change({intent: 'cancel', reason: 'Too much food'});
    const {value} = await post<Listed>(site.ada, SUBSCRIPTIONS, {customer: site.adaCustomer.id});
    await change({intent: 'restart'});
    expect(value.results.filter(({quantity}) => quantity === 2)).toMatchObject([
      {
        cancelled: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:/) as string,
        cancelReason: 'Too much food',
      },
    ]);
  });

  it('API-19a get-subscriptions answers only for the caller', async () => {
    const {id} = site.marcusCustomer;
    expect((await post(site.ada, SUBSCRIPTIONS, {customer: id})).status).toBe(404);
    const own = await post<Listed>(site.marcus, SUBSCRIPTIONS, {customer: id});
    expect(own.value.results).toEqual([]);
    expect((await post(site.shop.visitor(), SUBSCRIPTIONS, {customer: id})).status).toBe(401);
  });

  it('ERR-05 get-subscriptions returns nothing while the provider is down', async () => {
    const control = createSandboxControl(sandbox.origin());
    await control.fault({service: 'subscriptions', kind: 'down'});
    const visitor = copyOf(openShop(sandbox.origin()), site.ada);
    const answer = await post(visitor, SUBSCRIPTIONS, {customer: site.adaCustomer.id});
    await control.clearFaults();
    expect(answer.status).toBe(502);
    expect(answer.value).toBeUndefined();
  });
});

describe('get-autoship-product-by-sku', () => {
  it.each(['MB-DEVC-30', 'mb-devc-30'])(
    'API-48 get-autoship-product-by-sku finds %s',
    async (sku) => {
      const {value} = await post<{product: object}>(site.shop.visitor(), PRODUCT, {sku});
      expect(value.product).toMatchObject({
        productId: 'gid://shopify/ProductVariant/700103',
        name: 'Everyday Chicken & Barley, 30 lb',
        isAutoshipEnabled: true,
      });
    },
  );

  it.each(['NO-SUCH-SKU', 'MB-DEVC', 'MA-BOWL-4'])(
    'API-48 get-autoship-product-by-sku finds nothing for %s, which isn’t sold on autoship',
    async (sku) => {
      expect((await post(site.shop.visitor(), PRODUCT, {sku})).status).toBe(404);
    },
  );
});

describe('crypto', () => {
  it('AUTO-10 returns the two parts of the order-management cookie', async () => {
    const {value} = await post<{timestamp: number; signature: string}>(site.ada, '/api/crypto', {});
    const [number, timestamp = '', signature] = (site.ada.cookies.get('og_auth') ?? '').split('|');
    const {id} = await customerOf(site.ada);
    expect(id.endsWith(`/${number ?? ''}`)).toBe(true);
    const at = (seconds: number) =>
      proveCustomer(id, {hashKey: 'sandbox-hash-key', now: seconds * 1000});
    expect((await at(Number(timestamp))).signature).toBe(signature);
    expect(await at(value.timestamp)).toEqual(value);
  });
});
