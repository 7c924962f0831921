import type {BlockKind, ContentPage, PageBlock} from '../page';
import {richTextHtml} from '../rich-text-html';
import {mapHtml} from '../visible-page';

/** A page as the server's API shows it. */
export function pageAnswer({blocks, ...page}: ContentPage) {
  return {...page, blocks: blocks.map(blockAnswer)};
}

/** The blocks of one kind on all pages, each with the slug of its page. */
export function blocksOfKind<Kind extends PlainKind>(pages: readonly ContentPage[], kind: Kind) {
  return pages.flatMap(({slug, blocks}) =>
    blocks
      .map((block) => mapHtml(block, richTextHtml))
      .filter((block) => isOfKind(block, kind))
      .map((block) => ({page: slug, ...block})),
  );
}

/** The carousels on all pages, each with the page of its own configuration. */
export function carousels(pages: readonly ContentPage[]) {
  return pages
    .flatMap(({blocks}) => blocks)
    .filter((block) => block.kind === 'product-carousel')
    .map(carouselAnswer);
}

type PlainKind = Exclude<BlockKind, 'product-carousel'>;

type WrittenBlock = PageBlock<BlockKind, string>;

function isOfKind<Kind extends BlockKind>(
  block: WrittenBlock,
  kind: Kind,
): block is Extract<WrittenBlock, {kind: Kind}> {
  return block.kind === kind;
}

function blockAnswer(block: PageBlock) {
  const written = mapHtml(block, richTextHtml);
  return written.kind === 'product-carousel' ? carouselAnswer(written) : written;
}

/** In the field names of the specification. */
function carouselAnswer({
  kind,
  page,
  headline,
  paragraph,
  copyColour,
  backgroundColour,
  products,
  isLast,
}: PageBlock<'product-carousel', unknown>) {
  return {
    kind,
    page,
    headline,
    paragraph,
    copyColor: copyColour,
    bg_color: backgroundColour,
    handles: products.map(({handle}) => ({handle})),
    isLastComponent: isLast,
  };
}
