import {emailRules} from '~/ui/email-rules';
import type {FieldRules, FormAnswer} from '~/ui/form-answer';
import {variantTitle, type ProductSummary, type Variant} from '../product';

const STOCK_ALERT_PATH = '/back-in-stock';

export const STOCK_ALERT_FIELDS = ['email'] as const;
export type StockAlertField = (typeof STOCK_ALERT_FIELDS)[number];

/** UI-02 */
export const STOCK_ALERT_RULES: FieldRules<StockAlertField> = {
  email: emailRules('Enter your email address.'),
};

/** The variant that an email is about. */
export interface StockAlertVariant {
  handle: string;
  sku: string;
  /** "Country Table, Beef, 4 lb" */
  name: string;
  path: string;
}

/** `in-stock`: nothing to wait for. `saved`: the shopper gets one email. */
export type StockAlertReply =
  | {kind: 'saved'; email: string}
  | {kind: 'in-stock'}
  | {kind: 'rejected'; answer: FormAnswer<StockAlertField>};

export function stockAlertPath({handle, sku}: Pick<StockAlertVariant, 'handle' | 'sku'>): string {
  return `${STOCK_ALERT_PATH}?${new URLSearchParams({handle, sku}).toString()}`;
}

export function fullName(
  product: Pick<ProductSummary, 'title' | 'variants'>,
  variant: Pick<Variant, 'selectedOptions'>,
): string {
  const words = variantTitle(product, variant);
  return words ? `${product.title}, ${words}` : product.title;
}
