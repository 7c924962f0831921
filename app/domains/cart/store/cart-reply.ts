import type {Image, SelectedOption} from '~/domains/catalog/product';
import type {Money} from '~/platform/money';
import type {Attribute, Cart, CartLine, PlanChoice} from '../cart';
import type {ShownNotice, ShownOutcome} from '../cart-outcome';

/* Validates the server's responses, since a page of an older build may call a newer server. Hand-written, because a
   schema library would be larger than the whole cart code in the browser. */

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
const isAmount: Check = (value) => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);

const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const oneOf =
  (...texts: string[]): Check =>
  (value) =>
    texts.some((text) => text === value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
/** The type makes sure that no field of `Shape` is left out. */
const shape =
  <Shape>(fields: Record<keyof Shape, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check>(fields).every(([name, check]) =>
      check((value as Record<string, unknown>)[name]),
    );

const isMoney = shape<Money>({amount: isAmount, currencyCode: isText});
const isAttribute = shape<Attribute>({key: isText, value: isText});
const isImage = shape<Image>({
  url: isText,
  alt: isText,
  width: isNumber,
  height: isNumber,
});

const isPlan = shape<PlanChoice>({id: isText, name: isText});

const isLine = shape<CartLine>({
  id: isText,
  quantity: isCount,
  attributes: listOf(isAttribute),
  product: shape<CartLine['product']>({
    id: isText,
    handle: isText,
    title: isText,
    brand: isText,
    productType: isText,
    foodForm: orNull(isText),
    isPrescription: isFlag,
    isDropship: isFlag,
    requiresAutoship: isFlag,
    autoshipPlans: listOf(isPlan),
  }),
  variant: shape<CartLine['variant']>({
    id: isText,
    adminGraphqlId: isText,
    sku: isText,
    selectedOptions: listOf(shape<SelectedOption>({name: isText, value: isText})),
    price: isMoney,
    compareAtPrice: orNull(isMoney),
    inStock: isFlag,
    quantityAvailable: orNull(isNumber),
    weight: isNumber,
    weightUnit: isText,
    image: orNull(isImage),
  }),
  sellingPlanAllocation: orNull(
    shape<NonNullable<CartLine['sellingPlanAllocation']>>({
      sellingPlan: isPlan,
    }),
  ),
  cost: shape<CartLine['cost']>({
    amountPerQuantity: isMoney,
    subtotalAmount: isMoney,
    totalAmount: isMoney,
  }),
});

const isCart = orNull(
  shape<Cart>({
    buyerIdentity: shape<Cart['buyerIdentity']>({
      email: orNull(isText),
      phone: orNull(isText),
      countryCode: orNull(isText),
    }),
    lineItems: listOf(isLine),
    totalQuantity: isCount,
    attributes: listOf(isAttribute),
    discountCodes: listOf(shape<Cart['discountCodes'][number]>({code: isText, applicable: isFlag})),
    hasShippingCode: optional(isFlag),
    note: orNull(isText),
    cost: shape<Cart['cost']>({subtotalAmount: isMoney, totalAmount: isMoney}),
  }),
);

const isOutcome = shape<ShownOutcome>({
  ok: isFlag,
  reason: optional(oneOf('refused', 'unavailable', 'logged-out')),
  cart: optional(isCart),
  notices: listOf(
    shape<ShownNotice>({
      tone: oneOf('error', 'warning', 'info'),
      text: isText,
      lineKey: optional(isText),
    }),
  ),
  added: optional(shape<NonNullable<ShownOutcome['added']>>({lineKey: isText, quantity: isCount})),
});

const isReading = shape<{cart: Cart | null}>({cart: isCart});

/** Throws a `TypeError` unless the reply is the outcome of a change. */
export function parseOutcome(reply: unknown): ShownOutcome {
  if (!isOutcome(reply)) throw new TypeError('not the outcome of a cart change');
  return reply as ShownOutcome;
}

/** Throws a `TypeError` unless the reply is a cart. */
export function parseCart(reply: unknown): Cart | null {
  if (!isReading(reply)) throw new TypeError('not a cart');
  return (reply as {cart: Cart | null}).cart;
}
