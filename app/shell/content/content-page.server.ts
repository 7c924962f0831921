import type {RequestContext} from '~/request-context';
import type {ProductCardModel} from '~/domains/catalog/card';
import {carouselCards} from '~/domains/catalog/carousel-cards.server';
import type {CarouselConfig, CarouselLook, ContentPage} from '~/domains/content/page';
import type {PlainBlock} from '~/domains/content/page-blocks';
import {contentPage} from '~/domains/content/pages.server';
import {ok, type Result} from '~/platform/result';
import type {UpstreamFailure} from '~/platform/http.server';

/** A carousel with cards in place of its products' handles and SKUs, which browsers don't need. */
export interface FilledCarousel extends CarouselLook {
  kind: 'product-carousel';
  /** It lists no products, so it shows the best sellers. */
  hasBestSellers: boolean;
  cards: ProductCardModel[];
}

export interface ContentPageView extends Omit<ContentPage, 'blocks'> {
  blocks: (PlainBlock | FilledCarousel)[];
}

/** @param cardsOf what carousels show. @default the products that editors chose */
export async function contentPageView(
  context: RequestContext,
  slug: string,
  cardsOf: (carousel: CarouselConfig) => Promise<ProductCardModel[]> = (carousel) =>
    carouselCards(context, carousel),
): Promise<Result<ContentPageView | null, UpstreamFailure>> {
  const found = await contentPage(context, slug);
  if (!found.ok || !found.value) return found.ok ? ok(null) : found;
  const page = found.value;
  const blocks = await Promise.all(
    page.blocks.map(async (block) => {
      if (block.kind !== 'product-carousel') return block;
      const {products, isLast: _, ...look} = block;
      return {...look, hasBestSellers: products.length === 0, cards: await cardsOf(block)};
    }),
  );
  return ok({...page, blocks});
}
