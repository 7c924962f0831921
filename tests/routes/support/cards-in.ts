import type {ContentPageView} from '~/shell/content/content-page.server';

/** The cards of all carousels of a page. */
export const cardsIn = ({blocks}: ContentPageView) =>
  blocks.flatMap((block) => (block.kind === 'product-carousel' ? block.cards : []));
