import type {Outbox} from '../../control/outbox';
import {cancellationMail} from '../checkout/order-mails';
import type {Order} from '../checkout/order';
import type {Orders} from '../checkout/orders';
import type {Customers} from '../customers/customers';
import type {CustomerMetafield, CustomerRecord} from '../customers/types';
import type {Resolver} from '../storefront/types';
import {refuseUnresolved, unresolvedError} from '../storefront/unresolved';
import {isNamed, readMetafield, type MetafieldInput} from './metafields';

/** The Admin API's plain `UserError`, which has no code. */
interface UserError {
  field: string[];
  message: string;
}

interface CustomerInput {
  id?: string | null;
  metafields?: MetafieldInput[] | null;
}

interface CancelArgs {
  orderId: string;
  reason: string;
  restock: boolean;
  notifyCustomer: boolean;
  refundMethod?: {originalPaymentMethodsRefund?: boolean | null} | null;
}

interface MutationDeps {
  customers: Customers;
  orders: Orders;
  restock(variantId: string, quantity: number): void;
  outbox: Pick<Outbox, 'send'>;
}

interface Identifier {
  ownerId: string;
  namespace: string;
  key: string;
}

/** The Admin API's mutations. An input with an error changes nothing. */
export function createMutations({
  customers,
  orders,
  restock,
  outbox,
}: MutationDeps): Record<string, Resolver> {
  return {
    orderCancel(
      _root,
      {orderId, reason, restock: isRestocked, notifyCustomer, refundMethod}: CancelArgs,
    ) {
      if (reason !== 'CUSTOMER' || refundMethod?.originalPaymentMethodsRefund !== true) {
        throw unresolvedError('orderCancel for another reason, or without a refund');
      }
      const order = orders.byId(orderId);
      const problem = cancelProblem(order);
      if (!order || problem) return {job: null, orderCancelUserErrors: [problem], userErrors: []};
      const canceled = orders.cancel(order.number, reason);
      if (isRestocked) for (const line of order.lines) restock(line.variantId, line.quantity);
      if (notifyCustomer && canceled) outbox.send(cancellationMail(canceled));
      const job = {id: `gid://shopify/Job/${order.number}`, done: true};
      return {job, orderCancelUserErrors: [], userErrors: []};
    },

    customerUpdate: (_root, {input}: {input: CustomerInput}) => {
      refuseUnresolved('CustomerInput', input, ['id', 'metafields']);
      const customer = customers.byId(input.id ?? '');
      if (!customer) return payload(null, [{field: ['id'], message: 'Customer does not exist'}]);
      const {fields, errors} = readMetafields(customer, input.metafields ?? []);
      if (errors.length > 0) return payload(null, errors);
      return payload(customers.setMetafields(customer.id, fields), []);
    },

    metafieldsDelete: (_root, {metafields}: {metafields: Identifier[]}) => {
      const userErrors = metafields.flatMap(({ownerId}, index): UserError[] =>
        customers.byId(ownerId)
          ? []
          : [{field: ['metafields', String(index), 'ownerId'], message: 'Owner does not exist.'}],
      );
      if (userErrors.length > 0) return {deletedMetafields: [], userErrors};
      return {
        deletedMetafields: metafields.map((name) =>
          removeMetafield(name, customers) ? name : null,
        ),
        userErrors,
      };
    },
  };
}

function cancelProblem(order: Order | null) {
  const fail = (code: string, message: string) => ({code, field: ['orderId'], message});
  if (!order) return fail('NOT_FOUND', 'Order does not exist');
  if (order.cancellation) return fail('INVALID', 'Order has already been canceled');
  return order.fulfillments.length > 0 ? fail('INVALID', 'Order has been fulfilled') : null;
}

function payload(customer: CustomerRecord | null, userErrors: UserError[]) {
  return {customer, userErrors};
}

function readMetafields(
  customer: CustomerRecord,
  inputs: readonly MetafieldInput[],
): {fields: CustomerMetafield[]; errors: UserError[]} {
  const fields: CustomerMetafield[] = [];
  const errors: UserError[] = [];
  inputs.forEach((input, index) => {
    const read = readMetafield(input, customer);
    if (read.ok) fields.push(read.value);
    else {
      const {field, message} = read.problem;
      errors.push({field: ['metafields', String(index), field], message});
    }
  });
  return {fields, errors};
}

function removeMetafield({ownerId, ...name}: Identifier, customers: Customers): boolean {
  const field = customers.byId(ownerId)?.metafields.find((item) => isNamed(item, name));
  if (!field) return false;
  customers.setMetafields(ownerId, [{...field, value: null}]);
  return true;
}
