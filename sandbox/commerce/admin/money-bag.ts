import {money} from '../money';

/** Converts cents to a `MoneyBag`. Both amounts are equal because the shop sells in its own currency only. */
export function moneyBag(cents: number) {
  return {shopMoney: money(cents), presentmentMoney: money(cents)};
}
