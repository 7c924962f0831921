const GID = /^gid:\/\/shopify\/(\w+)\/([^?]+)/;

/** `gid://shopify/Product/12` -> `Product`; `null` for anything else. */
export function gidType(gid: string): string | null {
  return GID.exec(gid)?.[1] ?? null;
}

/** `gid://shopify/Product/12` -> `12`; returns any other text unchanged. */
export function gidKey(gid: string): string {
  return GID.exec(gid)?.[2] ?? gid;
}

export function gid(type: string, key: string | number): string {
  return `gid://shopify/${type}/${key}`;
}
