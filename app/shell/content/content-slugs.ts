/** Content pages without a path of their own: they are shown as part of other pages. */
const PARTS = ['home', 'cart', 'error'];

/** Titles fixed by the specification (ROUTE-40, ROUTE-42). Editors write the titles of all other content pages. */
export const CONTENT_TITLES: Readonly<Record<string, string>> = {
  'terms-and-conditions': 'Terms & Conditions',
  shipping: 'Shipping',
  faq: 'FAQ',
};

/** Whether `/<slug>` may be the path of a content page. */
export function isOwnPath(slug: string): boolean {
  return /^[a-z0-9-]{1,120}$/.test(slug) && !PARTS.includes(slug);
}
