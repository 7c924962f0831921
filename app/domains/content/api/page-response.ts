import type {BlockKind, ContentPage, PageBlock} from '../page';
import {richTextHtml} from '../parts/rich-text-html';
import {mapHtml} from '../parts/visible-page';

export function pageAnswer({blocks, ...page}: ContentPage) {
  return {...page, blocks: blocks.map(toBlockAnswer)};
}

export function blocksOfKind<Kind extends NonCarouselKind>(
  pages: readonly ContentPage[],
  kind: Kind,
) {
  return pages.flatMap(({slug, blocks}) =>
    blocks
      .map((block) => mapHtml(block, richTextHtml))
      .filter((block) => isOfKind(block, kind))
      .map((block) => ({page: slug, ...block})),
  );
}

/** `page` comes from the carousel's own configuration. */
export function carousels(pages: readonly ContentPage[]) {
  return pages
    .flatMap(({blocks}) => blocks)
    .filter((block) => block.kind === 'product-carousel')
    .map(toCarouselAnswer);
}

type NonCarouselKind = Exclude<BlockKind, 'product-carousel'>;

type HtmlBlock = PageBlock<BlockKind, string>;

function isOfKind<Kind extends BlockKind>(
  block: HtmlBlock,
  kind: Kind,
): block is Extract<HtmlBlock, {kind: Kind}> {
  return block.kind === kind;
}

function toBlockAnswer(block: PageBlock) {
  const htmlBlock = mapHtml(block, richTextHtml);
  return htmlBlock.kind === 'product-carousel' ? toCarouselAnswer(htmlBlock) : htmlBlock;
}

function toCarouselAnswer({
  kind,
  page,
  headline,
  paragraph,
  copyColor,
  backgroundColor,
  products,
  isLast,
}: PageBlock<'product-carousel', unknown>) {
  return {
    kind,
    page,
    headline,
    paragraph,
    copyColor,
    bg_color: backgroundColor,
    handles: products.map(({handle}) => ({handle})),
    isLastComponent: isLast,
  };
}
