import {describe, expect, it, vi} from 'vitest';
import {ok} from '~/platform/result';
import type {ContentClient} from '~/services/content-system/client.server';
import {createContentPages} from '~/services/content-system/content-pages.server';

/** The kinds of the blocks that remain, and how many dropped blocks were logged. */
async function parseBlocks(...blocks: [kind: string, fields: object][]) {
  const page = {
    status: 'published',
    name: 'A page',
    slug: 'a-page',
    title: 'A page',
    blocks: blocks.map(([kind, fields], sort) => ({
      sort,
      collection: `block_${kind}`,
      item: {status: 'published', ...fields},
    })),
  };
  const warn = vi.fn();
  const client: Pick<ContentClient, 'items'> = {
    items: async ({reply}) => ok(reply.parse({data: [page]})),
  };
  const pages = createContentPages({
    client,
    site: 'DTC',
    imageUrl: () => null,
    log: {info: vi.fn(), warn, error: vi.fn()},
    isFresh: false,
  });
  const found = await pages.pages('a-page');
  if (!found.ok) throw new Error('there is a page');
  const kinds = found.value.flatMap((item) => item.blocks.map(({block}) => block.kind));
  return {kinds, passedOver: warn.mock.calls.length};
}

const RICH_TEXT: [string, object] = ['rich_text', {body: '<p>Still here</p>'}];

describe('a block that requires a headline', () => {
  it.each<[string, object]>([
    ['promotion_banner', {}],
    ['highlight_content', {}],
    ['product_carousel', {page: 'home'}],
    ['category_tiles', {}],
    ['contact', {}],
    ['feature_heading', {text: '<p>Text</p>'}],
  ])(
    'CMS-05b %s is dropped and logged without a headline, and shown with one',
    async (kind, fields) => {
      for (const headline of [undefined, null, '', '  ']) {
        expect(await parseBlocks([kind, {...fields, headline}], RICH_TEXT)).toEqual({
          kinds: ['rich-text'],
          passedOver: 1,
        });
      }
      expect(await parseBlocks([kind, {...fields, headline: 'Read this'}], RICH_TEXT)).toEqual({
        kinds: [kind.replaceAll('_', '-'), 'rich-text'],
        passedOver: 0,
      });
    },
  );
});

it('CMS-05a a block with an optional headline is shown without one', async () => {
  const {kinds} = await parseBlocks(
    RICH_TEXT,
    ['faq', {}],
    ['two_column_section', {headline: ' '}],
  );
  expect(kinds).toEqual(['rich-text', 'faq', 'two-column-section']);
});
