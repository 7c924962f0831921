import {giftText} from './gift-text';
import type {Order} from './order';
import {arrivalOf} from './progress';
import {formatDollars} from './summary';

export function cancellationMail({email, name, total}: Order) {
  return {
    to: email,
    subject: `Order ${name} is canceled`,
    text: [
      `We canceled order ${name}, as you asked. Nothing will ship.`,
      '',
      `We’re refunding ${formatDollars(total)}. It will reach your card within five business days.`,
    ].join('\n'),
  };
}

const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'America/Denver',
});

/** `null` if nothing ships. */
export function arrivalText(order: Order): string | null {
  const arrival = arrivalOf(order);
  return arrival && DAY.format(arrival);
}

export function confirmationMail(order: Order, origin: string) {
  const {shippingAddress: to} = order;
  const arrival = arrivalText(order);
  const gift = giftText(order);
  const lines = order.lines.map(
    ({quantity, title, variantTitle, sellingPlan, total}) =>
      `${quantity} x ${title}, ${variantTitle}${sellingPlan ? ` (${sellingPlan.name})` : ''}: ${formatDollars(total)}`,
  );
  return {
    to: order.email,
    subject: `Order ${order.name} is confirmed`,
    text: [
      `Thank you, ${to.firstName}. We’re getting your order ready.`,
      ...(arrival ? [`Estimated delivery: ${arrival}.`] : []),
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
