/** Where a person's cart is remembered between devices: the metafield that holds its id. */
export interface SavedCart {
  /** `null` when the platform has not said which it is: it is then written by its name. */
  metafieldId: string | null;
  /** `gid://shopify/Cart/<token>?key=<secret>` */
  cartId: string;
}

/** The saved cart of a customer, from the metafield `persistedCart`; `null` if there is none. */
export function savedCartOf(metafield: {id: string; value: string} | null): SavedCart | null {
  return metafield && {metafieldId: metafield.id, cartId: metafield.value};
}
