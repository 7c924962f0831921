import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {useOwnSandbox} from '../support/own-sandbox';
import {leafData} from './support/leaf-data';
import {openCachingShop, sandboxOrigin} from './support/shared-sandbox';
import {openShop, watchShop, type Shop} from './support/shop';

const {log, unexpected} = watchShop();
const shop = openCachingShop();
const staff = openCachingShop({SITE_ID: 'HPSF'});

const ORIGIN = 'http://localhost:3000';

/** Paths of the URLs in a sitemap. */
async function pathsOf(path: string, at: Shop = shop): Promise<string[]> {
  const {text} = await at.visitor().get(path);
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace(ORIGIN, ''));
}

interface SiteMapData {
  head: {title: string; canonical?: string};
  map: {
    main: {path: string}[];
    species: {path: string; groups: {heading: string; path: string; links: {path: string}[]}[]}[];
  };
}

async function siteMapOf(at: Shop): Promise<SiteMapData> {
  return (await at.visitor().get('/sitemap')).page().loaderData.sitemap as SiteMapData;
}

describe('the XML sitemap', () => {
  it('FIND-11a has an index of its files, which may be cached', async () => {
    const answer = await shop.visitor().get('/sitemap.xml');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(await pathsOf('/sitemap.xml')).toEqual([
      '/sitemap/pages/1.xml',
      '/sitemap/products/1.xml',
    ]);
  });

  it('FIND-12b LIST-20b lists main pages and categories, each once', async () => {
    const paths = await pathsOf('/sitemap/pages/1.xml');
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/products', '/sitemap', '/products/dog', '/products/cat']),
    );
    expect(paths).toContain('/products/dog/pet-age');
    expect(paths).toContain('/products/dog/pet-age/puppy-food');
    expect(paths).toContain('/products/cat/health/urinary');
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('FIND-12b loads the editors’ pages once', async () => {
    await openShop(sandboxOrigin).visitor().get('/sitemap/pages/1.xml');
    const calls = log().flatMap(({upstream}) => (upstream as {call: string}[] | undefined) ?? []);
    expect(calls.filter(({call}) => call === 'content-system.pages')).toHaveLength(1);
  });

  it('FIND-12a lists only canonical URLs that answer 200', async () => {
    const visitor = shop.visitor();
    const paths = [
      ...(await pathsOf('/sitemap/pages/1.xml')),
      ...(await pathsOf('/sitemap/products/1.xml')),
    ];
    for (const path of paths) {
      const answer = await visitor.get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(leafData(answer)).toMatchObject({
        head: {canonical: ORIGIN + path, openGraph: {title: expect.any(String) as string}},
      });
    }
    expect(unexpected()).toEqual([]);
  }, 60_000);

  it('FIND-12b lists every product by its handle, dropshipped ones under their own path', async () => {
    const paths = await pathsOf('/sitemap/products/1.xml');
    expect(paths.length).toBeGreaterThan(60);
    expect(paths).toContain('/products/country-table-adult');
    expect(paths).toContain('/products/dropshipping/stainless-steel-bowl');
    expect(paths).not.toContain('/products/stainless-steel-bowl');
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each([
    '/sitemap/products/2.xml',
    '/sitemap/products/0.xml',
    '/sitemap/products/1',
    '/sitemap/products/1.xml.gz',
    '/sitemap/products/999999999.xml',
    '/sitemap/pages/2.xml',
    '/sitemap/orders/1.xml',
    '/sitemap/__proto__/1.xml',
  ])('FIND-11a %s is not found', async (path) => {
    expect((await shop.visitor().get(path)).status).toBe(404);
    expect(unexpected()).toEqual([]);
  });

  it.each(['/sitemap.xml', '/sitemap/pages/1.xml', '/sitemap/products/1.xml'])(
    'FIND-11b %s is not found on the staff site',
    async (path) => {
      expect((await staff.visitor().get(path)).status).toBe(404);
    },
  );
});

describe('the site map page', () => {
  it('ROUTE-38, FIND-16a is titled "Site Map" and has a canonical URL', async () => {
    const {head} = await siteMapOf(shop);
    expect(head.title).toBe('Site Map | Shop');
    expect(head.canonical).toBe(`${ORIGIN}/sitemap`);
  });

  it.each([
    ['DTC', shop],
    ['HPSF', staff],
  ])(
    'FIND-16a, LIST-20c links only to pages that answer 200 and have content: %s',
    async (site, at) => {
      const {map} = await siteMapOf(at);
      const categories = map.species.flatMap(({path, groups}) => [
        path,
        ...groups.flatMap((group) => [group.path, ...group.links.map((link) => link.path)]),
      ]);
      expect([site, categories.length]).toEqual([site, new Set(categories).size]);
      expect(categories.length).toBeGreaterThan(20);
      const visitor = at.visitor();
      for (const {path} of map.main) {
        expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
      }
      for (const path of categories) {
        const answer = await visitor.get(path);
        expect([path, answer.status]).toEqual([path, 200]);
        const {list} = leafData(answer) as {list: {cards: unknown[]}};
        expect([path, list.cards.length > 0]).toEqual([path, true]);
      }
    },
    60_000,
  );
});

describe('the sitemap during failures', () => {
  const sandbox = useOwnSandbox();
  let own: Shop;
  beforeEach(() => {
    own = openShop(sandbox.origin());
  });
  afterEach(() => createSandboxControl(sandbox.origin()).clearFaults());

  it('FIND-16a FIND-16b the site map page shows main pages and categories on both sites', async () => {
    const control = createSandboxControl(sandbox.origin());
    for (const service of ['commerce', 'content-system', 'inventory'] as const) {
      await control.fault({service, kind: 'down'});
    }
    const answer = await own.visitor().get('/sitemap');
    expect(answer.status).toBe(200);
    const {map} = answer.page().loaderData.sitemap as SiteMapData;
    expect(map.main.length).toBeGreaterThan(2);
    expect(map.species.map(({path}) => path)).toEqual(['/products/dog', '/products/cat']);
    expect(map.species.map(({groups}) => groups.map(({heading}) => heading))).toEqual([
      ['By age', 'By food form', 'By line'],
      ['By age', 'By food form', 'By line'],
    ]);
  });

  it('FIND-11a product sitemaps answer 503 with Retry-After', async () => {
    await createSandboxControl(sandbox.origin()).fault({service: 'commerce', kind: 'down'});
    for (const path of ['/sitemap.xml', '/sitemap/products/1.xml']) {
      const answer = await own.visitor().get(path);
      expect([path, answer.status]).toEqual([path, 503]);
      expect(answer.headers.get('Retry-After')).toBe('60');
      expect(answer.headers.get('Cache-Control')).not.toContain('public');
    }
    expect(await pathsOf('/sitemap/pages/1.xml', own)).toContain('/products/dog');
  });

  it.each(['down', 'error', 'throttle', 'malformed'] as const)(
    'FIND-11a the page sitemap answers 503 without the editors’ pages (%s), because a partial list is worse than none',
    async (kind) => {
      await createSandboxControl(sandbox.origin()).fault({service: 'content-system', kind});
      const answer = await own.visitor().get('/sitemap/pages/1.xml');
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Retry-After')).toBe('60');
      expect(answer.headers.get('Cache-Control')).not.toContain('public');
      expect(answer.text).not.toContain('<loc>');
      expect(await pathsOf('/sitemap/products/1.xml', own)).not.toEqual([]);
    },
  );
});
