/**
 * A stored cart, without anything derived. Prices, discounts, stock and shipping are recalculated on each read
 * (`pricing.ts`), as Shopify does. Missing values are `null`, never `undefined`.
 */
export interface CartRecord {
  /** Path part of the id: `gid://shopify/Cart/<token>?key=<key>`. */
  token: string;
  /** The secret that is required to read the cart. */
  key: string;
  /** Newest first, as Shopify returns them. */
  lines: CartLineRecord[];
  attributes: CartAttribute[];
  note: string | null;
  buyerIdentity: CartBuyerIdentityRecord;
  /** As entered, in order, whether applicable or not. */
  discountCodes: string[];
  giftCards: AppliedGiftCardRecord[];
  /** The cart's selected delivery address, which checkout fills in. */
  deliveryAddress: CartAddress | null;
  /** ISO 8601 in UTC. */
  createdAt: string;
  updatedAt: string;
  /** Set when the cart becomes an order; from then on it can't be read by its id. */
  completedAt: string | null;
}

export interface CartAttribute {
  key: string;
  value: string;
}

export interface CartLineRecord {
  /** `gid://shopify/CartLine/<uuid>?cart=<token>` */
  id: string;
  merchandiseId: string;
  /** 1 or more. */
  quantity: number;
  attributes: CartAttribute[];
  sellingPlanId: string | null;
}

export interface CartBuyerIdentityRecord {
  email: string | null;
  phone: string | null;
  /** ISO 3166 alpha-2, for instance `US`. */
  countryCode: string | null;
  customerId: string | null;
}

export interface AppliedGiftCardRecord {
  /** `gid://shopify/AppliedGiftCard/<uuid>` */
  id: string;
  code: string;
}

export interface CartAddress {
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  provinceCode: string | null;
  /** ISO 3166 alpha-2. */
  countryCode: string | null;
  zip: string | null;
  phone: string | null;
}

/** An entry of a payload's `userErrors`. `code` is one of the SDL's `CartErrorCode`. */
export interface CartUserError {
  code: string;
  field: string[] | null;
  message: string;
}

/** An entry of a payload's `warnings`. `code` is one of the SDL's `CartWarningCode`, `target` a cart's or line's id. */
export interface CartWarning {
  code: string;
  message: string;
  target: string;
}

/** The customer fields that the cart needs. */
export interface CartCustomer {
  id: string;
  email: string | null;
  phone: string | null;
}
