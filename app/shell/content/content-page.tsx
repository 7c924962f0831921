import {ShopCarousel} from '~/domains/cart/shop-carousel';
import {PageBlocks} from '~/domains/content/page-blocks';
import type {ContentPageView} from './content-page.server';

interface ContentPageBodyProps {
  view: ContentPageView;
  isPart?: boolean;
}

/** A carousel without products of its own shows the best sellers. */
const BEST_SELLERS_PATH = '/products?sort=best-selling';
const ALL_PATH = '/products';

export function ContentPageBody({view: {page, cards}, isPart = false}: ContentPageBodyProps) {
  const [first] = page.blocks;
  const hasHeading = first?.kind === 'promotion-banner' || first?.kind === 'feature-heading';
  return (
    <>
      {!isPart && !hasHeading && <h1 className="page-column pt-8 text-heading-l">{page.title}</h1>}
      <PageBlocks
        blocks={page.blocks}
        isPart={isPart}
        carousel={({headline, paragraph, page: name, products}, index) => (
          <ShopCarousel
            cards={cards[index] ?? []}
            heading={headline}
            intro={paragraph}
            name={name}
            seeAll={products.length === 0 ? BEST_SELLERS_PATH : ALL_PATH}
          />
        )}
      />
    </>
  );
}
