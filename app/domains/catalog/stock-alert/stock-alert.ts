import {EMAIL_ADDRESS} from '~/platform/email-address';
import {LENGTHS} from '~/platform/lengths';
import type {FieldRules, FormAnswer} from '~/ui/form-answer';
import {lengthBetween, matches, oneLine, required} from '~/ui/form-rules';
import {variantTitle, type ProductSummary, type Variant} from '../product';

const STOCK_ALERT_PATH = '/back-in-stock';

export const STOCK_ALERT_FIELDS = ['email'] as const;
export type StockAlertField = (typeof STOCK_ALERT_FIELDS)[number];

/** UI-02 */
export const STOCK_ALERT_RULES: FieldRules<StockAlertField> = {
  email: [
    required('Enter your email address.'),
    oneLine,
    lengthBetween(
      LENGTHS.email.min,
      LENGTHS.email.max,
      `An email address needs ${LENGTHS.email.min} to ${LENGTHS.email.max} characters.`,
    ),
    matches(EMAIL_ADDRESS, 'Enter an email address like name@example.com.'),
  ],
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
