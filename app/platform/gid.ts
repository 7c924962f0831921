/** `1042` for `gid://shopify/Customer/1042`. */
export const numberOfGid = (gid: string) => gid.slice(gid.lastIndexOf('/') + 1);
