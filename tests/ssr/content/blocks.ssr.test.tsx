import {describe, expect, it} from 'vitest';
import {parseRichText} from '~/domains/content/rich-text';
import type {PageBlock} from '~/domains/content/page';
import {builtInSite} from '~/domains/content/built-in-site';
import {PageBlocks} from '~/domains/content/page-blocks';
import {pageSurroundings} from '~/domains/content/site-content';
import {SiteContentProvider} from '~/domains/content/site-content-context';
import {attribute, renderOnServer, tagsOf} from '~tests/ssr/ui/render';

const HOSTILE = '<img src=x onerror=alert(1)>';
const SHOWN_AS_TEXT = '&lt;img src=x onerror=alert(1)&gt;';
const rich = parseRichText('<p>Read <a href="https://example.com/x">there</a> or <b>here</b>.</p>');
const picture = {url: 'https://images.test/cdn/scene.png', alt: 'A dog'};
const link = {label: 'Go on', to: '/products/dog'};
const away = {label: 'Elsewhere', to: 'https://example.com/away'};

const html = (blocks: PageBlock[], isPart = false) =>
  renderOnServer(
    <PageBlocks
      blocks={blocks}
      isPart={isPart}
      carousel={({headline}) => (headline === 'Empty' ? null : <p>{`carousel: ${headline}`}</p>)}
    />,
  ).replaceAll('<!-- -->', '');

const headings = (source: string) =>
  [...source.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/g)].map(([, level = '', text = '']) => [
    Number(level),
    text.replace(/<[^>]+>/g, ''),
  ]);
const targets = (source: string) => tagsOf(source, 'a').map((tag) => attribute(tag, 'href'));

const banner = (
  changes: Partial<PageBlock<'promotion-banner'>> = {},
): PageBlock<'promotion-banner'> => ({
  kind: 'promotion-banner',
  layout: 'hero',
  tone: 'oat',
  eyebrow: 'Every day',
  headline: 'Good food',
  text: 'For them',
  picture,
  buttons: [link, away],
  ...changes,
});

const carousel = (
  changes: Partial<PageBlock<'product-carousel'>> = {},
): PageBlock<'product-carousel'> => ({
  kind: 'product-carousel',
  page: 'home',
  headline: 'Best sellers',
  paragraph: null,
  copyColor: null,
  backgroundColor: null,
  products: [],
  isLast: false,
  ...changes,
});

/* One block of every kind, with the same hostile text in every text field. */
const HOSTILE_BLOCKS: PageBlock[] = [
  banner({
    eyebrow: HOSTILE,
    headline: HOSTILE,
    text: HOSTILE,
    buttons: [{...link, label: HOSTILE}],
  }),
  {
    kind: 'two-column-section',
    headline: HOSTILE,
    columns: [{headline: HOSTILE, text: [HOSTILE], picture: null, link: null}],
  },
  {
    kind: 'highlight-content',
    tone: 'night',
    headline: HOSTILE,
    text: HOSTILE,
    isNumbered: true,
    items: [{headline: HOSTILE, text: HOSTILE}],
    link: {...link, label: HOSTILE},
  },
  carousel({headline: HOSTILE}),
  {kind: 'goodness-box-badge', label: HOSTILE, text: HOSTILE, picture: null, link: null},
  {kind: 'category-tiles', headline: HOSTILE, tiles: [{label: HOSTILE, to: '/', picture}]},
  {kind: 'rich-text', headline: HOSTILE, body: [{tag: 'p', children: [HOSTILE]}]},
  {kind: 'faq', headline: HOSTILE, entries: [{question: HOSTILE, answer: [HOSTILE]}]},
  {kind: 'contact', headline: HOSTILE, text: HOSTILE},
  {
    kind: 'feature-heading',
    eyebrow: HOSTILE,
    headline: HOSTILE,
    text: [HOSTILE],
    picture: null,
    buttons: [],
  },
];

describe('a page of blocks', () => {
  it.each(HOSTILE_BLOCKS.map((block) => [block.kind, block] as const))(
    'SITE-03 %s shows editors’ markup as text, never as elements',
    (_kind, block) => {
      const source = html([block]);
      expect(source).toContain(SHOWN_AS_TEXT);
      expect(source).not.toMatch(/<img[^>]*onerror/i);
    },
  );

  it('shows blocks in their order', () => {
    const source = html([
      carousel(),
      {kind: 'rich-text', headline: 'Then this', body: rich},
      carousel({headline: 'And these'}),
    ]);
    const places = ['carousel: Best sellers', 'Then this', 'carousel: And these'].map((text) =>
      source.indexOf(text),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('uses an h1 for the first block if it names the page’s subject, and an h2 for later ones', () => {
    expect(headings(html([banner(), banner({headline: 'More'})]))).toEqual([
      [1, 'Good food'],
      [2, 'More'],
    ]);
    expect(headings(html([banner()], true))).toEqual([[2, 'Good food']]);
  });
});

describe('a content block', () => {
  it.each(['oat', 'sky', 'night'] as const)(
    'promotion-banner on %s loads a hero picture eagerly and reserves its space',
    (tone) => {
      const [first, ...others] = tagsOf(html([banner({tone})]), 'img');
      expect(others).toEqual([]);
      expect(attribute(first, 'loading')).toBe('eager');
      expect(attribute(first, 'fetchpriority')).toBe('high');
      expect(attribute(first, 'alt')).toBe('A dog');
      expect([attribute(first, 'width'), attribute(first, 'height')]).toEqual(['2400', '1200']);
    },
  );

  it('promotion-banner further down loads its picture lazily, and links within and outside the site', () => {
    const source = html([carousel(), banner({layout: 'banner', tone: 'night'})]);
    expect(attribute(tagsOf(source, 'img')[0], 'loading')).toBe('lazy');
    expect(targets(source)).toEqual(['/products/dog', 'https://example.com/away']);
    expect(headings(source)).toEqual([[2, 'Good food']]);
  });

  it('two-column-section nests its headlines below the section’s headline, if there is one', () => {
    const columns = [
      {headline: 'Dry', text: rich, picture, link},
      {headline: 'Wet', text: rich, picture: null, link: away},
    ];
    const source = html([{kind: 'two-column-section', headline: 'Two ways', columns}]);
    expect(headings(source)).toEqual([
      [2, 'Two ways'],
      [3, 'Dry'],
      [3, 'Wet'],
    ]);
    expect(targets(source)).toEqual([
      'https://example.com/x',
      '/products/dog',
      'https://example.com/x',
      'https://example.com/away',
    ]);
    expect(headings(html([{kind: 'two-column-section', headline: null, columns}]))).toEqual([
      [2, 'Dry'],
      [2, 'Wet'],
    ]);
  });

  it('CMS-15 rich-text keeps mail and phone links', () => {
    const body = parseRichText(
      '<p><a href="mailto:care@marlowe.example">Write</a> or <a href="tel:(303) 555-0142">call</a></p>',
    );
    expect(targets(html([{kind: 'rich-text', headline: null, body}]))).toEqual([
      'mailto:care@marlowe.example',
      'tel:3035550142',
    ]);
  });

  it.each([
    [true, 'ol'],
    [false, 'ul'],
  ])('highlight-content with isNumbered %s is a list <%s>', (isNumbered, list) => {
    const source = html([
      {
        kind: 'highlight-content',
        tone: 'sky',
        headline: 'Steps',
        text: null,
        isNumbered,
        items: ['One', 'Two'].map((headline) => ({headline, text: `${headline}.`})),
        link,
      },
    ]);
    expect(tagsOf(source, 'ol').length + tagsOf(source, 'ul').length).toBe(1);
    expect(tagsOf(source, list)).toHaveLength(1);
    expect(tagsOf(source, 'li')).toHaveLength(2);
    expect(headings(source)).toEqual([
      [2, 'Steps'],
      [3, 'One'],
      [3, 'Two'],
    ]);
    expect(targets(source)).toEqual(['/products/dog']);
  });

  it('goodness-box-badge shows its label and links to its target', () => {
    const source = html([
      {kind: 'goodness-box-badge', label: 'Goodness Box', text: 'Feeds one', picture, link},
    ]);
    expect(headings(source)).toEqual([[2, 'Goodness Box']]);
    expect(targets(source)).toEqual(['/products/dog']);
  });

  it('category-tiles shows each tile as a link with its picture', () => {
    const source = html([
      {
        kind: 'category-tiles',
        headline: 'By need',
        tiles: [
          {label: 'Puppy', to: '/products/dog/pet-age/puppy-food', picture: {...picture, alt: ''}},
          {label: 'Treats', to: '/products/dog/food-form/treats', picture},
        ],
      },
    ]);
    expect(targets(source)).toEqual([
      '/products/dog/pet-age/puppy-food',
      '/products/dog/food-form/treats',
    ]);
    expect(tagsOf(source, 'img').map((tag) => attribute(tag, 'alt'))).toEqual(['', 'A dog']);
  });

  it('SITE-05a SITE-05c faq uses native details and gives each answer its own id', () => {
    const entries = ['When?', 'Where?', 'When?'].map((question) => ({question, answer: rich}));
    const source = html([{kind: 'faq', headline: 'Questions', entries}]);
    expect(tagsOf(source, 'details').map((tag) => attribute(tag, 'name'))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(headings(source)).toEqual([
      [2, 'Questions'],
      [3, 'When?'],
      [3, 'Where?'],
      [3, 'When?'],
    ]);
    expect([...source.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'faq-when',
      'faq-where',
      'faq-when-2',
    ]);
  });

  it('SITE-06c contact links the site’s phone and email', () => {
    const contact = {
      email: 'us+shop@marlowe.example',
      phone: '+1 (800) 555-0142',
      hours: 'Always',
      topics: [],
    };
    const source = renderOnServer(
      <SiteContentProvider content={pageSurroundings({...builtInSite('DTC'), contact})}>
        <PageBlocks
          blocks={[{kind: 'contact', headline: 'Talk to us', text: null}]}
          carousel={() => null}
        />
      </SiteContentProvider>,
    );
    expect(targets(source)).toEqual(['tel:+18005550142', 'mailto:us%2Bshop@marlowe.example']);
    expect(source).toContain('Always');
  });

  it('feature-heading has the h1 and its text', () => {
    const source = html([
      {
        kind: 'feature-heading',
        eyebrow: null,
        headline: 'About us',
        text: rich,
        picture,
        buttons: [],
      },
    ]);
    expect(headings(source)).toEqual([[1, 'About us']]);
    expect(source).toContain('<strong>here</strong>');
  });
});

describe('the colors of a carousel', () => {
  const styleOf = (changes: Partial<PageBlock<'product-carousel'>>) =>
    /style="([^"]*)"/.exec(html([carousel(changes)]))?.[1];

  it('SITE-04a CMS-03 are those that merchandisers chose', () => {
    expect(styleOf({backgroundColor: 'dark-blue', copyColor: 'light-blue'})).toBe(
      'background-color:var(--brand-dark-blue);color:var(--brand-light-blue)',
    );
  });

  it.each([
    ['blue', 'dark-gray'],
    ['white', 'light-blue'],
    ['gray', 'white'],
    [null, 'white'],
  ] as const)(
    'SITE-04b on %s use another text color than %s, which would be unreadable',
    (ground, copy) => {
      expect(styleOf({backgroundColor: ground, copyColor: copy})).toBe(
        `background-color:var(--brand-${ground ?? 'white'})`,
      );
    },
  );

  it('take no space when there is no carousel', () => {
    const source = html([carousel({headline: 'Empty', backgroundColor: 'blue'})]);
    expect(source).toMatch(/class="empty:hidden [^"]*"><\/div>/);
  });
});
