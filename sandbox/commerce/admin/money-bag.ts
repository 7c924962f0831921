import {money} from '../money';

/** `MoneyBag` of cents: the shop sells in its own currency only. */
export function moneyBag(cents: number) {
  return {shopMoney: money(cents), presentmentMoney: money(cents)};
}
