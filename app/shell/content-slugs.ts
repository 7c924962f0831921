/** Pages of blocks that have no path of their own: they are part of other pages. */
const PARTS = ['home', 'cart', 'error'];

/** Titles that the specification gives (ROUTE-40, ROUTE-42); of every other page editors give it. */
export const CONTENT_TITLES: Readonly<Record<string, string>> = {
  'terms-and-conditions': 'Terms & Conditions',
  shipping: 'Shipping',
  faq: 'FAQ',
};

/** May a path of one segment be the page of this slug? */
export function isOwnPath(slug: string): boolean {
  return /^[a-z0-9-]{1,120}$/.test(slug) && !PARTS.includes(slug);
}
