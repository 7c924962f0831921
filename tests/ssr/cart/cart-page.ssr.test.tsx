import {describe, expect, it} from 'vitest';
import type {Cart, CartLine} from '~/domains/cart/cart';
import {CartProvider} from '~/domains/cart/cart-context';
import {CartPage} from '~/domains/cart/cart-page';
import type {SavedLine} from '~/domains/cart/saved/saved-line';
import {CheckoutForm} from '~/domains/checkout/checkout-form';
import {siteOf, type SiteId} from '~/domains/session/site';
import {SiteProvider} from '~/domains/session/site-context';
import {VisitorProvider} from '~/domains/session/visitor-context';
import {renderPage} from '~tests/support/render-page';
import {cartOf, lineOf} from '~tests/support/cart-builders';

const GUEST = {firstName: null, idleSeconds: 1, alertSeconds: 1, notices: []};

const renderCartPage = (...lines: CartLine[]) => renderCart(cartOf(lines));

async function renderCart(
  cart: Cart,
  siteId: SiteId = 'DTC',
  saved: SavedLine[] = [],
): Promise<string> {
  const element = (
    <SiteProvider site={siteOf(siteId)}>
      <VisitorProvider visitor={GUEST}>
        <CartProvider cart={cart}>
          <CartPage
            loaded={cart}
            saved={saved}
            firstRemoved={[]}
            firstNotices={[]}
            loginPath={null}
            checkout={(shown) => <CheckoutForm cart={shown} isAttestationMissing={false} />}
          />
        </CartProvider>
      </VisitorProvider>
    </SiteProvider>
  );
  return (await renderPage([{path: '/cart', element}], '/cart')).html.replaceAll('<!-- -->', '');
}

/** The text of the order summary. */
async function orderSummary(...lines: CartLine[]): Promise<string> {
  const html = await renderCartPage(...lines);
  const section = /<section[^>]*aria-labelledby="order-summary".*?<\/section>/s.exec(html)?.[0];
  return (section ?? '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

it('CART-108 a line of food shows its price per weight, and what one item costs from two on', async () => {
  const once = await renderCartPage(lineOf({cents: 2400}));
  expect(once).toContain('>$6.00/lb<');
  const autoship = await renderCartPage(
    lineOf({cents: 2280, priceCents: 2400, quantity: 2, plan: 'plan-4'}),
  );
  expect(autoship).toContain('>$22.80 each · $5.70/lb<');
  const line = lineOf({productType: 'Accessories'});
  const bowl = {...line, product: {...line.product, foodForm: null}};
  expect(await renderCartPage(bowl)).not.toMatch(/\/(lb|oz)</);
});

it('CART-210 the button that removes a saved item no longer sold has its name after a colon', async () => {
  const item = {
    merchandiseId: 'gid://shopify/ProductVariant/1',
    sellingPlanId: null,
    quantity: 1,
  };
  const html = await renderCart(cartOf([]), 'DTC', [{item, line: null}]);
  expect(html).toContain('aria-label="Remove from your saved items: An item we no longer sell"');
});

describe('the order summary', () => {
  it('CART-55 CART-56 CART-58 has its title, the note on tax and shipping, and two buttons', async () => {
    const summary = await orderSummary(lineOf());
    expect(summary).toMatch(/^ Order Summary /);
    expect(summary).toContain('Tax and shipping are calculated at checkout.');
    expect(summary).toMatch(/Proceed to Checkout .*Continue Shopping/);
  });

  it('CART-57 CONST-13 mentions the service charge for Alaska and Hawaii, which is not in the total', async () => {
    const summary = await orderSummary(lineOf({cents: 1000}));
    expect(summary).toContain('Shipments to Alaska and Hawaii carry a $4 service charge.');
    expect(summary).toContain('Estimated total $10.00');
  });

  it('CART-175 says nothing of tax and shipping for donations, which ship nothing and aren’t taxed', async () => {
    const donation = lineOf({variant: 'gift', cents: 2500, productType: 'Donation'});
    expect(await orderSummary(donation)).not.toMatch(/calculated at checkout|Alaska/);
    expect(await orderSummary(donation, lineOf())).toContain('Alaska and Hawaii');
  });

  it('CART-59 has Total Savings when something is saved', async () => {
    expect(await orderSummary(lineOf({cents: 1000, compareAtCents: 1250}))).toContain(
      'Total Savings $2.50',
    );
    expect(await orderSummary(lineOf())).not.toContain('Total Savings');
  });
});

describe('the free-shipping tracker', () => {
  it('CART-60 CART-61 CART-62 shows the amount left, then the success', async () => {
    expect(await renderCartPage(lineOf({cents: 4899}))).toContain('$0.01 until free shipping');
    const reached = await renderCartPage(lineOf({cents: 4900}));
    expect(reached).toContain('You get free shipping!');
    expect(reached).not.toContain('until free shipping');
  });

  it('CART-111 is hidden below the threshold while a code is for shipping', async () => {
    const shippingCode: Partial<Cart> = {
      discountCodes: [{code: 'FREESHIP', applicable: true}],
      hasShippingCode: true,
    };
    const below = await renderCart(cartOf([lineOf({cents: 1399})], shippingCode));
    expect(below).toContain('FREESHIP');
    expect(below).not.toContain('free shipping');
    expect(below).not.toContain('progressbar');
    const reached = await renderCart(cartOf([lineOf({cents: 4900})], shippingCode));
    expect(reached).toContain('You get free shipping!');
  });

  it('HOUSE-72 is hidden in a cart of donations only, which ships nothing and costs no shipping', async () => {
    const donation = lineOf({variant: 'gift', cents: 2500, productType: 'Donation'});
    const donations = await renderCartPage(donation);
    expect(donations).toContain('Estimated total');
    expect(donations).not.toMatch(/free shipping|Shipping is|<progress/);
    const withFood = await renderCartPage(donation, lineOf({cents: 1399}));
    expect(withFood).toContain('$35.01 until free shipping');
  });
});

describe('the cost of shipping in a staff member’s cart', () => {
  const SHIPPED_FREE: [string, Cart][] = [
    ['once the cart ships free', cartOf([lineOf({cents: 4900})])],
    ['while a code is for shipping', cartOf([lineOf({cents: 4899})], {hasShippingCode: true})],
  ];

  it('STAFF-120 is on its page until it ships free, in place of the tracker', async () => {
    const html = await renderCart(cartOf([lineOf({cents: 4899})]), 'HPSF');
    expect(html).toContain('Shipping is $5.95 on orders below $49.00.');
    expect(html).not.toMatch(/free shipping|<progress/);
  });

  it.each(SHIPPED_FREE)('STAFF-120 isn’t on its page %s', async (_, cart) => {
    expect(await renderCart(cart, 'HPSF')).not.toMatch(/\$5\.95|free shipping/);
  });
});

describe('the hint about the first-order code', () => {
  const autoship = lineOf({cents: 1329, plan: 'plan-4'});
  const codes = (applicable: boolean) => ({discountCodes: [{code: 'WELCOME10', applicable}]});

  it('CART-112 names the amount, unless another code applies and changes it', async () => {
    const amount = '</a> and it takes $4.65 off this one.';
    expect(await renderCart(cartOf([autoship]))).toContain(amount);
    expect(await renderCart(cartOf([autoship], codes(false)))).toContain(amount);
    const html = await renderCart(cartOf([autoship], codes(true)));
    expect(html).toContain('</a> and we’ll apply it to this one.');
    expect(html).not.toContain('$4.65');
  });
});

describe('a line at the autoship limit', () => {
  it('CART-50 has a warning', async () => {
    const warning = 'Autoship limit: 5 per item.';
    expect(await renderCartPage(lineOf({plan: 'plan-4', quantity: 5}))).toContain(warning);
    expect(await renderCartPage(lineOf({plan: 'plan-4', quantity: 4}))).not.toContain(warning);
    expect(await renderCartPage(lineOf({quantity: 5}))).not.toContain(warning);
  });
});
