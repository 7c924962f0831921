import type {Db} from '../../context';
import type {Outbox} from '../../control/outbox';
import type {CartStore} from '../cart/store';
import type {GiftCards} from '../cart/gift-cards';
import type {CatalogStore} from '../catalog/types';
import type {Contact} from './form';
import type {NewOrder, Order, OrderAddress} from './order';
import type {Orders} from './orders';
import {termsAttributes} from './autoship-terms';
import {confirmationMail} from './order-mails';
import type {Quote} from './quote';

export interface PlaceOrderDeps {
  db: Db;
  origin: string;
  orders: Orders;
  carts: CartStore;
  catalog: CatalogStore;
  giftCards: GiftCards;
  outbox: Outbox;
  now(): Date;
  /** Called once per order, in its transaction. */
  onPaid(order: Order): void;
}

/**
 * Turns a paid cart into an order in one transaction: stores the order, reduces stock, charges gift cards, completes
 * the cart and sends the confirmation email (SAND-15). If the cart was ordered before, returns that order.
 */
export function placeOrder(
  quote: Quote,
  contact: Contact,
  payment: Order['payment'],
  deps: PlaceOrderDeps,
): Order {
  const {cart} = quote;
  const place = deps.db.transaction((): Order => {
    const existing = deps.orders.byCart(cart.token);
    if (existing) return existing;
    const blank = newOrderOf(quote, contact, payment);
    const order = deps.orders.place({
      ...blank,
      attributes: [...blank.attributes, ...termsAttributes(blank.lines, deps.now())],
    });
    for (const line of order.lines) deps.catalog.takeFromStock(line.variantId, line.quantity);
    for (const card of quote.giftCards) deps.giftCards.redeem(card.code, card.amountUsed);
    deps.carts.complete(cart.token);
    deps.outbox.send(confirmationMail(order, deps.origin));
    deps.onPaid(order);
    return order;
  });
  return place.immediate();
}

export function newOrderOf(quote: Quote, contact: Contact, payment: Order['payment']): NewOrder {
  const {cart, summary} = quote;
  const address = addressOf(contact);
  return {
    cartToken: cart.token,
    email: contact.email,
    phone: contact.phone || null,
    customerId: cart.buyerIdentity.customerId,
    acceptsMarketing: contact.acceptsMarketing,
    lines: summary.lines,
    attributes: cart.attributes,
    note: cart.note,
    discountCodes: quote.discountCodes,
    shippingAddress: address,
    billingAddress: address,
    shippingLine: quote.shippingLine,
    subtotal: summary.subtotal,
    savings: summary.savings,
    shipping: summary.shipping ?? 0,
    tax: summary.tax ?? 0,
    total: summary.total,
    giftCards: summary.giftCards,
    payment,
    cancellation: null,
    refunds: [],
  };
}

function addressOf(contact: Contact): OrderAddress {
  return {
    firstName: contact.firstName,
    lastName: contact.lastName,
    company: null,
    address1: contact.address1,
    address2: contact.address2 || null,
    city: contact.city,
    provinceCode: contact.state,
    zip: contact.zip,
    phone: contact.phone || null,
  };
}
