/** Page types for third parties and analytics, by route id (NAV-04). */
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

/** `null` for pages without a type of their own. */
export function pageTypeOf(routeId: string): PageType | null {
  const types: Record<string, PageType | undefined> = PAGE_TYPES;
  return types[routeId] ?? null;
}

/** The page types of the registry: those of analytics, and the cart. */
export type ThirdPartyPage = PageType | 'cart';

export function thirdPartyPageOf(routeId: string): ThirdPartyPage | null {
  return routeId === 'routes/cart' ? 'cart' : pageTypeOf(routeId);
}
