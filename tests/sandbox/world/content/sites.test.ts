import {describe, expect, it} from 'vitest';
import {parseList, listHref} from '~/domains/catalog/list-state';
import {parseFileName} from '~sandbox/commerce/cdn/file-name';
import {buildContent} from '~sandbox/world/content/content';
import type {Link, SeedBlock, SeedPage, SeedSite} from '~sandbox/world/content/sites/seed-site';
import {SHOP} from '~sandbox/world/content/sites/shop/shop';
import {STAFF} from '~sandbox/world/content/sites/staff/staff';
import {buildWorld} from '~sandbox/world/world';
import {repeated} from '../support';

const world = buildWorld();
const content = buildContent(world);
const SITES = [SHOP, STAFF];

/** Paths with a route of their own in the app, which links may use as well. */
const FIXED = [
  '/',
  '/account/orders',
  '/cart',
  '/contact-us',
  '/find-order',
  '/shelter/register',
  '/sitemap',
  '/shipping',
  '/faq',
  '/terms-and-conditions',
];
/** Slugs of pages that the app requests by name. */
const REQUIRED_SLUGS = [
  'home',
  'error',
  'autoship',
  'shipping',
  'faq',
  'terms-and-conditions',
  'privacy-policy',
  'returns',
  'contact-us',
];
const TAGS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a'];
const MIN_SENTENCE_LENGTH = 40;

/** All texts of a nested value, each with the name of its property. */
function textsOf(value: unknown, name = ''): {name: string; text: string}[] {
  if (typeof value === 'string') return [{name, text: value}];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, key));
}

const withName = (value: unknown, ...names: string[]) =>
  textsOf(value).flatMap(({name, text}) => (names.includes(name) ? [text] : []));

const hrefsOf = (html: string) =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);

const linksOf = (site: SeedSite) => [
  ...withName(site, 'link', 'target'),
  ...textsOf(site).flatMap(({text}) => hrefsOf(text)),
];

const isPublished = ({status = 'published'}: {status?: string}) => status === 'published';
const pathsOf = ({pages}: SeedSite) =>
  pages.filter(isPublished).map(({slug}) => (slug === 'home' ? '/' : `/${slug}`));

const facetsOf = (id: number, field: string) =>
  content.product_facets.filter((facet) => facet.product === id && facet.field === field);

/** The products of a list on a site, by facet values only; `null` for a URL that isn't the canonical one of a list. */
function productsAt(address: string, site: SeedSite): string[] | null {
  const url = new URL(address, 'https://shop.example');
  const state = parseList(url);
  if (!state || listHref(state) !== address) return null;
  const {path, filters} = state;
  const wanted: [string, readonly string[]][] = [
    ['sites', [site.code]],
    ...(path.kind === 'species' || path.kind === 'category'
      ? [['species', [path.species]] as [string, string[]]]
      : []),
    ...(path.kind === 'category' ? [[path.field, [path.value]] as [string, string[]]] : []),
    ...Object.entries(filters),
  ];
  return content.products
    .filter(({id}) =>
      wanted.every(([field, values]) =>
        facetsOf(id, field).some(({value}) => values.includes(value)),
      ),
    )
    .map(({handle}) => handle);
}

function isProductOf(path: string, site: SeedSite): boolean {
  const [, handle] = /^\/products\/(?:dropshipping\/)?([a-z0-9-]+)$/.exec(path) ?? [];
  const product = world.products.find((item) => item.handle === handle);
  if (!product) return false;
  if (path.includes('/dropshipping/') !== product.tags.includes('dropship')) return false;
  return isOffered(product.handle, site) || (site === SHOP && product.tags.includes('donation'));
}

function isOffered(handle: string, {code}: SeedSite): boolean {
  const row = content.products.find((item) => item.handle === handle);
  return row !== undefined && facetsOf(row.id, 'sites').some(({value}) => value === code);
}

const blocksOf = <Kind extends SeedBlock['collection']>(pages: SeedPage[], kind: Kind) =>
  pages.flatMap(({blocks}) =>
    blocks.filter(
      (block): block is Extract<SeedBlock, {collection: Kind}> => block.collection === kind,
    ),
  );

const givesHeading = (block: SeedBlock) =>
  block.collection === 'block_feature_heading' ||
  (block.collection === 'block_promotion_banner' && block.layout === 'hero');

const plainText = (html: string) =>
  html.replace(/<\/(?:p|h2|h3|li)>/g, '. ').replace(/<[^>]+>/g, '');

const sentencesOf = (text: string) =>
  plainText(text)
    .split(/(?<=[.!?:;])\s+/)
    .map((sentence) =>
      sentence
        .trim()
        .toLowerCase()
        .replace(/[.\s]+$/, ''),
    );

/** Properties that aren't visible text, or whose text comes from the linked page. */
const HIDDEN_PROPERTIES = [
  'link',
  'image',
  'slug',
  'name',
  'source',
  'target',
  'collection',
  'seo_description',
];

describe.each(SITES)('$code site content', (site) => {
  const {pages, navigations} = site;
  const visibleTexts = textsOf(site).filter(({name}) => !HIDDEN_PROPERTIES.includes(name));

  it('SAND-31a links to pages, products or non-empty lists of its site, or to https URLs', () => {
    const lost = linksOf(site).filter((address) => {
      if (address.startsWith('https://')) return !URL.canParse(address);
      if ([...FIXED, ...pathsOf(site)].includes(address)) return false;
      return !isProductOf(address, site) && !productsAt(address, site)?.length;
    });
    expect(lost).toEqual([]);
    expect(linksOf(site).length).toBeGreaterThan(60);
  });

  it('SAND-31b uses pictures that the image service can draw, with unique alt text unless decorative', () => {
    const images = withName(site, 'image');
    expect(images.length).toBeGreaterThan(12);
    for (const path of images) {
      expect(parseFileName(path.replace('/cdn/shop/files/', '')), path).not.toBeNull();
    }
    const [pictures, alts] = [withName(pages, 'image'), withName(pages, 'image_alt')];
    expect(alts).toHaveLength(pictures.length);
    expect(repeated(alts.filter((alt) => alt !== ''))).toEqual([]);
  });

  it("SAND-31d has four or more of its site's products in each carousel, under a unique name", () => {
    const carousels = blocksOf(pages, 'block_product_carousel');
    for (const {page, handles} of carousels) {
      const names = handles.map(({handle}) => handle);
      expect(names.length, page).toBeGreaterThanOrEqual(4);
      expect(repeated(names), page).toEqual([]);
      expect(
        names.filter((handle) => !isOffered(handle, site)),
        page,
      ).toEqual([]);
    }
    expect(repeated(carousels.map(({page}) => page))).toEqual([]);
    for (const {blocks} of pages) {
      blocks.forEach((block, index) => {
        if (block.collection !== 'block_product_carousel') return;
        expect(block.isLastComponent).toBe(index === blocks.length - 1);
      });
    }
  });

  it('SAND-31c repeats no long sentence and has no placeholder text', () => {
    const slogan = SHOP.tagline.toLowerCase();
    const sentences = visibleTexts
      .flatMap(({text}) => sentencesOf(text))
      .filter((sentence) => sentence.length >= MIN_SENTENCE_LENGTH && sentence !== slogan);
    expect(sentences.length).toBeGreaterThan(60);
    expect(repeated(sentences)).toEqual([]);
    expect(visibleTexts.filter(({text}) => /lorem|ipsum|todo|tbd|xxx/i.test(text))).toEqual([]);
  });

  it('SAND-31d starts each page with its only main heading', () => {
    /* Content below the cart has no main heading: the cart page has its own. */
    for (const {slug, blocks} of pages.filter(({slug}) => slug !== 'cart')) {
      expect(blocks.findIndex(givesHeading), slug).toBe(0);
      expect(blocks.filter(givesHeading), slug).toHaveLength(1);
    }
  });

  it('SAND-31d has the pages that the app requires, with unique slugs', () => {
    const slugs = pages.filter(isPublished).map(({slug}) => slug);
    expect(slugs).toEqual(expect.arrayContaining(REQUIRED_SLUGS));
    expect(repeated(slugs)).toEqual([]);
  });

  it('SAND-31d answers twelve or more questions in its FAQ, in groups, without duplicates', () => {
    const faq = blocksOf(
      pages.filter(({slug}) => slug === 'faq'),
      'block_faq',
    );
    expect(faq.length).toBeGreaterThanOrEqual(2);
    expect(faq.flatMap(({entries}) => entries).length).toBeGreaterThanOrEqual(12);
    expect(repeated(withName(pages, 'question'))).toEqual([]);
  });

  it('SAND-31d has HTML with allowed elements only, correctly nested', () => {
    for (const {text} of textsOf(site)) {
      const open: string[] = [];
      for (const [, slash, tag = ''] of text.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/gi)) {
        expect(TAGS).toContain(tag);
        if (slash) expect(open.pop(), text).toBe(tag);
        else open.push(tag);
      }
      expect(open, text).toEqual([]);
    }
  });

  it('SAND-31d has at most five header items with short labels, and menus of at most four columns', () => {
    expect(navigations.main.length).toBeLessThanOrEqual(5);
    for (const {label, columns} of navigations.main) {
      expect(label.length).toBeLessThanOrEqual(13);
      expect(columns.length).toBeLessThanOrEqual(4);
      for (const {links} of columns) {
        expect(links.length).toBeLessThanOrEqual(6);
        expect(repeated(links.map(({link}: Link) => link))).toEqual([]);
      }
    }
    expect(navigations.footer.length).toBeGreaterThanOrEqual(3);
  });

  it('SAND-31a redirects from unused paths, and never to another redirect', () => {
    const sources = site.redirects.map(({source}) => source);
    expect(sources.length).toBeGreaterThanOrEqual(4);
    expect(repeated(sources)).toEqual([]);
    for (const {source, target} of site.redirects) {
      expect([...FIXED, ...pathsOf(site)]).not.toContain(source);
      expect(sources).not.toContain(target);
    }
  });

  it('SAND-31d has past, current and future scheduled items', () => {
    const now = Date.parse('2026-12-01T12:00:00Z');
    const {announcements, deals} = site;
    const when = ({starts_at, ends_at}: {starts_at?: string; ends_at?: string}) => {
      if (ends_at && Date.parse(ends_at) <= now) return 'over';
      return starts_at && Date.parse(starts_at) > now ? 'to come' : 'on';
    };
    const moments = announcements.filter(isPublished).map(when);
    expect(moments.filter((moment) => moment === 'on').length).toBeGreaterThanOrEqual(2);
    expect(moments).toEqual(expect.arrayContaining(['over', 'to come']));
    expect(announcements.some(({status}) => status === 'draft')).toBe(true);
    expect(deals.map(when)).toEqual(['on', 'on', 'on', 'to come']);
    expect(site.banners.filter(isPublished).map(when)).toContain('to come');
  });

  it('SAND-31d has deals for variants that its site sells at a reduced price', () => {
    for (const {sku} of site.deals) {
      const product = world.products.find(({variants}) =>
        variants.some((item) => item.sku === sku),
      );
      const variant = product?.variants.find((item) => item.sku === sku);
      expect(isOffered(product?.handle ?? '', site), sku).toBe(true);
      expect(variant?.compareAtPrice, sku).toBeGreaterThan(variant?.price ?? Infinity);
    }
  });

  it('SAND-31d has contact topics and texts for each account page', () => {
    expect(site.contact_topics).toHaveLength(6);
    expect(repeated(site.contact_topics.map(({value}) => value))).toEqual([]);
    expect(site.account_pages.map(({page}) => page)).toEqual([
      'dashboard',
      'profile',
      'orders',
      'autoships',
      'address-book',
      'pets',
    ]);
  });
});

describe('content of both sites', () => {
  it('SAND-31d uses every type of block, and has a draft and an archived page', () => {
    const used = new Set(
      SITES.flatMap(({pages}) => pages.flatMap(({blocks}) => blocks)).map(
        (block) => block.collection,
      ),
    );
    const kinds = Object.keys(content).filter((name) => name.startsWith('block_'));
    expect([...used].sort()).toEqual(kinds.sort());
    expect(used.size).toBe(10);
    expect(SHOP.pages.map(({status}) => status)).toEqual(
      expect.arrayContaining(['draft', 'archived']),
    );
  });

  it('CARD-16 promotes neither autoship nor shipping on the staff home page', () => {
    const home = STAFF.pages.find(({slug}) => slug === 'home');
    const promoted = [home, STAFF.announcements, STAFF.banners].flatMap((part) => textsOf(part));
    expect(promoted.length).toBeGreaterThan(30);
    expect(promoted.filter(({text}) => /autoship|shipping/i.test(text))).toEqual([]);
  });
});
