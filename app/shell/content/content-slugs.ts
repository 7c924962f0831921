import {isSlug} from '~/platform/slug';

/** Shown as part of other pages, so they have no path of their own. */
const PARTS = ['home', 'cart', 'error'];

/** Fixed by the specification (ROUTE-40, ROUTE-42). Editors write the titles of all other content pages. */
export const CONTENT_TITLES: Readonly<Record<string, string>> = {
  'terms-and-conditions': 'Terms & Conditions',
  shipping: 'Shipping',
  faq: 'FAQ',
};

export function isOwnPath(slug: string): boolean {
  return isSlug(slug) && !PARTS.includes(slug);
}
