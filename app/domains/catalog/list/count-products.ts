import {withThousands} from '~/platform/en-us';

/** "1 product", "1,240 products". */
export function countProducts(count: number): string {
  return count === 1 ? '1 product' : `${withThousands(count)} products`;
}
