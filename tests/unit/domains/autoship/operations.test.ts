import {expect, it} from 'vitest';
import {autoshipOperations} from '~/domains/autoship/operations.server';
import {ok} from '~/platform/result';
import {contextOf} from '~tests/support/context';
import {productOf, variantOf} from '../catalog/builders';

type Context = Parameters<(typeof autoshipOperations)[number]['run']>[0];

const OFFERED = {autoship_enabled: true, live: true, discontinued: false};

it.each([
  [OFFERED, true],
  [{...OFFERED, autoship_enabled: false}, false],
  [{...OFFERED, live: false}, false],
  [{...OFFERED, discontinued: true}, false],
])(
  'API-48 get-autoship-product-by-sku with %j at the provider says isAutoshipEnabled: %s',
  async (offer, isAutoshipEnabled) => {
    const known = {external_product_id: '1', sku: 'SKU-1', name: 'Kibble', price: '20.00'};
    const context = contextOf<{services: Pick<Context['services'], 'search' | 'subscriptions'>}>({
      services: {
        search: {
          bySku: () =>
            Promise.resolve(
              ok({total: 1, products: [productOf({variants: [variantOf({sku: 'SKU-1'})]})]}),
            ),
        },
        subscriptions: {product: () => Promise.resolve(ok({...known, ...offer}))},
      },
    });
    const operation = autoshipOperations.find(({path}) => path.endsWith('product-by-sku'));
    expect(await operation?.run(context as Context, {sku: 'SKU-1'})).toMatchObject({
      ok: true,
      value: {product: {isAutoshipEnabled}},
    });
  },
);
