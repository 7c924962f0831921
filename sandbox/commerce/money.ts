/** `MoneyV2` as the API returns it. */
export interface MoneyV2 {
  amount: string;
  currencyCode: 'USD';
}

/** Converts cents to `MoneyV2`. Shopify writes at least one decimal ("12.5", "9.0"). */
export function money(cents: number): MoneyV2 {
  return {amount: (cents / 100).toFixed(2).replace(/0$/, ''), currencyCode: 'USD'};
}
