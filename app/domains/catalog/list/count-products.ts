const format = new Intl.NumberFormat('en-US');

/** "1 product", "1,240 products". */
export function countProducts(count: number): string {
  return count === 1 ? '1 product' : `${format.format(count)} products`;
}
