/** Where a person's cart is remembered between devices: the metafield that holds its id. */
export interface SavedCart {
  /** `null` when the platform has not said which it is: it is then written by its name. */
  metafieldId: string | null;
  /** `gid://shopify/Cart/<token>?key=<secret>` */
  cartId: string;
}
