import {ShopCarousel} from '~/domains/cart/shop-carousel';
import {PageBlocks} from '~/domains/content/page-blocks';
import type {ContentPageView} from './content-page.server';

interface ContentPageBodyProps {
  view: ContentPageView;
  /** It stands within a page that has its `h1` and its column already. */
  isPart?: boolean;
}

/** A page of blocks, in their order. */
export function ContentPageBody({view: {page, cards}, isPart = false}: ContentPageBodyProps) {
  return (
    <PageBlocks
      blocks={page.blocks}
      isPart={isPart}
      carousel={({headline, paragraph, page: name}, index) => (
        <ShopCarousel cards={cards[index] ?? []} heading={headline} intro={paragraph} name={name} />
      )}
    />
  );
}
