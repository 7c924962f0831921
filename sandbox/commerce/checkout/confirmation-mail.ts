import {giftText} from './gift-text';
import type {Order} from './order';
import {formatDollars} from './summary';

export function confirmationMail(order: Order, origin: string) {
  const {shippingAddress: to} = order;
  const gift = giftText(order);
  const lines = order.lines.map(
    ({quantity, title, variantTitle, sellingPlan, total}) =>
      `${quantity} x ${title}, ${variantTitle}${sellingPlan ? ` (${sellingPlan.name})` : ''}: ${formatDollars(total)}`,
  );
  return {
    to: order.email,
    subject: `Order ${order.name} is confirmed`,
    text: [
      `Thank you, ${to.firstName}. We are getting your order ready.`,
      '',
      ...lines,
      '',
      `Shipping: ${formatDollars(order.shipping)}`,
      `Tax: ${formatDollars(order.tax)}`,
      `Total: ${formatDollars(order.total)}`,
      ...(gift === null ? [] : ['', gift]),
      '',
      `Ships to: ${to.address1}, ${to.city}, ${to.provinceCode} ${to.zip}`,
      '',
      `See your order: ${origin}/orders/${order.statusToken}`,
    ].join('\n'),
  };
}
