/** The customer's saved cart: a metafield holds its id, so that all their devices share it. */
export interface SavedCart {
  /** `null` if unknown: the metafield is then written by namespace and key. */
  metafieldId: string | null;
  /** `gid://shopify/Cart/<token>?key=<secret>` */
  cartId: string;
}

export function savedCartOf(metafield: {id: string; value: string} | null): SavedCart | null {
  return metafield && {metafieldId: metafield.id, cartId: metafield.value};
}
