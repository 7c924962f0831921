import {ShopCarousel} from '~/domains/cart/shop-carousel';
import {PageBlocks} from '~/domains/content/page-blocks';
import type {ContentPageView} from './content-page.server';

interface ContentPageBodyProps {
  view: Pick<ContentPageView, 'title' | 'blocks'>;
  isPart?: boolean;
}

const BEST_SELLERS_PATH = '/products?sort=best-selling';
const ALL_PATH = '/products';

export function ContentPageBody({view: {title, blocks}, isPart = false}: ContentPageBodyProps) {
  const [first] = blocks;
  const hasHeading = first?.kind === 'promotion-banner' || first?.kind === 'feature-heading';
  return (
    <>
      {!isPart && !hasHeading && <h1 className="page-column pt-8 text-heading-l">{title}</h1>}
      <PageBlocks
        blocks={blocks}
        isPart={isPart}
        carousel={({headline, paragraph, page: name, hasBestSellers, cards}) => (
          <ShopCarousel
            cards={cards}
            heading={headline}
            intro={paragraph}
            name={name}
            seeAll={hasBestSellers ? BEST_SELLERS_PATH : ALL_PATH}
          />
        )}
      />
    </>
  );
}
