import type {RouteConfig, RouteConfigEntry} from '@remix-run/route-config';

/* Remix's own helpers return the same, but import the whole compiler: 1.5 seconds in every test run. */
const route = (
  path: string,
  file: string,
  options: Pick<RouteConfigEntry, 'id' | 'caseSensitive'> = {},
): RouteConfigEntry => ({path, file, ...options});

/* Optional segments would silently shadow `products/:handle`, so each species has its own category path. */
const category = (species: 'dog' | 'cat') =>
  route(`products/${species}/:category?/:detail?`, 'routes/products.tsx', {
    id: `category-${species}`,
    caseSensitive: true,
  });

const contentPage = (slug: string) => route(slug, 'routes/content-page.tsx', {id: slug});

/** The URL table of the specification. `tests/architecture/routes.test.ts` checks all of it. */
export const pages: RouteConfigEntry[] = [
  {index: true, file: 'routes/home.tsx'},

  route('products', 'routes/products.tsx'),
  category('dog'),
  category('cat'),
  route('products/dropshipping/:handle', 'routes/product.tsx', {
    id: 'product-dropshipping',
    caseSensitive: true,
  }),
  route('products/:brand/:handle/:flavor/:size', 'routes/product.tsx', {id: 'product-variant'}),
  route('products/:handle/:facet?/:value?', 'routes/product.tsx', {id: 'product'}),

  route('cart', 'routes/cart.tsx'),
  route('cart/change', 'routes/cart.change.ts'),
  route('cart/note', 'routes/cart.note.tsx'),
  route('cart/suggestions', 'routes/cart.suggestions.ts'),

  route('location', 'routes/location.tsx'),
  route('back-in-stock', 'routes/back-in-stock.tsx', {id: 'back-in-stock'}),
  route('compare', 'routes/compare.tsx', {id: 'compare'}),
  route('favorites', 'routes/favorites.tsx', {id: 'favorites'}),
  route('favorites/shared', 'routes/favorites.shared.tsx', {id: 'favorites-shared'}),
  route('recently-viewed', 'routes/recently-viewed.tsx', {id: 'recently-viewed'}),

  route('search', 'routes/search.tsx', {id: 'search'}),
  route('search/suggest', 'routes/search.suggest.ts'),
  route('contact-us', 'routes/contact-us.tsx', {id: 'contact-us'}),
  route('find-order', 'routes/find-order.tsx', {id: 'find-order'}),
  route('sitemap', 'routes/sitemap.tsx', {id: 'sitemap'}),
  contentPage('terms-and-conditions'),
  contentPage('shipping'),
  contentPage('faq'),
  route('checkout', 'routes/checkout.ts'),
  route('logout', 'routes/logout.ts', {id: 'logout'}),
  route('session/continue', 'routes/session.continue.ts'),

  route('account/login', 'routes/login.tsx', {id: 'account-login'}),
  route('account/dashboard', 'routes/account.dashboard.tsx', {id: 'account-dashboard'}),
  route('account/my-profile', 'routes/account.profile.tsx', {id: 'account-my-profile'}),
  route('account/profile', 'routes/account.profile.tsx', {id: 'account-profile'}),
  route('account/orders', 'routes/account.orders.tsx', {id: 'account-orders'}),
  route('account/orders/:id', 'routes/account.order.tsx', {id: 'account-order'}),
  route('account/favorites', 'routes/account.favorites.tsx', {id: 'account-favorites'}),
  route('account/autoships', 'routes/account.autoships.tsx', {id: 'account-autoships'}),
  route('account/autoships.ics', 'routes/account.autoships.calendar.ts'),
  route('account/address-book', 'routes/account.address-book.tsx', {
    id: 'account-address-book',
  }),
  route('account/pets', 'routes/account.pets.tsx', {id: 'account-pets'}),
  route('account/pets.json', 'routes/account.pets.data.ts'),
  route('pets', 'routes/pets.tsx', {id: 'pets'}),
  route('pets/food', 'routes/pets.food.tsx', {id: 'pets-food'}),

  route('shelter/register', 'routes/register.tsx', {id: 'shelter-register'}),
  route('shelter/login', 'routes/login.tsx', {id: 'shelter-login'}),
  route('shelter/forgot-password', 'routes/forgot-password.tsx', {id: 'shelter-forgot-password'}),
  route('shelter/reset-password', 'routes/reset-password.tsx', {id: 'shelter-reset-password'}),
  route('shelter/confirm-email', 'routes/confirm-email.tsx'),
  route('shelter/change-email', 'routes/change-email.tsx'),
  route('shelter/log-in-first', 'routes/log-in-first.tsx'),
  route('shelter/confirm-logout', 'routes/confirm-logout.tsx'),
  route('shelter/autoship-required-login', 'routes/autoship-required-login.tsx'),

  route('preview', 'routes/preview.tsx', {id: 'preview'}),
  route('preview/leave', 'routes/preview.leave.ts'),
  route('preview/clear', 'routes/preview.clear.tsx'),
  route('preview/:token', 'routes/preview.open.tsx'),

  route('maintenance', 'routes/maintenance.tsx'),
  route('password-protect', 'routes/password-protect.tsx'),
  route('hooks/content', 'routes/hooks.content.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('site.webmanifest', 'routes/web-manifest.ts'),
  route('menus.json', 'routes/menus.ts'),
  route('.well-known/security.txt', 'routes/security-txt.ts'),
  route('builds/latest.json', 'routes/build.ts'),
  route('sitemap.xml', 'routes/sitemap.index.ts'),
  route('sitemap/:list/:file', 'routes/sitemap.pages.ts'),
  ...(process.env.NODE_ENV === 'development'
    ? [route('_dev/ui', 'routes/dev-ui.tsx'), route('_dev/blocks', 'routes/dev-blocks.tsx')]
    : []),

  route(':slug', 'routes/content-page.tsx', {id: 'content-page'}),
  route('*', 'routes/not-found.tsx', {id: 'not-found'}),
];

export default [{id: 'pages', file: 'routes/pages.tsx', children: pages}] satisfies RouteConfig;
