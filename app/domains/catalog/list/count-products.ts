import {withThousands} from '~/platform/en-us';

export function countProducts(count: number): string {
  return count === 1 ? '1 product' : `${withThousands(count)} products`;
}
