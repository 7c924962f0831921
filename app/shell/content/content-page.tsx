import {ShopCarousel} from '~/domains/cart/shop-carousel';
import {PageBlocks} from '~/domains/content/page-blocks';
import type {ContentPageView} from './content-page.server';

interface ContentPageBodyProps {
  view: ContentPageView;
  isPart?: boolean;
}

export function ContentPageBody({view: {page, cards}, isPart = false}: ContentPageBodyProps) {
  const [first] = page.blocks;
  const hasHeading = first?.kind === 'promotion-banner' || first?.kind === 'feature-heading';
  return (
    <>
      {!isPart && !hasHeading && <h1 className="page-column pt-8 text-heading-l">{page.title}</h1>}
      <PageBlocks
        blocks={page.blocks}
        isPart={isPart}
        carousel={({headline, paragraph, page: name}, index) => (
          <ShopCarousel
            cards={cards[index] ?? []}
            heading={headline}
            intro={paragraph}
            name={name}
          />
        )}
      />
    </>
  );
}
