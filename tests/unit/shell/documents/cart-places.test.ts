import {describe, expect, it} from 'vitest';
import {cartMarkup, WITHOUT_CART} from '~/shell/documents/cart-places.server';
import {lineOf, storedCartOf} from '~tests/support/cart-builders';
import {toBrowserCart} from '~/domains/cart/cart';

const cartOf = (note: string | null, quantity = 3) =>
  toBrowserCart({...storedCartOf([lineOf({quantity})]), note});

describe('cartMarkup', () => {
  it('EDGE-26 has the number of items, and the cart as data', () => {
    const {count, data} = cartMarkup(cartOf(null));
    expect(count).toContain(', 3 items');
    expect(cartMarkup(cartOf(null, 1)).count).toContain(', 1 item<');
    expect(data).toMatch(/^<meta name="copied-cart" content="\{&quot;cart&quot;:/);
  });

  it.each(['</script><script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '$& $1 &quot;'])(
    'EDGE-26 text of the shopper can’t leave its attribute: %s',
    (note) => {
      const {data} = cartMarkup(cartOf(note));
      expect(data.match(/[<>]/g)).toEqual(['<', '>']);
      expect(data.match(/"/g)).toHaveLength(4);
    },
  );

  it('EDGE-26 for no cart is what a stored document has', () => {
    expect(cartMarkup(null)).toEqual(WITHOUT_CART);
    expect(WITHOUT_CART.count).toContain(', 0 items');
  });
});
