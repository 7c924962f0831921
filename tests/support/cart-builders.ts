import type {Cart, CartLine, StoredCart} from '~/domains/cart/cart';
import {fromCents} from '~/platform/money';

interface LineParts {
  id?: string;
  quantity?: number;
  /**
   * Price per item that the line charges.
   * @default 1000
   */
  cents?: number;
  /** Price per item without selling plan or sale. */
  priceCents?: number;
  compareAtCents?: number | null;
  variant?: string;
  plan?: string | null;
  attributes?: CartLine['attributes'];
  productType?: string;
  isPrescription?: boolean;
  inStock?: boolean;
  title?: string;
  /**
   * Pounds per item.
   * @default 4
   */
  weight?: number;
}

/** A line with one item at $10.00 unless overridden. */
export function lineOf({
  quantity = 1,
  cents = 1000,
  priceCents = cents,
  compareAtCents = null,
  variant = '1',
  plan = null,
  attributes = [],
  productType = 'Dry Food',
  isPrescription = false,
  inStock = true,
  title = 'Country Table',
  weight = 4,
  id = `line-${variant}-${plan ?? 'once'}`,
}: LineParts = {}): CartLine {
  const total = fromCents(cents * quantity);
  return {
    id,
    quantity,
    attributes,
    product: {
      id: 'gid://shopify/Product/1',
      handle: 'country-table',
      title,
      brand: 'Marlowe Balance',
      productType,
      foodForm: 'dry-food',
      isPrescription,
      isDropship: false,
      requiresAutoship: false,
      autoshipPlans: [],
    },
    variant: {
      id: `gid://shopify/ProductVariant/${variant}`,
      adminGraphqlId: `gid://shopify/ProductVariant/${variant}`,
      sku: `SKU-${variant}`,
      selectedOptions: [],
      price: fromCents(priceCents),
      compareAtPrice: compareAtCents === null ? null : fromCents(compareAtCents),
      inStock,
      quantityAvailable: 100,
      weight,
      weightUnit: 'lbs',
      image: null,
    },
    sellingPlanAllocation: plan === null ? null : {sellingPlan: {id: plan, name: plan}},
    cost: {amountPerQuantity: fromCents(cents), subtotalAmount: total, totalAmount: total},
  };
}

/** The shopper's own gift. */
export function giftLineOf(cents: number, parts: LineParts = {}): CartLine {
  const line = lineOf({variant: `gift-${cents}`, cents, productType: 'Donation', ...parts});
  return {...line, product: {...line.product, handle: 'gift-to-charity'}};
}

export function cartOf(lineItems: CartLine[], parts: Partial<Cart> = {}): Cart {
  const cents = lineItems.reduce(
    (sum, line) => sum + Math.round(Number(line.cost.totalAmount.amount) * 100),
    0,
  );
  return {
    buyerIdentity: {email: null, phone: null, countryCode: 'US'},
    lineItems,
    totalQuantity: lineItems.reduce((sum, line) => sum + line.quantity, 0),
    attributes: [],
    discountCodes: [],
    note: null,
    cost: {subtotalAmount: fromCents(cents), totalAmount: fromCents(cents)},
    ...parts,
  };
}

export const CART_ID = 'gid://shopify/Cart/token-1234?key=secret';

export function storedCartOf(lineItems: CartLine[], parts: Partial<StoredCart> = {}): StoredCart {
  return {
    id: CART_ID,
    checkoutUrl: 'https://checkout.test/cart/c/token-1234?key=secret',
    ...cartOf(lineItems),
    ...parts,
  };
}
