import {expect, it} from 'vitest';
import {createCookieJar} from '~/domains/session/cookie-jar.server';
import {removeWithUndo} from '~/domains/cart/undo-removal.server';
import {removeLines, visit} from './visit';

it.each([
  ['took effect', true, '2..3'],
  ['took no effect', false, null],
])(
  'CART-109a removeWithUndo knows whether a removal without a response %s',
  async (_what, acted, kept) => {
    const {context, platform} = visit([
      {id: 'a', variant: '1'},
      {id: 'b', variant: '2', quantity: 3},
    ]);
    const cookies = createCookieJar(new Request('https://shop.test/'), {suffix: '', secure: true});
    const shopper = {...context, visitor: {...context.visitor, cookies}};
    platform.mishaps.push(null, {kind: 'timeout', acted});
    await removeWithUndo(shopper, () => removeLines(context, ['b']));
    expect(cookies.get('removed_items')).toBe(kept);
  },
);
