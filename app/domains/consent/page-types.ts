/** Kinds of pages by which third parties and analytics tell pages apart, by route id (NAV-04). */
const PAGE_TYPES = {
  'routes/home': 'home',
  'routes/products': 'product list',
  'category-dog': 'category list',
  'category-cat': 'category list',
  product: 'product detail',
  'product-variant': 'product detail',
  'product-dropshipping': 'product detail',
  search: 'search results',
  'account-dashboard': 'My Account',
  'account-my-profile': 'My Profile',
  'account-profile': 'My Profile',
  'account-orders': 'My Orders',
  'account-order': 'My Order Details',
  'account-autoships': 'My Autoships',
  'account-address-book': 'Address Book',
} as const;

export type PageType = (typeof PAGE_TYPES)[keyof typeof PAGE_TYPES];

/** The type of the page with this route id; `null` for pages that aren't told apart. */
export function pageTypeOf(routeId: string): PageType | null {
  const types: Record<string, PageType | undefined> = PAGE_TYPES;
  return types[routeId] ?? null;
}

/** The pages by which third parties are told apart: those of analytics, and the cart. */
export type ThirdPartyPage = PageType | 'cart';

export function thirdPartyPageOf(routeId: string): ThirdPartyPage | null {
  return routeId === 'routes/cart' ? 'cart' : pageTypeOf(routeId);
}
