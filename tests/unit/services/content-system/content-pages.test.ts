import {describe, expect, it, vi} from 'vitest';
import {ok} from '~/platform/result';
import type {ContentClient} from '~/services/content-system/client.server';
import {createContentPages} from '~/services/content-system/content-pages.server';

/** The kinds of the blocks that are left of these, and how many were logged as passed over. */
async function left(...blocks: [kind: string, fields: object][]) {
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
  const client: ContentClient = {
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
  const kinds = found.value.flatMap((one) => one.blocks.map(({block}) => block.kind));
  return {kinds, passedOver: warn.mock.calls.length};
}

const RICH_TEXT: [string, object] = ['rich_text', {body: '<p>Still here</p>'}];

describe('a block that has to have a headline', () => {
  it.each<[string, object]>([
    ['promotion_banner', {}],
    ['highlight_content', {}],
    ['product_carousel', {page: 'home'}],
    ['category_tiles', {}],
    ['contact', {}],
    ['feature_heading', {text: '<p>Text</p>'}],
  ])(
    'CMS-05 %s is passed over without one, and logged; with one it is there',
    async (kind, fields) => {
      for (const headline of [undefined, null, '', '  ']) {
        expect(await left([kind, {...fields, headline}], RICH_TEXT)).toEqual({
          kinds: ['rich-text'],
          passedOver: 1,
        });
      }
      expect(await left([kind, {...fields, headline: 'Read this'}], RICH_TEXT)).toEqual({
        kinds: [kind.replaceAll('_', '-'), 'rich-text'],
        passedOver: 0,
      });
    },
  );
});

it('CMS-05 a block that may be without a headline is there without one', async () => {
  const {kinds} = await left(RICH_TEXT, ['faq', {}], ['two_column_section', {headline: ' '}]);
  expect(kinds).toEqual(['rich-text', 'faq', 'two-column-section']);
});
