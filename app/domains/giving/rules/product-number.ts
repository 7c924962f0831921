/** The giving service identifies a product by the number in its gid. */
export function productNumber(gid: string): string {
  return gid.slice(gid.lastIndexOf('/') + 1);
}
