import {z} from 'zod';
import {
  defineOperation,
  type Operation,
  type OperationFailure,
} from '~/platform/api-operation.server';
import {fail, ok, type Result} from '~/platform/result';
import type {ApiCaller} from '~/domains/session/api-caller';
import type {CommerceCustomer} from '~/services/commerce/customer.server';
import {
  addAddress,
  updateAddress,
  deleteAddress,
  setDefaultAddress,
  type AddressBookContext,
  type AddressFailure,
} from './address-book.server';
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
  ADDRESS_NOT_FOUND,
  ADDRESS_REFUSED,
  BOOK_FULL,
  CUSTOMER_NOT_FOUND,
  INVALID_CURSOR,
  METAFIELD_NOT_DELETED,
  METAFIELD_NOT_FOUND,
  ORDER_NOT_FOUND,
  refusal,
} from './api/operation-errors.server';
import {
  address,
  toAddressInputFor,
  addressId,
  customerId,
  metafieldId,
  orderId,
  ordersInput,
  updateInput,
  writableName,
} from './api/operation-input.server';
import {ORDERS_PER_PAGE} from './order-list';
import {readOrder, type OrdersContext} from './orders.server';
import {numberOf} from './parts/account-paths';
import {
  deleteMetafield,
  updateCustomer,
  type UpdateCustomerContext,
} from './profile/update-customer.server';

export type AccountOperationsContext = UpdateCustomerContext &
  AddressBookContext &
  OrdersContext &
  ApiCaller;
type Context = AccountOperationsContext;

const BASE = '/api/ecom/v1.0';

type Answer<Value> = Promise<Result<Value, OperationFailure>>;

const userErrors = z.array(z.object({field: z.array(z.string()).nullable(), message: z.string()}));
const addressAnswer = z.object({id: z.string()});

/** The account operations of `/api` (API-09 to API-18). */
export const accountOperations: readonly Operation<Context>[] = [
  defineOperation({
    method: 'POST',
    path: `${BASE}/get-shopify-customer`,
    summary: 'The caller, with their addresses and their newest orders.',
    caller: 'session',
    input: z.object({}),
    output: z.object({customer: customerEntity}),
    async handler({services, customer: {customerToken}}: Context) {
      const [profile, orders] = await Promise.all([
        services.customers.profile(customerToken),
        services.orders.page(customerToken, {size: ORDERS_PER_PAGE}),
      ]);
      if (!profile.ok) return refusal(profile.failure);
      return orders.ok
        ? ok({customer: toCustomerEntity(profile.value, orders.value)})
        : refusal(orders.failure);
    },
  }),
  defineOperation({
    method: 'POST',
    path: `${BASE}/get-shopify-orders`,
    summary: "A page of the caller's orders, the newest first.",
    caller: 'session',
    errors: [CUSTOMER_NOT_FOUND, INVALID_CURSOR],
    input: ordersInput,
    output: orderPageEntity,
    async handler({services, customer: person}: Context, {id, quantity, cursor, query}) {
      if (!isSelf(person, id)) return fail(CUSTOMER_NOT_FOUND);
      const asked = {size: quantity, after: cursor, query};
      const page = await services.orders.page(person.customerToken, asked);
      if (page.ok) return ok(toOrderPageEntity(page.value));
      const isBadCursor =
        cursor !== null && page.failure !== 'REFUSED' && page.failure.kind === 'rejected';
      return isBadCursor ? fail(INVALID_CURSOR) : refusal(page.failure);
    },
  }),
  defineOperation({
    method: 'POST',
    path: `${BASE}/get-shopify-last-order`,
    summary: "The caller's newest order.",
    caller: 'session',
    errors: [CUSTOMER_NOT_FOUND],
    input: z.object({id: customerId}),
    output: z.object({order: orderSummaryEntity.nullable().describe('`null`: none so far.')}),
    async handler({services, customer: person}: Context, {id}) {
      if (!isSelf(person, id)) return fail(CUSTOMER_NOT_FOUND);
      const last = await services.orders.last(person.customerToken);
      if (!last.ok) return refusal(last.failure);
      return ok({order: last.value && toOrderSummaryEntity(last.value)});
    },
  }),
  defineOperation({
    method: 'POST',
    path: `${BASE}/get-shopify-order`,
    summary: "All of one of the caller's orders.",
    caller: 'session',
    errors: [ORDER_NOT_FOUND],
    input: z.object({id: orderId}),
    output: z.object({order: orderEntity}),
    async handler(context: Context, {id}) {
      const number = numberOf(id);
      if (number === null) return fail(ORDER_NOT_FOUND);
      const order = await readOrder(context, context.customer, number);
      if (!order.ok) return refusal(order.failure);
      return order.value ? ok({order: toOrderEntity(order.value)}) : fail(ORDER_NOT_FOUND);
    },
  }),
  defineOperation({
    method: 'POST',
    path: `${BASE}/update-customer`,
    summary: 'Changes the caller’s data. What `userErrors` names was not saved.',
    caller: 'session',
    isWrite: true,
    errors: [CUSTOMER_NOT_FOUND, METAFIELD_NOT_FOUND],
    input: z.object({customerId, updateInput}),
    output: z.object({customerUpdate: z.object({userErrors})}),
    async handler(context: Context, {customerId: id, updateInput: parsedInput}) {
      const {customer: person} = context;
      if (!isSelf(person, id)) return fail(CUSTOMER_NOT_FOUND);
      const updated = await updateCustomer(context, person, parsedInput);
      if (updated.ok) return ok({customerUpdate: {userErrors: updated.value}});
      return updated.failure === 'NOT_FOUND' ? fail(METAFIELD_NOT_FOUND) : refusal(updated.failure);
    },
  }),
  defineOperation({
    method: 'POST',
    path: `${BASE}/delete-metafield`,
    summary: 'Deletes one of the caller’s metafields that they may write themselves.',
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
  defineBookOperation({
    name: 'update-customer-default-address',
    summary: 'Makes an address of the caller’s their default.',
    input: z.object({addressId}),
    carryOut: (context, input) => setDefaultAddress(context, context.customer, input.addressId),
  }),
  defineBookOperation({
    name: 'customer-address-create',
    summary: 'Adds an address to the caller’s book, which holds at most 20.',
    input: z.object({address}),
    carryOut: (context, input) =>
      addAddress(context, context.customer, {
        address: toAddressInputFor(context.customer, input.address),
        isDefault: false,
      }),
  }),
  defineBookOperation({
    name: 'customer-address-update',
    summary: 'Replaces an address of the caller’s.',
    input: z.object({address, id: addressId}),
    carryOut: (context, input) =>
      updateAddress(context, context.customer, {
        id: input.id,
        address: toAddressInputFor(context.customer, input.address),
        isDefault: false,
      }),
  }),
  defineBookOperation({
    name: 'customer-address-delete',
    summary: 'Deletes an address of the caller’s.',
    input: z.object({id: addressId}),
    carryOut: (context, input) => deleteAddress(context, context.customer, input.id),
  }),
];

interface BookOperation<Input> {
  name: string;
  summary: string;
  input: z.ZodType<Input>;
  carryOut(context: Context, input: Input): Promise<Result<string, AddressFailure>>;
}

/** Defines an operation that changes the caller's address book and returns the id of the address. */
function defineBookOperation<Input>({
  name,
  summary,
  input,
  carryOut,
}: BookOperation<Input>): Operation<Context> {
  return defineOperation({
    method: 'POST',
    path: `${BASE}/${name}`,
    summary,
    caller: 'session',
    isWrite: true,
    errors: [ADDRESS_NOT_FOUND, ADDRESS_REFUSED, BOOK_FULL],
    input,
    output: addressAnswer,
    async handler(context: Context, parsedInput): Answer<{id: string}> {
      const changed = await carryOut(context, parsedInput);
      if (changed.ok) return ok({id: changed.value});
      const {failure} = changed;
      if (failure === 'NOT_FOUND') return fail(ADDRESS_NOT_FOUND);
      if (failure === 'FULL') return fail(BOOK_FULL);
      if (failure !== 'REFUSED' && failure.kind === 'invalid') return fail(ADDRESS_REFUSED);
      return refusal(failure);
    },
  });
}

function isSelf({customerId}: {customerId: string}, id: string): boolean {
  return customerId === id;
}
