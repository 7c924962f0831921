import type {ProductList} from '~/domains/catalog/list/product-list';
import type {Answer} from './shop';

export interface ListPageData {
  head: {title: string; description: string; canonical?: string};
  heading: string;
  list: ProductList;
}

export function listPageOf(answer: Answer): ListPageData {
  const {loaderData, matches} = answer.page();
  return loaderData[matches.at(-1) ?? ''] as ListPageData;
}

export const listOf = (answer: Answer): ProductList => listPageOf(answer).list;

export const handlesOf = ({cards}: ProductList): string[] => cards.map(({handle}) => handle);
