import type {Order} from '../checkout/order';
import type {Resolver} from '../storefront/types';

interface Transaction {
  kind: 'SALE' | 'REFUND';
  card: Order['payment'];
}

export function transactionsOf({giftCards, payment, refunds}: Order): Transaction[] {
  return [
    ...giftCards.map((): Transaction => ({kind: 'SALE', card: null})),
    ...(payment ? [{kind: 'SALE' as const, card: payment}] : []),
    ...refunds.map((): Transaction => ({kind: 'REFUND', card: payment})),
  ];
}

const fields: Record<string, Resolver<Transaction>> = {
  status: () => 'SUCCESS',
  /** The card as Shopify shows it: only the last four digits are visible. */
  paymentDetails: ({card}) =>
    card && {
      __typename: 'CardPaymentDetails' as const,
      company: card.brand,
      number: `•••• •••• •••• ${card.last4}`,
    },
};
export const transactionFields: Record<string, Resolver> = fields;
