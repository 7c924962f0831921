import {z} from 'zod';
import {weightUnit} from '~/domains/catalog/product-entity.server';
import {variantIdOfSku} from '~/domains/catalog/search-sku';
import type {ApiCaller} from '~/domains/session/api-caller';
import {notFoundError} from '~/platform/api-error.server';
import {defineOperation, type Operation} from '~/platform/api-operation.server';
import {numberOfGid} from '~/platform/gid';
import type {Needs} from '~/platform/needs';
import {fail, ok} from '~/platform/result';
import type {SubscriptionView} from './parts/autoship-view';
import {readAutoships, type AutoshipContext} from './read-autoships.server';

type Context = AutoshipContext & ApiCaller & Needs<{services: 'catalog' | 'search'}>;

const CUSTOMER_NOT_FOUND = notFoundError('customer', 'CUSTOMER_NOT_FOUND');
const PRODUCT_NOT_FOUND = notFoundError('product', 'PRODUCT_NOT_FOUND');

/** AUTO-04 */
const subscriptionEntity = z
  .object({
    customerId: z.string(),
    productId: z.string().describe('The variant’s `id` in Shopify.'),
    contractId: z.string().nullable(),
    frequencyDays: z.int(),
    frequency: z.enum(['day', 'week', 'month', 'year']),
    cancelled: z.string().nullable().describe('The time of cancellation; `null` if it’s live.'),
    cancelReason: z.string().nullable(),
    startDateString: z.string().describe('`YYYY-MM-DD`'),
    quantity: z.int(),
    weight: z.number().describe('Of one unit.'),
    weightUnit,
  })
  .meta({id: 'Subscription', description: 'A product that a customer gets by autoship.'});

function toSubscriptionEntity(subscription: SubscriptionView): z.output<typeof subscriptionEntity> {
  const {customerId, variantId, contractId, frequency, canceled, startDate, quantity, food} =
    subscription;
  return {
    customerId,
    productId: variantId,
    contractId,
    frequencyDays: frequency.days,
    frequency: frequency.period,
    cancelled: canceled?.at ?? null,
    cancelReason: canceled?.reason ?? null,
    startDateString: startDate,
    quantity,
    weight: food.weight,
    weightUnit: food.weightUnit,
  };
}

/** The autoship operations of `/api` (API-19, API-48). */
export const autoshipOperations: readonly Operation<Context>[] = [
  defineOperation({
    method: 'POST',
    path: '/api/get-subscriptions',
    summary: 'The caller’s autoships, canceled ones included.',
    caller: 'session',
    errors: [CUSTOMER_NOT_FOUND],
    input: z.object({customer: z.string().min(1).max(200).describe('The caller’s customer id.')}),
    output: z.object({results: z.array(subscriptionEntity)}),
    async handler(context: Context, {customer: customerId}) {
      const {customer} = context;
      const own = [customer.customerId, numberOfGid(customer.customerId)];
      if (!own.includes(customerId)) return fail(CUSTOMER_NOT_FOUND);
      const autoships = await readAutoships(context, customer);
      return autoships
        ? ok({results: autoships.subscriptions.map(toSubscriptionEntity)})
        : fail('upstream');
    },
  }),
  defineOperation({
    method: 'POST',
    path: '/api/get-autoship-product-by-sku',
    summary: 'How the subscription provider knows a product.',
    caller: 'anyone',
    errors: [PRODUCT_NOT_FOUND],
    input: z.object({sku: z.string().trim().min(1).max(64)}),
    output: z.object({
      product: z.object({
        productId: z.string().describe('The variant’s `id` in Shopify.'),
        sku: z.string(),
        name: z.string(),
        price: z.string(),
        isAutoshipEnabled: z.boolean(),
      }),
    }),
    async handler(context: Context, {sku}) {
      const matches = await context.services.search.bySku(sku);
      if (!matches.ok) return fail('upstream');
      const variantId = variantIdOfSku(sku, matches.value);
      if (variantId === null) return fail(PRODUCT_NOT_FOUND);
      const product = await context.services.subscriptions.product(variantId);
      if (!product.ok) return fail('upstream');
      if (!product.value) return fail(PRODUCT_NOT_FOUND);
      const {name, price, autoship_enabled, live, discontinued} = product.value;
      return ok({
        product: {
          productId: variantId,
          sku,
          name,
          price,
          isAutoshipEnabled: autoship_enabled && live && !discontinued,
        },
      });
    },
  }),
];
