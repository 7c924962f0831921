import type {PurchaseRules} from '~/domains/staff-access/purchase-rules';
import type {Needs} from '~/platform/needs';
import {withAttested} from './attestation';
import {
  keyOf,
  lineKey,
  type Cart,
  type LineIdentity,
  type LineInput,
  type NewCartLine,
  type StoredCart,
} from './cart';
import {refused, unavailable, type CartNotice, type CartOutcome} from './cart-outcome';
import type {CartChange} from './change-cart.server';
import {createFirstCart} from './changes/create-cart.server';
import {findMerchandise, NOT_FOR_SALE} from './changes/find-merchandise.server';
import {planAdd, type FoundMerchandise} from './changes/plan-add';
import {forbiddenToAdd, quotaAfterAdd} from './changes/purchase-rules';
import {orderMaximum} from './limits';
import {readCart} from './read-cart.server';

/**
 * Creates the cart if there is none (CART-26, CART-27). Quantities are capped at the limits. If one of several variants
 * doesn't exist, none is added. `isAttested`: the shopper attests that a veterinarian recommended them (CHK-22a).
 */
export function addLines(
  inputs: readonly LineInput[],
  {isAttested = false}: {isAttested?: boolean} = {},
): CartChange<{cart: StoredCart | null; found: FoundMerchandise; rules: PurchaseRules}> {
  return {
    async read(context) {
      const [read, found, rules] = await Promise.all([
        readCart(context),
        findMerchandise(context, inputs),
        context.visitor.purchaseRules(),
      ]);
      if (!read.ok || !found.ok) {
        return {stop: describeFailedAdd(context, unavailable(read.ok ? read.value : undefined))};
      }
      return found.value
        ? {cart: read.value, found: found.value, rules}
        : {stop: describeFailedAdd(context, refused(read.value, NOT_FOR_SALE))};
    },
    plan({cart, found, rules}, context) {
      const inCart = cart?.lineItems ?? [];
      const {lines, notices} = planAdd(inCart, found, orderMaximum(context.site));
      if (lines.length === 0) return {stop: refused(cart, notices)};
      const forbidden = forbiddenToAdd(found, rules) ?? quotaAfterAdd(inCart, lines, found, rules);
      if (forbidden) return {stop: refused(cart, [forbidden])};
      return {
        before: cart,
        notices,
        startsOver: true,
        send: (commerceCart) =>
          cart ? commerceCart.addLines(cart.id, lines) : createFirstCart(context, lines),
        ...(isAttested && context.site.features.attestation
          ? {attributes: (changed) => withAttested(changed, merchandiseIdsOf(lines))}
          : {}),
        describe(outcome) {
          const added = firstAdded(lines, {before: cart, after: outcome.cart});
          return added
            ? {...outcome, ok: true, added}
            : describeFailedAdd(context, {reason: 'refused', ...outcome, ok: false});
        },
      };
    },
  };
}

const merchandiseIdsOf = (lines: readonly NewCartLine[]) =>
  lines.map(({merchandiseId}) => merchandiseId);

function firstAdded(
  lines: readonly LineIdentity[],
  {before, after}: {before: StoredCart | null; after: Cart | null | undefined},
): CartOutcome['added'] | null {
  const quantityIn = (cart: Cart | null | undefined, key: string) =>
    cart?.lineItems.find((line) => keyOf(line) === key)?.quantity ?? 0;
  for (const {merchandiseId, sellingPlanId, attributes} of lines) {
    const line = {merchandiseId, sellingPlanId, attributes};
    const quantity = quantityIn(after, lineKey(line)) - quantityIn(before, lineKey(line));
    if (quantity > 0) return {line, quantity};
  }
  return null;
}

/**
 * Logs a failed add, which is all that the specification requires. With `showsAddFailures` it also keeps the notices
 * for the shopper (ERR-14, ERR-15).
 */
function describeFailedAdd(
  {
    request: {log},
    settings: {showsAddFailures},
  }: Needs<{request: 'log'; settings: 'showsAddFailures'}>,
  outcome: CartOutcome,
): CartOutcome {
  log.error('Error adding product (Check if variant ID is valid)');
  const notices = outcome.notices.map((notice): CartNotice =>
    notice.code === 'not-changed' ? {...notice, code: 'not-added'} : notice,
  );
  return {...outcome, notices: showsAddFailures ? notices : []};
}
