import {describe, expect, it, vi} from 'vitest';
import {ok} from '~/platform/result';
import type {ContentClient} from '~/services/content-system/client.server';
import {createContentPages} from '~/services/content-system/content-pages.server';

async function readPage(fields: object) {
  const page = {status: 'published', name: 'A page', slug: 'a-page', title: 'A page', ...fields};
  const warn = vi.fn();
  const client: Pick<ContentClient, 'items'> = {
    items: async ({reply}) => ok(reply.parse({data: [page]})),
  };
  const pages = createContentPages({
    client,
    site: 'DTC',
    imageUrl: (path) => path,
    log: {info: vi.fn(), warn, error: vi.fn()},
    isFresh: false,
  });
  const found = await pages.pages('a-page');
  if (!found.ok) throw new Error('there is a page');
  return {pages: found.value, passedOver: warn.mock.calls.length};
}

/** The blocks that remain, and how many dropped ones were logged. */
async function readBlocks(...written: [kind: string, fields: object][]) {
  const blocks = written.map(([kind, fields], sort) => ({
    sort,
    collection: `block_${kind}`,
    item: {status: 'published', ...fields},
  }));
  const {pages, passedOver} = await readPage({blocks});
  return {blocks: pages.flatMap((page) => page.blocks.map(({block}) => block)), passedOver};
}

async function parseBlocks(...written: [kind: string, fields: object][]) {
  const {blocks, passedOver} = await readBlocks(...written);
  return {kinds: blocks.map(({kind}) => kind), passedOver};
}

const TILE = {label: 'Puppies', link: '/products/dog', image: 'https://images.test/puppy.png'};
const QUESTION = {question: 'How soon?', answer: '<p>In two days.</p>'};
const RICH_TEXT: [string, object] = ['rich_text', {body: '<p>Still here</p>'}];

describe('a block that requires a headline', () => {
  it.each<[string, object]>([
    ['promotion_banner', {}],
    ['highlight_content', {text: 'Why'}],
    ['product_carousel', {page: 'home'}],
    ['category_tiles', {tiles: [TILE]}],
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
    ['faq', {entries: [QUESTION]}],
    ['two_column_section', {headline: ' ', columns: [{headline: 'Dry'}]}],
  );
  expect(kinds).toEqual(['rich-text', 'faq', 'two-column-section']);
});

describe('a block without the parts that it’s for', () => {
  it.each<[string, object, object]>([
    ['category_tiles', {headline: 'Shop'}, {tiles: [TILE]}],
    ['faq', {headline: 'Questions'}, {entries: [QUESTION]}],
    ['two_column_section', {headline: 'Two ways'}, {columns: [{headline: 'Dry', text: null}]}],
    ['highlight_content', {headline: 'Why'}, {items: [{headline: 'Free returns'}]}],
    ['highlight_content', {headline: 'Why'}, {text: 'Because.'}],
    ['rich_text', {headline: null}, {body: '<p>Words</p>'}],
    ['rich_text', {body: null}, {headline: 'Words'}],
  ])('CMS-92 %s %j is left out and logged', async (kind, fields, parts) => {
    const entries = [{...QUESTION, answer: ' '}];
    const empty = {tiles: [], entries, columns: null, items: [{text: 'No name'}], body: ''};
    expect(await parseBlocks([kind, {...empty, ...fields}])).toEqual({kinds: [], passedOver: 1});
    expect(await parseBlocks([kind, {...fields, ...parts}])).toMatchObject({passedOver: 0});
  });
});

it('CMS-91 a highlight and a badge are shown without their texts', async () => {
  const items = [
    {headline: 'Free returns', text: null},
    {headline: ' ', text: 'Nothing'},
  ];
  const {blocks} = await readBlocks(
    ['highlight_content', {headline: 'Why', items}],
    ['goodness_box_badge', {label: 'Goodness Box', text: null}],
    ['goodness_box_badge', {label: '', text: 'Each box feeds a shelter animal.'}],
  );
  expect(blocks).toMatchObject([
    {items: [{headline: 'Free returns', text: ''}]},
    {label: 'Goodness Box', text: ''},
  ]);
});

it.each([null, '', '  '])('CMS-90 a page whose title is %j has its name', async (title) => {
  const {pages} = await readPage({title, seo_description: '', is_indexed: null, blocks: null});
  expect(pages).toMatchObject([
    {title: 'A page', seoDescription: null, isIndexed: true, blocks: []},
  ]);
});
