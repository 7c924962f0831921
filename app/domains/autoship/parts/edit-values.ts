import {numberOfGid} from '~/platform/gid';
import type {Subscription} from '../subscription';

/** The values that one form edits. */
export interface EditValues {
  variantId: string;
  quantity: number;
  /** 0 for a frequency that isn't counted in weeks. */
  weeks: number;
}

export function editValuesOf({
  variantId,
  quantity,
  frequency,
}: Pick<Subscription, 'variantId' | 'quantity' | 'frequency'>): EditValues {
  return {variantId, quantity, weeks: frequency.period === 'week' ? frequency.every : 0};
}

/** `700103.2.4`, for a hidden field and for a page's URL. */
export function toEditText({variantId, quantity, weeks}: EditValues): string {
  return [numberOfGid(variantId), quantity, weeks].join('.');
}

export function parseEditText(text: string): EditValues | null {
  const [, variant, quantity, weeks] = /^(\d{1,20})\.(\d{1,4})\.(\d{1,3})$/.exec(text) ?? [];
  if (variant === undefined) return null;
  return {
    variantId: `gid://shopify/ProductVariant/${variant}`,
    quantity: Number(quantity),
    weeks: Number(weeks),
  };
}
