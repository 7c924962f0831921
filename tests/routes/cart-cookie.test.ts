import {expect, it} from 'vitest';
import {KIBBLE} from '../support/variants';
import {guestWith} from './support/guest';
import {sandboxOrigin as origin} from './support/shared-sandbox';
import {openShop, watchShop} from './support/shop';

watchShop();
const shop = openShop(origin);
const OLD_MS = 86_400_000 + 60_000;

it.each([
  ['/faq', true],
  ['/cart', true],
  ['/cart/change', true],
  ['/robots.txt', false],
])(
  'CART-79 a request for %s renews a cart cookie older than a day: %s',
  async (path, isRenewed) => {
    const {visitor} = await guestWith(shop, [KIBBLE, 1]);
    const id = visitor.cartId() ?? '';
    const sealedAt = Date.now() - OLD_MS;
    visitor.cookies.set('guest_cart', await shop.sealCart(id, 'guest_cart', sealedAt));
    const {headers} = await visitor.get(path, {Accept: 'text/html'});
    const renewed = headers.getSetCookie().filter((header) => /^guest_cart=v1/.test(header));
    expect(renewed).toHaveLength(isRenewed ? 1 : 0);
    if (isRenewed) expect(renewed[0]).toContain('Max-Age=2592000');
    expect(visitor.cartId()).toBe(id);
    /* A fresh cookie isn't renewed. */
    if (isRenewed) expect((await visitor.get(path)).headers.getSetCookie()).toEqual([]);
  },
);
