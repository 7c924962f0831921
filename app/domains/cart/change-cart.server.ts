import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import {ok, type Result} from '~/platform/result';
import type {
  BuyerIdentity,
  ChangedCart,
  CommerceCart,
  Merchandise,
  NewBuyerIdentity,
} from '~/services/commerce/cart.server';
import {
  isAutoship,
  keyOf,
  lineKey,
  type Attribute,
  type Cart,
  type LineIdentity,
  type LineInput,
  type LineUpdate,
  type NewCartLine,
  type StoredCart,
} from './cart';
import {withAttested} from './attestation';
import {isReservedAttribute} from './cart-attributes';
import {
  cartGone,
  known,
  refused,
  unavailable,
  unchanged,
  type CartNotice,
  type CartOutcome,
} from './cart-outcome';
import {applyPolicies, writeAttributes} from './review-cart.server';
import {
  chosenGift,
  extraGiftLines,
  giftCents,
  totalBeforeGift,
  type GiftChoice,
} from './extra-gift';
import {readGiftVariant} from './gift-variant.server';
import {planAdd, type FoundMerchandise} from './changes/plan-add';
import {planUpdate} from './changes/plan-update';
import {forbiddenToAdd, quotaAfterAdd, quotaAfterUpdate} from './changes/purchase-rules';
import {retireCart} from './retire-cart.server';
import {settle, type SettleOptions} from './changes/settle.server';
import {orderMaximum} from './limits';
import {contentsOf} from './ownership/merge-carts';
import type {PurchaseRules} from '~/domains/staff-access/purchase-rules';
import {readCart, type CartContext} from './read-cart.server';

export interface CartChange<Known> {
  read(context: CartContext): Known | Stop | Promise<Known | Stop>;
  /** Decides what to send, within the limits of an order. */
  plan(known: Known, context: CartContext): Plan | Stop;
}

/** Ends the change with this outcome before anything is sent. */
interface Stop {
  stop: CartOutcome;
}

interface Plan extends SettleOptions {
  send(commerceCart: CommerceCart): Promise<Result<ChangedCart, UpstreamFailure>>;
  /** If Shopify doesn't have the cart any more, the change starts over, without a cart. */
  startsOver?: boolean;
  /** The attributes that the changed cart needs, before the policies see it. */
  attributes?(changed: StoredCart): Attribute[];
  describe?(outcome: CartOutcome): CartOutcome;
}

/** The only way to change a cart, for forms and for the API. The changes are listed below. */
export async function changeCart<Known extends object>(
  context: CartContext,
  change: CartChange<Known>,
): Promise<CartOutcome> {
  const facts = await change.read(context);
  if (isStop(facts)) return facts.stop;
  const plan = change.plan(facts, context);
  if (isStop(plan)) return plan.stop;
  const reply = await plan.send(context.services.cart);
  if (plan.startsOver && reply.ok && reply.value.isGone) {
    context.visitor.cart.clear();
    return changeCart(context, change);
  }
  const replacedId = plan.replacesCart ? context.visitor.cart.get() : null;
  const {outcome, changed} = await settle(context, reply, plan);
  if (replacedId !== null && changed) await retireCart(context, replacedId);
  if (!changed) return plan.describe?.(outcome) ?? outcome;
  const completed = plan.attributes
    ? await writeAttributes(context, changed, plan.attributes(changed))
    : changed;
  const reviewed = await applyPolicies(context, completed, {...outcome, ...known(completed)});
  return plan.describe?.(reviewed) ?? reviewed;
}

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

/**
 * Creates a cart (CART-04), which replaces the shopper's current one. A failure is logged, returns no cart and keeps
 * the current one (ERR-11, ERR-12).
 */
export function createCart(
  inputs: readonly LineInput[],
  buyerIdentity: NewBuyerIdentity,
): CartChange<{found: FoundMerchandise; rules: PurchaseRules}> {
  const logFailure = (context: CartContext, outcome: CartOutcome) => {
    if (!outcome.ok) context.request.log.error(CREATE_FAILED);
    return outcome;
  };
  return {
    async read(context) {
      const [found, rules] = await Promise.all([
        findMerchandise(context, inputs),
        context.visitor.purchaseRules(),
      ]);
      if (!found.ok) return {stop: logFailure(context, unavailable(undefined))};
      return found.value
        ? {found: found.value, rules}
        : {stop: logFailure(context, refused(undefined, NOT_FOR_SALE))};
    },
    plan({found, rules}, context) {
      const {lines, notices} = planAdd([], found, orderMaximum(context.site));
      const forbidden = forbiddenToAdd(found, rules) ?? quotaAfterAdd([], lines, found, rules);
      if (forbidden) return {stop: logFailure(context, refused(undefined, [forbidden]))};
      return {
        replacesCart: true,
        notices,
        send: (commerceCart) =>
          commerceCart.create(lines, {...buyerIdentity, ...context.visitor.buyer()}),
        describe: (outcome) => logFailure(context, outcome),
      };
    },
  };
}

export function copyCart(buyer: NewBuyerIdentity): CartChange<{cart: StoredCart}> {
  return {
    read: readExistingCart,
    plan: ({cart}) => {
      const {lines, ...rest} = contentsOf(cart);
      return {
        before: cart,
        replacesCart: true,
        send: (commerceCart) => commerceCart.create(lines, buyer, rest),
      };
    },
  };
}

/** Changes lines within the limits (CART-06). If one of them isn't in the cart, none is changed. */
export function updateLines(
  updates: readonly LineUpdate[],
): CartChange<{cart: StoredCart; rules: PurchaseRules}> {
  return {
    async read(context) {
      const [existing, rules] = await Promise.all([
        readExistingCart(context),
        context.visitor.purchaseRules(),
      ]);
      return isStop(existing) ? existing : {...existing, rules};
    },
    plan({cart, rules}, {site}) {
      const plan = planUpdate(cart.lineItems, updates, orderMaximum(site));
      if (!plan) return {stop: refused(cart, NOT_FOR_SALE)};
      const {lines, notices} = plan;
      if (lines.length === 0) return {stop: refused(cart, notices)};
      const over = quotaAfterUpdate(cart.lineItems, lines, rules);
      if (over) return {stop: refused(cart, [over])};
      return {
        before: cart,
        notices,
        send: (commerceCart) => commerceCart.updateLines(cart.id, lines),
      };
    },
  };
}

/** Removes lines. Removing the last one also clears the cart id (CART-16, CART-17, CART-19). */
export function removeLines(lineIds: string[]): CartChange<{id: string}> {
  return {
    read: (context) => (lineIds.length === 0 ? {stop: unchanged(null)} : readCartId(context)),
    plan: ({id}) => ({send: (commerceCart) => commerceCart.removeLines(id, lineIds)}),
  };
}

export function emptyCart(): CartChange<{cart: StoredCart}> {
  return {
    async read(context) {
      const existing = await readExistingCart(context);
      /* A cart that no longer exists is already empty. */
      return isStop(existing) && existing.stop.cart === null ? {stop: unchanged(null)} : existing;
    },
    plan: ({cart}) => ({
      send: (commerceCart) =>
        commerceCart.removeLines(
          cart.id,
          cart.lineItems.map(({id}) => id),
        ),
    }),
  };
}

export function buyOnce(): CartChange<{cart: StoredCart}> {
  return {
    read: readExistingCart,
    plan({cart}) {
      const lines = cart.lineItems.filter(isAutoship).map(({id}) => ({id, sellingPlanId: null}));
      if (lines.length === 0) return {stop: unchanged(cart)};
      return {before: cart, send: (commerceCart) => commerceCart.updateLines(cart.id, lines)};
    },
  };
}

/** Keeps the cart's reserved attributes. */
export function updateAttributes(attributes: readonly Attribute[]): CartChange<{cart: StoredCart}> {
  return {
    read: readExistingCart,
    plan({cart}) {
      const reserved = cart.attributes.filter(({key}) => isReservedAttribute(key));
      const given = attributes.filter(({key}) => !isReservedAttribute(key));
      return {
        send: (commerceCart) => commerceCart.updateAttributes(cart.id, [...given, ...reserved]),
      };
    },
  };
}

/** Changes the given fields only; `null` clears a field. */
export function updateBuyerIdentity(
  buyerIdentity: BuyerIdentity | NewBuyerIdentity,
): CartChange<{id: string}> {
  return {
    read: readCartId,
    plan: ({id}) => ({send: (commerceCart) => commerceCart.updateBuyerIdentity(id, buyerIdentity)}),
  };
}

/** Replaces all discount codes. A code that doesn't apply stays on the cart as `applicable: false`, with a notice. */
export function updateDiscountCodes(codes: string[]): CartChange<{id: string}> {
  return {
    read: readCartId,
    plan: ({id}) => ({
      changesCodes: true,
      send: (commerceCart) => commerceCart.updateDiscountCodes(id, codes),
    }),
  };
}

/**
 * Adds a discount code to the cart or removes it. A code that doesn't apply stays on the cart as
 * `applicable: false`, with a notice, until another code is added: Shopify gives its reasons for all codes at once.
 */
export function setDiscountCode(code: string, isApplied: boolean): CartChange<{cart: StoredCart}> {
  return {
    read: readExistingCart,
    plan({cart}) {
      const isSame = (candidate: string) => candidate.toUpperCase() === code.toUpperCase();
      const otherCodes = cart.discountCodes
        .filter((entry) => entry.applicable || !isApplied)
        .map((entry) => entry.code)
        .filter((applied) => !isSame(applied));
      return {
        before: cart,
        changesCodes: true,
        send: (commerceCart) =>
          commerceCart.updateDiscountCodes(cart.id, isApplied ? [...otherCodes, code] : otherCodes),
      };
    },
  };
}

/** Adds the shopper's gift, changes it, or takes it out. Its amount is that of the choice, at the cart's total. */
export function chooseGift(
  choice: GiftChoice,
): CartChange<{cart: StoredCart; merchandiseId: string | null}> {
  return {
    async read(context) {
      const known = await readExistingCart(context);
      if (isStop(known)) return known;
      const {cart} = known;
      if (choice === chosenGift(cart)) return {stop: {...unchanged(cart), ok: true}};
      if (choice === 'none') return {cart, merchandiseId: null};
      const cents = giftCents(choice, totalBeforeGift(cart));
      const [isOffered, merchandiseId] = await Promise.all([
        context.visitor.offersGift(choice === 'round-up' ? 'roundUp' : 'addOn'),
        cents > 0 ? readGiftVariant(context, cents) : null,
      ]);
      return isOffered && merchandiseId !== null
        ? {cart, merchandiseId}
        : {stop: refused(cart, [{code: 'gift-not-added', tone: 'error'}])};
    },
    plan({cart, merchandiseId}) {
      const lines = extraGiftLines(cart);
      const [line] = lines;
      return {
        before: cart,
        send(commerceCart) {
          if (merchandiseId === null) {
            return commerceCart.removeLines(
              cart.id,
              lines.map(({id}) => id),
            );
          }
          if (line) {
            return commerceCart.updateLines(cart.id, [{id: line.id, merchandiseId, quantity: 1}]);
          }
          const added = {merchandiseId, quantity: 1, sellingPlanId: null, attributes: []};
          return commerceCart.addLines(cart.id, [added]);
        },
      };
    },
  };
}

export function updateNote(note: string): CartChange<{id: string}> {
  return {
    read: readCartId,
    plan: ({id}) => ({send: (commerceCart) => commerceCart.updateNote(id, note)}),
  };
}

const merchandiseIdsOf = (lines: readonly NewCartLine[]) =>
  lines.map(({merchandiseId}) => merchandiseId);

const isStop = (step: object): step is Stop => 'stop' in step;

/** Without a cart there is nothing to change (CART-15). */
function readCartId({visitor}: CartContext): {id: string} | Stop {
  const id = visitor.cart.get();
  return id === null ? {stop: unchanged(null)} : {id};
}

async function readExistingCart(context: CartContext): Promise<{cart: StoredCart} | Stop> {
  const hadCart = context.visitor.cart.get() !== null;
  const read = await readCart(context);
  if (!read.ok) return {stop: unavailable(undefined)};
  if (read.value) return {cart: read.value};
  context.visitor.cart.clear();
  return {stop: hadCart ? cartGone() : unchanged(null)};
}

/** Returns `null` if one of the variants doesn't exist. */
async function findMerchandise(
  {services}: Needs<{services: 'cart'}>,
  lineInputs: readonly LineInput[],
): Promise<Result<FoundMerchandise | null, UpstreamFailure>> {
  const ids = [...new Set(lineInputs.map(({merchandiseId}) => merchandiseId))];
  const answers = await Promise.all(ids.map((id) => services.cart.merchandise(id)));
  const byId = new Map<string, Merchandise>();
  for (const [index, answer] of answers.entries()) {
    if (!answer.ok) return answer;
    if (answer.value) byId.set(ids[index] ?? '', answer.value);
  }
  const found = lineInputs.flatMap((lineInput) => {
    const merchandise = byId.get(lineInput.merchandiseId);
    return merchandise ? [{lineInput, merchandise}] : [];
  });
  return ok(found.length === lineInputs.length ? found : null);
}

const CREATE_FAILED = 'Error creating cart (Check if variant ID is valid)';

/** The merchandise is unknown, or the line isn't in the cart. */
const NOT_FOR_SALE: CartNotice[] = [
  {code: 'shopify', shopifyCode: 'INVALID_MERCHANDISE_LINE', isMade: false, tone: 'error'},
];

async function createFirstCart(
  {request: {log}, services, visitor: {buyer}}: CartContext,
  lines: NewCartLine[],
) {
  const created = await services.cart.create(lines, buyer());
  if (!created.ok || !created.value.cart) {
    log.error(CREATE_FAILED);
    log.error('No cart found');
  }
  return created;
}

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
