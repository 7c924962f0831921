const GID = /^gid:\/\/shopify\/(\w+)\/([^?]+)/;

/** `gid://shopify/Product/12` -> `Product`; `null` when it is no gid. */
export function gidType(gid: string): string | null {
  return GID.exec(gid)?.[1] ?? null;
}

/** `gid://shopify/Product/12` -> `12`; the whole text when it is no gid. */
export function gidKey(gid: string): string {
  return GID.exec(gid)?.[2] ?? gid;
}

/** `gid('Product', 12)` -> `gid://shopify/Product/12`. */
export function gid(type: string, key: string | number): string {
  return `gid://shopify/${type}/${key}`;
}
