import {z} from 'zod';
import {defineOperation, type Operation} from '~/platform/api-operation.server';
import {fail, ok} from '~/platform/result';
import type {ContentPage} from '../page';
import {editedPages} from '../pages.server';
import {
  goodnessBoxBadgeEntity,
  highlightContentEntity,
  productCarouselEntity,
  promotionBannerEntity,
  twoColumnSectionEntity,
} from './block-entities.server';
import type {ContentApiContext} from './context';
import {blocksOfKind, carousels} from './page-response';

const page = z.string().describe('The slug of the block’s page.');

export const blockOperations: readonly Operation<ContentApiContext>[] = [
  blocksOperation({
    name: 'get-highlight-content-block',
    summary: 'The highlight blocks of all pages.',
    output: z.array(z.object({page, ...highlightContentEntity.shape})),
    pick: (pages) => blocksOfKind(pages, 'highlight-content'),
  }),
  blocksOperation({
    name: 'get-two-column-section',
    summary: 'The two-column sections of all pages.',
    output: z.array(z.object({page, ...twoColumnSectionEntity.shape})),
    pick: (pages) => blocksOfKind(pages, 'two-column-section'),
  }),
  blocksOperation({
    name: 'get-goodness-box-badge',
    summary: 'The badges of all pages.',
    output: z.array(z.object({page, ...goodnessBoxBadgeEntity.shape})),
    pick: (pages) => blocksOfKind(pages, 'goodness-box-badge'),
  }),
  blocksOperation({
    name: 'get-promotion-banners',
    summary: 'The promotion banners and heroes of all pages.',
    output: z.array(z.object({page, ...promotionBannerEntity.shape})),
    pick: (pages) => blocksOfKind(pages, 'promotion-banner'),
  }),
  blocksOperation({
    name: 'get-product-carousel',
    summary: 'The product carousels of all pages.',
    output: z.array(productCarouselEntity),
    pick: carousels,
  }),
];

function blocksOperation<Output>({
  name,
  pick,
  ...parts
}: {
  name: string;
  summary: string;
  output: z.ZodType<unknown, Output>;
  pick(pages: readonly ContentPage[]): NoInfer<Output>;
}): Operation<ContentApiContext> {
  return defineOperation({
    method: 'POST',
    path: `/api/cms/v1.0/${name}`,
    caller: 'anyone',
    input: z.object({}),
    ...parts,
    async handler(context: ContentApiContext) {
      const pages = await editedPages(context);
      return pages.ok ? ok(pick(pages.value)) : fail('upstream');
    },
  });
}
