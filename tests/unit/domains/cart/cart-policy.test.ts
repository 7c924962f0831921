import {describe, expect, it} from 'vitest';
import type {Attribute} from '~/domains/cart/cart';
import type {CartOutcome} from '~/domains/cart/cart-outcome';
import type {CartPolicy} from '~/domains/cart/cart-policy';
import {changeCart} from '~/domains/cart/change-cart.server';
import {updateNote} from '~/domains/cart/changes/change-details.server';
import {emptyCart} from '~/domains/cart/changes/change-lines.server';
import {createCart} from '~/domains/cart/changes/create-cart.server';
import {extendContext} from '~tests/support/context';
import {addToCart, lineInput, removeLines, updateLine, visit} from './visit';

/** Adds an attribute with the number of attributes it found. */
const countedAs =
  (key: string): CartPolicy =>
  ({attributes}) => {
    if (attributes.some((item) => item.key === key)) return {kind: 'fine'};
    return {kind: 'attributes', attributes: [...attributes, {key, value: `${attributes.length}`}]};
  };

function visitWithPolicies() {
  const visitor = visit([
    {id: 'a', quantity: 2},
    {id: 'b', variant: '2'},
  ]);
  return {
    ...visitor,
    context: extendContext(visitor.context, {
      visitor: {cartPolicies: [countedAs('first'), countedAs('second')]},
    }),
  };
}

const BOTH: Attribute[] = [
  {key: 'first', value: '0'},
  {key: 'second', value: '1'},
];

describe('policies of the context', () => {
  it.each<
    [string, (context: ReturnType<typeof visitWithPolicies>['context']) => Promise<CartOutcome>]
  >([
    ['an add', (context) => addToCart(context, lineInput('1'))],
    ['a new cart', (context) => changeCart(context, createCart([lineInput('1')], {}))],
    ['an update', (context) => updateLine(context, {lineId: 'a', quantity: 3})],
    ['a removal', (context) => removeLines(context, ['a'])],
    ['a note', (context) => changeCart(context, updateNote('Ring twice'))],
  ])('changeCart applies them in order after %s', async (_what, change) => {
    const {context} = visitWithPolicies();
    expect(await change(context)).toMatchObject({ok: true, cart: {attributes: BOTH}});
  });

  it('changeCart applies them when the response to the change is lost', async () => {
    const {context, platform} = visitWithPolicies();
    platform.mishaps.push({kind: 'timeout', acted: true});
    const outcome = await changeCart(context, updateNote('Ring twice'));
    expect(outcome).toMatchObject({ok: false, cart: {attributes: BOTH, note: 'Ring twice'}});
  });

  it('changeCart applies none to a cart that nothing is left of', async () => {
    const {context, platform} = visitWithPolicies();
    expect(await changeCart(context, emptyCart())).toEqual({ok: true, cart: null, notices: []});
    expect(platform.calls).not.toContain('updateAttributes');
  });

  it('changeCart keeps the change, and logs it, when a policy’s attributes can’t be written', async () => {
    const {context, platform, logged} = visitWithPolicies();
    platform.mishaps.push(null, {kind: 'status', acted: false});
    const outcome = await changeCart(context, updateNote('Ring twice'));
    expect(outcome).toMatchObject({ok: true, cart: {note: 'Ring twice'}});
    expect(logged).toEqual(['error: cart attributes not brought up to date']);
  });
});
