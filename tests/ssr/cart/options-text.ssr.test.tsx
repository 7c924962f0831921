import {expect, it} from 'vitest';
import {OrderLines} from '~/domains/account/orders/order-lines';
import {CartProvider} from '~/domains/cart/cart-context';
import {CartPage} from '~/domains/cart/cart-page';
import {findAutoshipLoginItems} from '~/domains/checkout/autoship-login.server';
import {AutoshipLogin} from '~/domains/checkout/autoship-login';
import {siteOf} from '~/domains/session/site';
import {SiteProvider} from '~/domains/session/site-context';
import {ok} from '~/platform/result';
import {cartOf, lineOf, storedCartOf} from '~tests/support/cart-builders';
import {contextOf} from '~tests/support/context';
import {renderPage} from '~tests/support/render-page';

const line = lineOf({plan: 'gid://shopify/SellingPlan/1'});
const LAMB = {
  ...line,
  variant: {
    ...line.variant,
    selectedOptions: [
      {name: 'Flavor', value: 'Lamb'},
      {name: 'Size', value: '30 lb'},
    ],
  },
};
const ORDERED = {
  title: 'Country Table',
  variantTitle: 'Lamb / 30 lb',
  sku: 'CT-30',
  quantity: 1,
  currentQuantity: 1,
  unitPrice: 1000,
  total: 1000,
  sellingPlanName: null,
  handle: null,
  productType: '',
  isDropship: false,
  image: null,
  merchandiseId: null,
};

const cartPage = (
  <CartProvider cart={cartOf([LAMB])}>
    <CartPage
      loaded={cartOf([LAMB])}
      saved={[]}
      firstRemoved={[]}
      firstNotices={[]}
      loginPath={null}
      checkout={() => null}
    />
  </CartProvider>
);

async function loginItems() {
  return findAutoshipLoginItems(
    contextOf<Parameters<typeof findAutoshipLoginItems>[0]>({
      services: {cart: {get: async () => ok(storedCartOf([LAMB]))}},
      visitor: {session: {current: () => null}, cart: {get: () => 'gid://shopify/Cart/1'}},
      settings: {autoshipNeedsLogin: true},
    }),
  );
}

it.each([
  ['the cart', async () => cartPage],
  ['the login page for autoship', async () => <AutoshipLogin items={await loginItems()} />],
  ['an order', async () => <OrderLines lines={[ORDERED]} nextTimes={{}} />],
])('CARD-46 %s writes a variant’s options as “Lamb, 30 lb”', async (_where, content) => {
  const element = <SiteProvider site={siteOf('DTC')}>{await content()}</SiteProvider>;
  const {html} = await renderPage([{path: '/cart', element}], '/cart');
  expect(html).toContain('Lamb, 30 lb');
  expect(html).not.toMatch(/Lamb (?:·|\/) 30 lb/);
});
