import fc from 'fast-check';
import {expect, it} from 'vitest';
import {isDonation, keyOf, lineKey, type Attribute, type CartLine} from '~/domains/cart/cart';
import {lineMaximum} from '~/domains/cart/limits';
import {missingItems, mergeCarts, type CartContents} from '~/domains/cart/ownership/merge-carts';
import {cartOf, lineOf} from '../../../support/cart-builders';

const MAXIMUM = 10;

const lines = fc
  .array(
    fc.record({
      variant: fc.constantFrom('a', 'b', 'c', 'gift'),
      plan: fc.constantFrom(null, null, 'plan-2', 'plan-4'),
      quantity: fc.integer({min: 1, max: 12}),
      attributes: fc.constantFrom<Attribute[]>([], [{key: 'k', value: 'v'}]),
    }),
    {maxLength: 6},
  )
  .map((parts) =>
    parts.map((part) =>
      lineOf({
        ...part,
        title: `${part.variant} ${part.plan ?? 'once'}`,
        productType: part.variant === 'gift' ? 'Donation' : 'Dry Food',
      }),
    ),
  )
  /* A cart has at most one line per key. */
  .map((all) => [...new Map(all.map((line) => [keyOf(line), line])).values()]);

/** The cart that a platform with unlimited stock creates from these contents. */
function made({lines: wanted}: CartContents, known: CartLine[]): CartLine[] {
  return wanted.flatMap(({merchandiseId, sellingPlanId, attributes, quantity}) => {
    const key = lineKey({merchandiseId, sellingPlanId, attributes});
    const line = known.find((item) => keyOf(item) === key);
    return line ? [{...line, quantity}] : [];
  });
}

const sum = (of: readonly {quantity: number}[]) =>
  of.reduce((total, {quantity}) => total + quantity, 0);

it('CART-25 CONST-01 CONST-02 mergeCarts stays within the limits', () => {
  fc.assert(
    fc.property(lines, lines, (saved, guest) => {
      const cart = made(mergeCarts(cartOf(saved), cartOf(guest), MAXIMUM), [...saved, ...guest]);
      expect(sum(cart.filter((line) => !isDonation(line)))).toBeLessThanOrEqual(MAXIMUM);
      for (const line of cart) {
        expect(line.quantity).toBeGreaterThanOrEqual(1);
        expect(line.quantity).toBeLessThanOrEqual(lineMaximum(line.sellingPlanAllocation !== null));
      }
      expect(new Set(cart.map(keyOf)).size).toBe(cart.length);
    }),
  );
});

it('CART-25 mergeCarts and missingItems together account for every item of both carts', () => {
  fc.assert(
    fc.property(lines, lines, (saved, guest) => {
      const carts = [cartOf(saved), cartOf(guest)] as const;
      const all = [...saved, ...guest];
      const cart = made(mergeCarts(...carts, MAXIMUM), all);
      const left = missingItems(carts, cartOf(cart));
      for (const title of new Set(all.map(({product}) => product.title))) {
        const titled = ({product}: CartLine) => product.title === title;
        const taken = sum(cart.filter(titled));
        /* `startsWith`, because `missingItems` adds the selling plan to the title. */
        const told = sum(left.filter((item) => item.title.startsWith(title)));
        expect(taken + told, title).toBe(sum(all.filter(titled)));
      }
    }),
  );
});

it('CART-25 mergeCarts drops nothing while there is room', () => {
  fc.assert(
    fc.property(lines, lines, (saved, guest) => {
      const all = [...saved, ...guest];
      const cart = made(mergeCarts(cartOf(saved), cartOf(guest), MAXIMUM), all);
      const isFull = sum(cart.filter((line) => !isDonation(line))) === MAXIMUM;
      for (const line of all) {
        const mergedLine = cart.find((item) => keyOf(item) === keyOf(line));
        const total = sum(all.filter((item) => keyOf(item) === keyOf(line)));
        const isLineFull =
          mergedLine?.quantity === lineMaximum(line.sellingPlanAllocation !== null) ||
          (isFull && !isDonation(line));
        expect(mergedLine?.quantity === total || isLineFull).toBe(true);
      }
    }),
  );
});

it('CART-25 mergeCarts keeps saved lines first and never drops them for guest lines', () => {
  fc.assert(
    fc.property(lines, lines, (saved, guest) => {
      const alone = made(mergeCarts(cartOf(saved), null, MAXIMUM), saved);
      const both = made(mergeCarts(cartOf(saved), cartOf(guest), MAXIMUM), [...saved, ...guest]);
      expect(both.slice(0, alone.length).map(keyOf)).toEqual(alone.map(keyOf));
      alone.forEach(({quantity}, index) => {
        expect(both[index]?.quantity).toBeGreaterThanOrEqual(quantity);
      });
    }),
  );
});

it('CART-21 mergeCarts returns the same lines for an already merged cart', () => {
  fc.assert(
    fc.property(lines, lines, (saved, guest) => {
      const first = mergeCarts(cartOf(saved), cartOf(guest), MAXIMUM);
      const cart = cartOf(made(first, [...saved, ...guest]));
      expect(mergeCarts(cart, null, MAXIMUM).lines).toEqual(first.lines);
      expect(mergeCarts(cart, cartOf([]), MAXIMUM).lines).toEqual(first.lines);
      expect(missingItems([cart], cart)).toEqual([]);
    }),
  );
});
