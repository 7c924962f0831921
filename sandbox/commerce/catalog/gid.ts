/**
 * The number at the end of a Shopify gid (`gid://shopify/Product/12` -> 12), or of a bare number.
 * `null` for anything else.
 */
export function numberOfGid(id: string): number | null {
  const digits = /^(?:gid:\/\/shopify\/\w+\/)?(\d{1,15})$/.exec(id)?.[1];
  return digits === undefined ? null : Number(digits);
}
