import type {CatalogProduct} from '../../commerce/catalog/types';
import {toHtml} from '../html';
import {PRODUCT_COPY} from './product-copy';

export type ProductPageRow = {
  status: 'published';
  handle: string;
  headline: string;
  /** HTML. */
  body: string;
  /** Path on the image service. */
  image: string | null;
  /** Plain text. */
  faqs: {question: string; answer: string}[];
};

/** Pages for the products with additional copy, each with the product's first scene picture. */
export function buildProductPages(products: CatalogProduct[]): ProductPageRow[] {
  return products.flatMap(({handle, media}) => {
    const copy = PRODUCT_COPY[handle];
    if (!copy) return [];
    const {headline, paragraphs, faqs} = copy;
    const image = media.find(({path}) => path.endsWith('_scene.png'))?.path ?? null;
    return [
      {status: 'published' as const, handle, headline, body: toHtml(paragraphs), image, faqs},
    ];
  });
}
