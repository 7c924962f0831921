import {z} from 'zod';
import {defineOperation, ECOM_PATH, type Operation} from '~/platform/api-operation.server';
import type {Needs} from '~/platform/needs';
import {fail, ok} from '~/platform/result';
import {slugInput} from '~/platform/slug-input.server';
import type {ApiCaller} from '~/domains/session/api-caller';
import {readQuota, type QuotaContext} from '~/domains/staff-access/read-quota.server';
import type {AddressBookContext} from './address-book.server';
import {addressBookOperations} from './api/address-book-operations.server';
import {
  customerEntity,
  orderEntity,
  orderPageEntity,
  orderSummaryEntity,
  toCustomerEntity,
  toOrderEntity,
  toOrderPageEntity,
  toOrderSummaryEntity,
} from './api/account-entity.server';
import {
  CUSTOMER_NOT_FOUND,
  INVALID_CURSOR,
  METAFIELD_NOT_DELETED,
  METAFIELD_NOT_FOUND,
  ORDER_NOT_FOUND,
  refusal,
} from './api/operation-errors.server';
import {
  customerId,
  metafieldId,
  orderId,
  ordersInput,
  updateInput,
  writableName,
} from './api/operation-input.server';
import {LIST_LIMITS} from '~/domains/catalog/handle-lists';
import {FAVORITES_OPERATION} from '~/domains/catalog/kept-paths';
import {changeFavorites, joinFavorites, type FavoritesContext} from './favorites.server';
import {ORDERS_PER_PAGE} from './order-list';
import {readOrder, type OrdersContext} from './orders.server';
import {orderNumberOf} from './account-paths';
import {
  deleteMetafield,
  updateCustomer,
  type UpdateCustomerContext,
} from './profile/update-customer.server';

export type AccountOperationsContext = UpdateCustomerContext &
  AddressBookContext &
  OrdersContext &
  FavoritesContext &
  QuotaContext &
  Needs<{services: 'subscriptions'; visitor: 'cookies' | 'session'}> &
  ApiCaller;
type Context = AccountOperationsContext;

const userErrors = z.array(z.object({field: z.array(z.string()).nullable(), message: z.string()}));

/** The account operations of `/api` (API-09 to API-18). */
export const accountOperations: readonly Operation<Context>[] = [
  defineOperation({
    method: 'POST',
    path: `${ECOM_PATH}/get-shopify-customer`,
    summary: 'The caller, with their addresses and latest orders.',
    caller: 'session',
    input: z.object({}),
    output: z.object({customer: customerEntity}),
    async handler(context: Context) {
      const {services, customer} = context;
      const {customerId, customerToken} = customer;
      const [profile, orders, subscriptions, quota] = await Promise.all([
        services.customers.profile(customerToken),
        services.orders.page(customerToken, {size: ORDERS_PER_PAGE}),
        services.subscriptions.list(customerId),
        readQuota(context, customer),
      ]);
      if (!profile.ok) return refusal(profile.failure);
      return orders.ok
        ? ok({customer: toCustomerEntity(profile.value, orders.value, subscriptions, quota)})
        : refusal(orders.failure);
    },
  }),
  defineOperation({
    method: 'POST',
    path: `${ECOM_PATH}/get-shopify-orders`,
    summary: "A page of the caller's orders, the newest first.",
    caller: 'session',
    errors: [CUSTOMER_NOT_FOUND, INVALID_CURSOR],
    input: ordersInput,
    output: orderPageEntity,
    async handler({services, customer}: Context, {id, quantity, cursor, query}) {
      if (!isSelf(customer, id)) return fail(CUSTOMER_NOT_FOUND);
      const pageQuery = {size: quantity, after: cursor, query};
      const page = await services.orders.page(customer.customerToken, pageQuery);
      if (page.ok) return ok(toOrderPageEntity(page.value));
      const isBadCursor =
        cursor !== null && page.failure !== 'REFUSED' && page.failure.kind === 'rejected';
      return isBadCursor ? fail(INVALID_CURSOR) : refusal(page.failure);
    },
  }),
  defineOperation({
    method: 'POST',
    path: `${ECOM_PATH}/get-shopify-last-order`,
    summary: "The caller's newest order.",
    caller: 'session',
    errors: [CUSTOMER_NOT_FOUND],
    input: z.object({id: customerId}),
    output: z.object({order: orderSummaryEntity.nullable().describe('`null` if there is none.')}),
    async handler({services, customer}: Context, {id}) {
      if (!isSelf(customer, id)) return fail(CUSTOMER_NOT_FOUND);
      const last = await services.orders.last(customer.customerToken);
      if (!last.ok) return refusal(last.failure);
      return ok({order: last.value && toOrderSummaryEntity(last.value)});
    },
  }),
  defineOperation({
    method: 'POST',
    path: `${ECOM_PATH}/get-shopify-order`,
    summary: "One of the caller's orders with all its details.",
    caller: 'session',
    errors: [ORDER_NOT_FOUND],
    input: z.object({id: orderId}),
    output: z.object({order: orderEntity}),
    async handler(context: Context, {id}) {
      const number = orderNumberOf(id);
      if (number === null) return fail(ORDER_NOT_FOUND);
      const order = await readOrder(context, context.customer, number);
      if (!order.ok) return refusal(order.failure);
      return order.value ? ok({order: toOrderEntity(order.value)}) : fail(ORDER_NOT_FOUND);
    },
  }),
  defineOperation({
    method: 'POST',
    path: `${ECOM_PATH}/update-customer`,
    summary: 'Changes the caller’s data. Fields named in `userErrors` were not saved.',
    caller: 'session',
    isWrite: true,
    errors: [CUSTOMER_NOT_FOUND, METAFIELD_NOT_FOUND],
    input: z.object({customerId, updateInput}),
    output: z.object({customerUpdate: z.object({userErrors})}),
    async handler(context: Context, {customerId: id, updateInput: parsedInput}) {
      const {customer} = context;
      if (!isSelf(customer, id)) return fail(CUSTOMER_NOT_FOUND);
      const updated = await updateCustomer(context, customer, parsedInput);
      if (updated.ok) return ok({customerUpdate: {userErrors: updated.value}});
      return updated.failure === 'NOT_FOUND' ? fail(METAFIELD_NOT_FOUND) : refusal(updated.failure);
    },
  }),
  defineOperation({
    method: 'POST',
    path: `${ECOM_PATH}/delete-metafield`,
    summary: 'Deletes one of the metafields that the caller may write.',
    caller: 'session',
    isWrite: true,
    errors: [METAFIELD_NOT_FOUND, METAFIELD_NOT_DELETED],
    input: z.object({metafieldId}),
    output: z.object({deletedMetafieldId: z.string()}),
    async handler(context: Context, {metafieldId: id}) {
      const deleted = await deleteMetafield(context, context.customer, {
        metafieldId: id,
        isWritable: (key) => writableName(key) !== null,
      });
      if (deleted.ok) {
        return deleted.value === 'deleted'
          ? ok({deletedMetafieldId: id})
          : fail(METAFIELD_NOT_DELETED);
      }
      return deleted.failure === 'NOT_FOUND' ? fail(METAFIELD_NOT_FOUND) : refusal(deleted.failure);
    },
  }),
  defineOperation({
    method: 'POST',
    path: FAVORITES_OPERATION,
    summary:
      'Adds products to the caller’s favorites or removes them; at most 50 are kept. Without products, moves those that the caller saved in this browser as a guest into the account, as far as there is room.',
    caller: 'session',
    isWrite: true,
    input: z.object({
      handles: z.array(slugInput).max(LIST_LIMITS.favorites),
      isFavorite: z.boolean(),
    }),
    output: z.object({
      handles: z.array(z.string()).describe('All favorites, the newest first.'),
    }),
    async handler(context: Context, change) {
      const {customer, visitor} = context;
      /* The cookie with a guest's favorites belongs to the customer of this browser. */
      const isJoin = change.handles.length === 0 && visitor.session.current() === customer;
      const changed = isJoin
        ? await joinFavorites(context, customer)
        : await changeFavorites(context, customer, change);
      return changed.ok ? ok({handles: changed.value}) : refusal(changed.failure);
    },
  }),
  ...addressBookOperations,
];

function isSelf({customerId}: {customerId: string}, id: string): boolean {
  return customerId === id;
}
