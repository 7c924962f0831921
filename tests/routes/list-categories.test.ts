import {describe, expect, it} from 'vitest';
import type {CatalogProduct} from '~sandbox/commerce/catalog/types';
import {handlesOf, listOf, listPageOf} from './support/list';
import {openCachingShop} from './support/shared-sandbox';
import {watchShop, type Shop} from './support/shop';
import {PATIENCE_MS, productOf, products, tagOf, wholeList} from './support/seeded-lists';

const {unexpected} = watchShop();
const shop = openCachingShop();
const staff = openCachingShop({SITE_ID: 'HPSF'});

describe('categories', () => {
  it.each([
    ['/products/dog', 'category-dog', 'Dog Food & Treats', '/products/dog'],
    ['/products/cat', 'category-cat', 'Cat Food & Treats', '/products/cat'],
    ['/products/dog/species', 'category-dog', 'Dog Food & Treats', '/products/dog'],
    [
      '/products/cat/food-form/dry-food',
      'category-cat',
      'Dry Cat Food',
      '/products/cat/food-form/dry-food',
    ],
    [
      '/products/dog/food-form/dry-food/',
      'category-dog',
      'Dry Dog Food',
      '/products/dog/food-form/dry-food',
    ],
  ])('ROUTE-07 %s is a category', async (path, route, heading, canonical) => {
    const answer = await shop.visitor().get(path);
    expect([answer.status, answer.page().matches.at(-1)]).toEqual([200, route]);
    const page = listPageOf(answer);
    expect(page.heading).toBe(heading);
    expect(page.head.title).toMatch(/ \| Shop$/);
    expect(page.head.canonical).toBe(`http://localhost:3000${canonical}`);
    expect(page.list.cards.length).toBeGreaterThan(0);
    expect(page.list.content.intro).toBeTruthy();
  });

  it('ROUTE-07 each species has its own products', async () => {
    const [dogs, cats] = [
      await wholeList('/products/dog', shop),
      await wholeList('/products/cat', shop),
    ];
    expect(handlesOf(dogs).filter((handle) => handlesOf(cats).includes(handle))).toEqual([]);
    for (const handle of handlesOf(dogs)) expect(productOf(handle).tags).toContain('species:dog');
  });

  it.each([
    ['/products/dog/pet-age/puppy-food', 'lifestage:puppy'],
    ['/products/cat/brand/marlowe-clinical', 'line:clinical'],
    ['/products/dog/flavor/peanut-butter', 'flavor:peanut-butter'],
    ['/products/cat/health/hairball', 'health:hairball'],
    ['/products/dog/breed-size/large', 'breed-size:large'],
    ['/products/cat/food-form/treats', 'food-form:treat'],
  ])(
    'ROUTE-07 %s lists the products tagged %s and doesn’t offer to change that',
    async (path, tag) => {
      const list = await wholeList(path, shop);
      const species = path.split('/')[2] ?? '';
      const expected = products.filter(
        ({tags}) => tags.includes(tag) && tags.includes(`species:${species}`),
      );
      expect(handlesOf(list).sort()).toEqual(expected.map(({handle}) => handle).sort());
      expect(list.groups.map(({slug}) => slug)).not.toContain(path.split('/')[3]);
      expect(list.groups.map(({slug}) => slug)).not.toContain('species');
      expect(list.trail.category?.url).toBe(path);
    },
  );

  it.each(['/products/dog/flavor/cheese', '/products/dog/flavor/peanut-butter'])(
    'LIST-11a, CAT-30 %s exists only on the consumer site',
    async (path) => {
      expect((await shop.visitor().get(path)).status).toBe(200);
      expect((await staff.visitor().get(path)).status).toBe(404);
    },
  );

  it.each([
    ['dog', 'brand', 'line'],
    ['dog', 'pet-age', 'lifestage'],
    ['dog', 'food-form', 'food-form'],
    ['dog', 'flavor', 'flavor'],
    ['dog', 'health', 'health'],
    ['dog', 'breed-size', 'breed-size'],
    ['cat', 'brand', 'line'],
    ['cat', 'pet-age', 'lifestage'],
    ['cat', 'food-form', 'food-form'],
    ['cat', 'flavor', 'flavor'],
    ['cat', 'health', 'health'],
  ])(
    'ROUTE-07, LIST-19a, LIST-19b /products/%s/%s lists its products, with tiles that link to each value, on both sites',
    async (species, slug, tag) => {
      const path = `/products/${species}/${slug}`;
      const hasIt = ({tags}: CatalogProduct) => tags.some((item) => item.startsWith(`${tag}:`));
      for (const at of [shop, staff]) {
        const [list, ofSpecies] = [
          await wholeList(path, at),
          await wholeList(`/products/${species}`, at),
        ];
        expect(handlesOf(list).sort()).toEqual(
          handlesOf(ofSpecies)
            .filter((handle) => hasIt(productOf(handle)))
            .sort(),
        );
        expect(list.tiles.length).toBeGreaterThan(1);
        for (const {to, label, count, image} of list.tiles) {
          expect(to).toMatch(new RegExp(`^${path}/[a-z-]+$`));
          const behind = listOf(await at.visitor().get(to));
          expect([to, count]).toEqual([to, behind.total]);
          expect([to, label]).toEqual([to, behind.trail.category?.label]);
          expect(image).toMatch(/^http/);
        }
        const found = new Set(
          list.tiles.flatMap(({to}) => products.filter(({tags}) => tags.includes(tagOf(to, tag)))),
        );
        expect(handlesOf(list).every((handle) => found.has(productOf(handle)))).toBe(true);
      }
      expect(unexpected()).toEqual([]);
    },
    PATIENCE_MS,
  );

  it('LIST-19a a group page has no tile for a value without products on this site', async () => {
    const tiles = async (at: Shop) =>
      listOf(await at.visitor().get('/products/dog/flavor')).tiles.map(({to}) => to);
    expect(await tiles(shop)).toContain('/products/dog/flavor/cheese');
    expect(await tiles(staff)).not.toContain('/products/dog/flavor/cheese');
  });

  it('LIST-20a LIST-11b a group page has its title, canonical URL, breadcrumbs and texts', async () => {
    const answer = await shop.visitor().get('/products/dog/food-form/?sort=name');
    expect(answer.status).toBe(200);
    const {head, heading, list} = listPageOf(answer);
    expect(heading).toBe('Dog Food by Form');
    expect(head.title).toBe('Dog Food by Form | Shop');
    expect(head.canonical).toBe('http://localhost:3000/products/dog/food-form');
    expect(JSON.stringify(answer.page().structuredData)).toContain('"name":"Food form"');
    expect(list.groups.map(({slug}) => slug)).not.toContain('food-form');
    expect(list.groups.map(({slug}) => slug)).not.toContain('species');
  });

  it('LIST-22 a group page can be filtered, sorted and paged like any list', async () => {
    const path = '/products/dog/flavor';
    const [all, clinical] = [
      await wholeList(path, shop),
      await wholeList(`${path}?brand=clinical`, shop),
    ];
    expect(clinical.total).toBeGreaterThan(0);
    expect(clinical.total).toBeLessThan(all.total);
    expect(clinical.tiles).toEqual(all.tiles);
    expect(all.total).toBeGreaterThan(24);
    const names = handlesOf(await wholeList(`${path}?sort=name`, shop)).map(
      (handle) => productOf(handle).title,
    );
    expect(names).toEqual([...names].sort());
  });

  it.each([
    '/products/dog/colour',
    '/products/dog/weight',
    '/products/dog/pack-type',
    '/products/cat/breed-size',
    '/products/dog/food-form/no-such',
    '/products/dog/food-form/..%2F..%2Fcat',
    '/products/cat/food-form/DRY-FOOD',
    '/products/dog/no-such/dry-food',
    '/products/dog/pet-age/kitten-food',
    '/products/cat/pet-age/puppy-food',
    '/products/dog/flavor/tofu',
    '/products/dog/flavor/tuna',
    '/products/cat/breed-size/large',
    '/products/dog/species/x',
    '/products/dog/a/b/c/d',
  ])('LIST-11a LIST-20d %s is no category', async (path) => {
    const answer = await shop.visitor().get(path);
    expect(answer.status).toBe(404);
    expect(unexpected()).toEqual([]);
  });
});
