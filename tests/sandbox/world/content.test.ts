import {describe, expect, it} from 'vitest';
import type {WorldMenuItem} from '~sandbox/world/types';
import {buildMenus} from '~sandbox/world/menus';
import {buildWorld} from '~sandbox/world/world';
import {IMAGE_PATH, repeated} from './support';

const world = buildWorld();
const collectionOf = (handle: string) => world.collections.find((item) => item.handle === handle);
const tagsOf = (handle: string) =>
  world.products.find((item) => item.handle === handle)?.tags ?? [];

describe('collections', () => {
  const categories = ['dog', 'cat'].flatMap((species) => [
    species,
    `${species}-dry-food`,
    `${species}-wet-food`,
    `${species}-treats`,
    `${species}-adult-${species}-food`,
    `${species}-senior-${species}-food`,
    `${species}-marlowe-balance`,
    `${species}-marlowe-clinical`,
    `${species}-marlowe-treats`,
  ]);
  const conditions = [
    ...new Set(
      world.products.flatMap(({tags}) => {
        const species = tags.find((tag) => tag.startsWith('species:'))?.slice('species:'.length);
        return tags
          .filter((tag) => tag.startsWith('health:'))
          .map((tag) => `${species}-${tag.slice('health:'.length)}`);
      }),
    ),
  ];

  it.each([
    'frontpage',
    'best-sellers',
    'all-treats',
    'new-arrivals',
    'dog-puppy-food',
    'cat-kitten-food',
    ...categories,
    ...conditions,
  ])('SAND-17a include %s, with products', (handle) => {
    expect(collectionOf(handle)?.productHandles.length).toBeGreaterThan(0);
  });

  it('list only existing products, each once, and have unique handles and ids', () => {
    const handles = new Set(world.products.map(({handle}) => handle));
    for (const {handle, productHandles} of world.collections) {
      expect(repeated(productHandles), handle).toEqual([]);
      expect(
        productHandles.filter((item) => !handles.has(item)),
        handle,
      ).toEqual([]);
    }
    expect(repeated(world.collections.map(({handle}) => handle))).toEqual([]);
    expect(repeated(world.collections.map(({id}) => id))).toEqual([]);
  });

  it.each([
    ['dog-wet-food', ['species:dog', 'food-form:wet-food']],
    ['cat-senior-cat-food', ['species:cat', 'lifestage:senior']],
    ['cat-marlowe-clinical', ['species:cat', 'line:clinical', 'prescription']],
    ['dog-joint', ['species:dog', 'health:joint']],
    ['all-treats', ['food-form:treat']],
    ['new-arrivals', ['new']],
  ])('%s only has products with the tags %j', (handle, tags) => {
    for (const product of collectionOf(handle)?.productHandles ?? []) {
      expect(tagsOf(product)).toEqual(expect.arrayContaining(tags));
    }
  });

  it('list best sellers first; the front page lists only best sellers', () => {
    expect(world.bestSellers[0]).toBe('everyday-chicken-barley');
    expect(collectionOf('best-sellers')?.productHandles).toEqual(world.bestSellers);
    expect(collectionOf('frontpage')?.productHandles).toEqual(world.bestSellers.slice(0, 12));
    expect(collectionOf('cat')?.productHandles[0]).toBe('indoor-salmon-oat');
  });

  it('have a scene of their own; the front page has the home hero', () => {
    for (const {handle, image} of world.collections) {
      const scene = handle === 'frontpage' ? 'hero-home' : `collection-${handle}`;
      expect(image?.path).toBe(`/cdn/shop/files/scene_${scene}.png`);
      expect(image?.path).toMatch(IMAGE_PATH);
    }
  });
});

describe('autoship', () => {
  it('offers deliveries every 2, 3, 4, 5, 6, 8, 10 or 12 weeks at 5% off', () => {
    expect(world.sellingPlanGroups.map(({name}) => name)).toEqual(['Autoship']);
    const plans = world.sellingPlanGroups[0]?.plans ?? [];
    expect(
      plans.map(({interval, intervalCount, percentOff}) => [interval, intervalCount, percentOff]),
    ).toEqual([2, 3, 4, 5, 6, 8, 10, 12].map((weeks) => ['WEEK', weeks, 5]));
  });
});

describe('menus and texts', () => {
  const all = (items: WorldMenuItem[]): WorldMenuItem[] =>
    items.flatMap((item) => [item, ...all(item.items)]);
  const items = world.menus.flatMap((menu) => all(menu.items));

  it('have menu items that link to existing resources', () => {
    const resources = new Map(
      [...world.collections, ...world.pages, ...world.policies, ...world.blogs].map(
        ({id, handle}) => [id, handle],
      ),
    );
    expect(world.menus.map(({handle}) => handle)).toEqual(['main-menu', 'footer']);
    expect(repeated(items.map(({id}) => id))).toEqual([]);
    for (const {path, type, resourceId} of items) {
      expect(path.split('/').at(-1)).toBe(
        type === 'SEARCH' ? 'search' : resources.get(resourceId ?? ''),
      );
    }
  });

  it('fail to build when a linked page is missing', () => {
    expect(() => buildMenus({...world, pages: []})).toThrow('/pages/about');
  });

  it('have one policy of each kind, all of which name the shop', () => {
    expect(world.policies.map(({kind}) => kind)).toEqual([
      'privacyPolicy',
      'refundPolicy',
      'shippingPolicy',
      'termsOfService',
      'subscriptionPolicy',
    ]);
    for (const {body} of world.policies) expect(body).toContain('Marlowe Pet Nutrition');
  });

  it('have articles newest first, each under its own blog', () => {
    for (const blog of world.blogs) {
      const times = blog.articles.map(({publishedAt}) => publishedAt);
      expect(times).toEqual([...times].sort().reverse());
      expect(new Set(blog.articles.map(({blogId}) => blogId))).toEqual(new Set([blog.id]));
    }
  });

  it('have redirects to existing resources only', () => {
    for (const {target} of world.urlRedirects) {
      const [, folder, handle] = target.split('/');
      const among =
        folder === 'collections'
          ? world.collections
          : folder === 'pages'
            ? world.pages
            : world.products;
      expect(
        among.some((item) => item.handle === handle),
        target,
      ).toBe(true);
    }
  });
});
