import {describe, expect, it} from 'vitest';
import type {KnownCart} from '~/domains/cart/cart';
import {CartProvider, useCart} from '~/domains/cart/cart-context';
import {CartPage} from '~/domains/cart/cart-page';
import {siteOf, type SiteId} from '~/domains/session/site';
import {SiteProvider} from '~/domains/session/site-context';
import {Header} from '~/shell/header/header';
import {renderPage} from '~tests/support/render-page';
import {cartOf, lineOf} from '~tests/support/cart-builders';

/**
 * The server's markup of header and cart page, with the deferred cart `cart` and the page loader's own cart `loaded`.
 */
async function render(
  cart: KnownCart | Promise<KnownCart>,
  loaded?: KnownCart,
  site: SiteId = 'DTC',
) {
  const element = (
    <SiteProvider site={siteOf(site)}>
      <CartProvider cart={cart}>
        <Flags />
        <Header />
        <CartPage
          loaded={loaded}
          saved={[]}
          firstRemoved={[]}
          firstNotices={[]}
          loginPath={null}
          checkout={() => null}
        />
      </CartProvider>
    </SiteProvider>
  );
  const {html} = await renderPage([{path: '/cart', element}], '/cart');
  const link = /<a id="cart-link".*?<\/a>/s.exec(html)?.[0] ?? '';
  return {
    html,
    flags: /<output>(.*?)<\/output>/.exec(html)?.[1],
    link: link.replace(/<!-- -->/g, ''),
    /** The link's accessible name. */
    name: link
      .replace(/<span aria-hidden="true".*?<\/span>/s, '')
      .replace(/<[^>]*>/g, '')
      .trim(),
  };
}

function Flags() {
  const {isFetching, isUpdating} = useCart();
  return <output>{`fetching ${isFetching}, updating ${isUpdating}`}</output>;
}

const two = cartOf([lineOf({quantity: 2, title: 'Country Table'})]);
const EMPTY = 'Your cart is empty.';
const UNREADABLE = 'We’re having trouble loading your cart. It’s safe';

it.each([
  ['DTC', true],
  ['HPSF', false],
] as const)(
  'CARD-16 an empty cart on the site %s promotes autoship: %s',
  async (site, isPromoted) => {
    const {html} = await render(null, null, site);
    expect(html).toContain(EMPTY);
    expect(html.includes('With autoship')).toBe(isPromoted);
  },
);

describe('the cart of a page', () => {
  it.each([
    ['with two items', two, 'Cart, 2 items'],
    ['that does not exist', null, 'Cart, 0 items'],
    ['that cannot be read', undefined, 'Cart'],
  ])('HOUSE-21a names the header’s link after a cart %s', async (_name, cart, name) => {
    const page = await render(cart, cart);
    expect(page.name).toBe(name);
    expect(page.link.includes('invisible')).toBe(cart === undefined);
  });

  it('HOUSE-21a offers to try again and does not claim to be empty when the cart cannot be read', async () => {
    const {html} = await render(undefined);
    expect(html).toContain(UNREADABLE);
    expect(html).toMatch(/<a [^>]*href="\/cart"[^>]*>Try again<\/a>/);
    expect(html).not.toContain(EMPTY);
  });

  it('says that the cart is empty when there is none', async () => {
    const {html} = await render(null, null);
    expect(html).toContain(EMPTY);
    expect(html).not.toContain(UNREADABLE);
  });

  it('CART-09 is shown as fetching, without a count, while it is pending', async () => {
    const {flags, link, name} = await render(new Promise<never>(() => undefined), two);
    expect(flags).toBe('fetching true, updating false');
    expect(link).toMatch(/^<a [^>]*aria-busy="true"/);
    expect(name).toBe('Cart');
    expect((await render(two, two)).flags).toBe('fetching false, updating false');
  });

  it('shows the cart page loader’s cart while it is pending', async () => {
    const {html} = await render(new Promise<never>(() => undefined), two);
    expect(html).toContain('Country Table');
    expect(html).not.toContain(EMPTY);
    expect(html).not.toContain(UNREADABLE);
  });
});
