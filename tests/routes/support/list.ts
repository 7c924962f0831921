import type {ProductList} from '~/domains/catalog/list/product-list';
import {leafData} from './leaf-data';
import type {Answer} from './shop';

export interface ListPageData {
  head: {title: string; description: string; canonical?: string};
  heading: string;
  list: ProductList;
}

export const listPageOf = (answer: Answer) => leafData(answer) as ListPageData;

export const listOf = (answer: Answer): ProductList => listPageOf(answer).list;

export const handlesOf = ({cards}: ProductList): string[] => cards.map(({handle}) => handle);
