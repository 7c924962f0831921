import type {Order} from '../checkout/order';
import {refundedOf} from '../checkout/progress';
import {dueOf} from '../checkout/summary';
import {gid} from '../storefront/gid';
import type {Resolver} from '../storefront/types';
import {moneyBag} from './money-bag';

interface Transaction {
  order: Order;
  kind: 'SALE' | 'REFUND';
  gateway: 'bogus' | 'gift_card';
  cents: number;
  at: string;
  /** Counts from 1 within the order. */
  position: number;
}

export function transactionsOf(order: Order): Transaction[] {
  const sale = {order, kind: 'SALE', at: order.processedAt} as const;
  const all: Omit<Transaction, 'position'>[] = [
    ...order.giftCards.map(({amount}) => ({...sale, gateway: 'gift_card' as const, cents: amount})),
    ...(order.payment ? [{...sale, gateway: 'bogus' as const, cents: dueOf(order)}] : []),
    ...order.refunds.map((refund) => ({
      order,
      kind: 'REFUND' as const,
      gateway: 'bogus' as const,
      cents: refundedOf({refunds: [refund]}).total,
      at: refund.at,
    })),
  ];
  return all.map((transaction, index) => ({...transaction, position: index + 1}));
}

const fields: Record<string, Resolver<Transaction>> = {
  id: ({order, position}) => gid('OrderTransaction', `${order.number}${position}`),
  order: ({order}) => order,
  amountSet: ({cents}) => moneyBag(cents),
  formattedGateway: ({gateway}) => (gateway === 'bogus' ? 'Bogus' : 'Gift card'),
  createdAt: ({at}) => at,
  processedAt: ({at}) => at,
  status: () => 'SUCCESS',
  test: () => true,
  paymentDetails: cardOf,
};
export const transactionFields: Record<string, Resolver> = fields;

/** The card as Shopify shows it: only the last four digits are visible. */
function cardOf({order: {payment}, gateway}: Transaction) {
  if (gateway !== 'bogus' || payment === null) return null;
  return {
    __typename: 'CardPaymentDetails' as const,
    company: payment.brand,
    number: `•••• •••• •••• ${payment.last4}`,
    paymentMethodName: 'card',
  };
}
