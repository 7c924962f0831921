import type {ReactElement, ReactNode} from 'react';
import {CarouselFrame} from './blocks/carousel-frame';
import {CategoryTiles} from './blocks/category-tiles';
import {Contact} from './blocks/contact';
import {Faq} from './blocks/faq';
import {FeatureHeading} from './blocks/feature-heading';
import {GoodnessBoxBadge} from './blocks/goodness-box-badge';
import {HighlightContent} from './blocks/highlight-content';
import {PromotionBanner} from './blocks/promotion-banner';
import {RichTextSection} from './blocks/rich-text';
import {TwoColumnSection} from './blocks/two-column-section';
import type {CarouselLook, PageBlock} from './page';

export type PlainBlock = Exclude<PageBlock, {kind: 'product-carousel'}>;

export const isPlain = (block: PageBlock): block is PlainBlock => block.kind !== 'product-carousel';

interface PageBlocksProps<Carousel> {
  blocks: readonly (PlainBlock | Carousel)[];
  /** The blocks are part of a page that already has its `h1` and its column. */
  isPart?: boolean;
  /**
   * Renders a carousel's products, because the content domain only knows their handles. Renders nothing without
   * products.
   */
  carousel: (block: Carousel) => ReactNode;
}

export function PageBlocks<Carousel extends CarouselLook & {kind: 'product-carousel'}>({
  blocks,
  carousel,
  isPart = false,
}: PageBlocksProps<Carousel>) {
  return (
    <div className={`flex flex-col gap-14 md:gap-16 ${isPart ? '' : 'page-column py-4 md:py-6'}`}>
      {blocks.map((block, index) =>
        block.kind === 'product-carousel' ? (
          <CarouselFrame key={index} config={block}>
            {carousel(block)}
          </CarouselFrame>
        ) : (
          <Block key={index} block={block} isFirst={index === 0 && !isPart} />
        ),
      )}
    </div>
  );
}

interface BlockProps {
  block: PlainBlock;
  isFirst: boolean;
}

/** The return type makes the compiler report a kind of block without a component; `ReactNode` would allow `undefined`. */
function Block({block, isFirst}: BlockProps): ReactElement {
  switch (block.kind) {
    case 'promotion-banner':
      return <PromotionBanner block={block} isFirst={isFirst} />;
    case 'two-column-section':
      return <TwoColumnSection block={block} />;
    case 'highlight-content':
      return <HighlightContent block={block} />;
    case 'goodness-box-badge':
      return <GoodnessBoxBadge block={block} />;
    case 'category-tiles':
      return <CategoryTiles block={block} />;
    case 'rich-text':
      return <RichTextSection block={block} />;
    case 'faq':
      return <Faq block={block} />;
    case 'contact':
      return <Contact block={block} />;
    case 'feature-heading':
      return <FeatureHeading block={block} isFirst={isFirst} />;
  }
}
