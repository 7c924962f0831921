import type {RequestContext} from '~/request-context';
import type {ProductCardModel} from '~/domains/catalog/card';
import {carouselCards} from '~/domains/catalog/carousel-cards.server';
import type {CarouselConfig, ContentPage} from '~/domains/content/page';
import {contentPage} from '~/domains/content/pages.server';
import {ok, type Result} from '~/platform/result';
import type {UpstreamFailure} from '~/platform/http.server';

export interface ContentPageView {
  page: ContentPage;
  /** Keyed by the carousel's index in `page.blocks`. */
  cards: Record<number, ProductCardModel[]>;
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
  const cards: ContentPageView['cards'] = {};
  await Promise.all(
    page.blocks.map(async (block, index) => {
      if (block.kind === 'product-carousel') cards[index] = await cardsOf(block);
    }),
  );
  return ok({page, cards});
}
