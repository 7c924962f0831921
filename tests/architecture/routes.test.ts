import {matchRoutes} from '@remix-run/react';
import {describe, expect, it} from 'vitest';
import {pages} from '~/routes';

type RouteObject = Parameters<typeof matchRoutes>[0][number];

const table: RouteObject[] = pages.map(({path, index, file, id}) => ({
  ...(index ? {index} : {path}),
  id: id ?? file,
  handle: file,
}));

function matchPath(path: string): {file: string; id: string; params: Record<string, unknown>} {
  const match = matchRoutes(table, path)?.at(-1);
  if (!match) throw new Error(`nothing answers ${path}`);
  const {params, route} = match;
  return {file: String(route.handle), id: route.id ?? '', params};
}

const moduleOf = (path: string) => matchPath(path).file;

describe('URL table', () => {
  it('ROUTE-01 / is the home page', () => {
    expect(moduleOf('/')).toBe('routes/home.tsx');
  });

  it('ROUTE-05 /products is the product list', () => {
    expect(moduleOf('/products')).toBe('routes/products.tsx');
    expect(moduleOf('/products/')).toBe('routes/products.tsx');
  });

  it.each([
    ['/products/dog', {}],
    ['/products/cat/', {}],
    ['/products/dog/species', {category: 'species'}],
    ['/products/cat/brand/marlowe-clinical', {category: 'brand', detail: 'marlowe-clinical'}],
    ['/products/dog/pet-age/puppy-food/', {category: 'pet-age', detail: 'puppy-food'}],
    ['/products/dog/food-form/dry-food', {category: 'food-form', detail: 'dry-food'}],
  ])('ROUTE-07 %s is the category list', (path, params) => {
    expect(matchPath(path)).toMatchObject({file: 'routes/products.tsx', params});
  });

  it('ROUTE-08 /products/{brand}/{handle}/{flavor}/{size} is a product', () => {
    expect(matchPath('/products/marlowe-balance/country-table/beef/15-lb')).toEqual({
      file: 'routes/product.tsx',
      id: 'product-variant',
      params: {brand: 'marlowe-balance', handle: 'country-table', flavor: 'beef', size: '15-lb'},
    });
  });

  it.each([
    ['/products/country-table', {handle: 'country-table'}],
    ['/products/dogs', {handle: 'dogs'}],
    ['/products/dog-food', {handle: 'dog-food'}],
    ['/products/cart-bag', {handle: 'cart-bag'}],
    [
      '/products/country-table/flavor/beef',
      {handle: 'country-table', facet: 'flavor', value: 'beef'},
    ],
  ])('ROUTE-09 %s is a product', (path, params) => {
    expect(matchPath(path)).toEqual({file: 'routes/product.tsx', id: 'product', params});
  });

  it('ROUTE-10 /products/dropshipping/{handle} is a dropshipped product', () => {
    expect(matchPath('/products/dropshipping/steel-bowl')).toEqual({
      file: 'routes/product.tsx',
      id: 'product-dropshipping',
      params: {handle: 'steel-bowl'},
    });
  });

  it('ROUTE-12 /cart is the cart', () => {
    expect(moduleOf('/cart')).toBe('routes/cart.tsx');
    expect(moduleOf('/cart/change')).toBe('routes/cart.change.ts');
  });

  it('/location is the page of the zip code form', () => {
    expect(moduleOf('/location')).toBe('routes/location.tsx');
  });

  it('ROUTE-31 /shelter/autoship-required-login is the autoship login page', () => {
    expect(moduleOf('/shelter/autoship-required-login')).toBe('routes/autoship-required-login.tsx');
  });

  it('ROUTE-34 /maintenance is the maintenance page', () => {
    expect(moduleOf('/maintenance')).toBe('routes/maintenance.tsx');
  });

  it('ROUTE-36 /password-protect is the password gate', () => {
    expect(moduleOf('/password-protect')).toBe('routes/password-protect.tsx');
  });

  it('/.well-known/security.txt is the security contact file', () => {
    expect(moduleOf('/.well-known/security.txt')).toBe('routes/security-txt.ts');
  });

  it('/site.webmanifest is the file for home screens', () => {
    expect(moduleOf('/site.webmanifest')).toBe('routes/web-manifest.ts');
  });

  it('/robots.txt is the file with rules for crawlers', () => {
    expect(moduleOf('/robots.txt')).toBe('routes/robots.ts');
  });

  it('ROUTE-11 /search is the search results page', () => {
    expect(moduleOf('/search')).toBe('routes/search.tsx');
    expect(moduleOf('/search/')).toBe('routes/search.tsx');
  });

  it('/search/suggest is the suggestion endpoint of the search field', () => {
    expect(moduleOf('/search/suggest')).toBe('routes/search.suggest.ts');
  });

  it('ROUTE-38 /sitemap is the sitemap page', () => {
    expect(moduleOf('/sitemap')).toBe('routes/sitemap.tsx');
  });

  it('/sitemap.xml is the sitemap index and /sitemap/{list}/{file} a sitemap', () => {
    expect(moduleOf('/sitemap.xml')).toBe('routes/sitemap.index.ts');
    expect(matchPath('/sitemap/products/1.xml')).toMatchObject({
      file: 'routes/sitemap.pages.ts',
      params: {list: 'products', file: '1.xml'},
    });
  });

  it.each([
    ['/search', 'search'],
    ['/contact-us', 'contact-us'],
    ['/account/login', 'account-login'],
    ['/account/dashboard', 'account-dashboard'],
    ['/account/my-profile', 'account-my-profile'],
    ['/account/profile', 'account-profile'],
    ['/account/orders', 'account-orders'],
    ['/account/orders/1001', 'account-order'],
    ['/account/autoships', 'account-autoships'],
    ['/account/address-book', 'account-address-book'],
    ['/account/pets', 'account-pets'],
    ['/pets', 'pets'],
    ['/pets/food', 'pets-food'],
    ['/shelter/register', 'shelter-register'],
    ['/shelter/login', 'shelter-login'],
    ['/shelter/forgot-password', 'shelter-forgot-password'],
    ['/shelter/reset-password', 'shelter-reset-password'],
    ['/logout', 'logout'],
    ['/sitemap', 'sitemap'],
    ['/terms-and-conditions', 'terms-and-conditions'],
    ['/shipping', 'shipping'],
    ['/faq', 'faq'],
    ['/autoship', 'content-page'],
    ['/preview', 'preview'],
  ])('%s matches the route %s', (path, id) => {
    expect(matchPath(path).id).toBe(id);
  });

  it('ROUTE-04 any other path with one segment matches the content page route', () => {
    expect(matchPath('/about')).toEqual({
      file: 'routes/content-page.tsx',
      id: 'content-page',
      params: {slug: 'about'},
    });
  });

  it('/preview/{token} opens a preview and /preview/leave leaves it', () => {
    expect(matchPath('/preview/a.b')).toMatchObject({
      file: 'routes/preview.open.tsx',
      params: {token: 'a.b'},
    });
    expect(moduleOf('/preview/leave')).toBe('routes/preview.leave.ts');
  });

  it.each(['/no/such/page', '/products/a/b/c/d/e', '/account/nothing', '/cart/x', '/about/us'])(
    'ROUTE-52 %s matches no page and shows the error page',
    (path) => {
      expect(moduleOf(path)).toBe('routes/not-found.tsx');
    },
  );

  it('no two routes share an id or a path', () => {
    const ids = table.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const paths = table.map(({path}) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('the development galleries have no route outside development', () => {
    expect(moduleOf('/_dev/ui')).toBe('routes/not-found.tsx');
    expect(moduleOf('/_dev/blocks')).toBe('routes/not-found.tsx');
  });
});
