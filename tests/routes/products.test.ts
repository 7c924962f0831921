import {describe, expect, it} from 'vitest';
import {optionChoices} from '~/domains/catalog/page/option-choices';
import type {ProductModel} from '~/domains/catalog/product-model';
import type {ContentPageView} from '~/shell/content/content-page.server';
import {expectConsole} from '~tests/support/expect-console';
import {add, BISCUITS, KIBBLE} from '../support/variants';
import {cardsIn} from './support/cards-in';
import {createHtmlBuild} from './support/html-build';
import {leafData} from './support/leaf-data';
import {openCachingShop, sandboxOrigin} from './support/shared-sandbox';
import {openShop, watchShop, type Answer} from './support/shop';

const {unexpected} = watchShop();
const shop = openCachingShop();
const staff = openCachingShop({SITE_ID: 'HPSF'});

interface ProductData {
  head: {
    title: string;
    canonical?: string;
    openGraph?: {type: string; image: string};
  };
  product: ProductModel;
  complements: {handle: string}[];
  alternatives: {handle: string; variant: {inStock: boolean}}[];
}

const graphOf = (data: Record<string, unknown> | undefined) =>
  (data?.['@graph'] ?? []) as Record<string, unknown>[];

const dataOf = (answer: Answer) => leafData(answer) as ProductData;

const skuAt = async (path: string) => {
  const answer = await shop.visitor().get(path);
  return answer.status === 200 ? dataOf(answer).product.variant.sku : answer.status;
};

/** Beef, Lamb and Turkey in 4, 15 and 30 lb; Beef 4 lb is out of stock. */
const TABLE = 'country-table-adult';
const LINE = `marlowe-balance/${TABLE}`;

/** Products whose stock is low in some warehouses. */
const HANDLES: Record<string, string> = {
  'MB-DEVC-4': 'everyday-chicken-barley',
  'MB-DEVC-30': 'everyday-chicken-barley',
  'MB-CKTM-7': 'kind-tummy-turkey-rice',
  'MC-DJCD-CHK-7': 'clinical-joint-care-dry',
};

describe('a product page', () => {
  it.each([
    [`/products/${TABLE}`, 'MB-DCTA-BEF-15'],
    [`/products/${TABLE}/`, 'MB-DCTA-BEF-15'],
  ])('ROUTE-09, CARD-13 %s selects the default variant %s', async (path, sku) => {
    expect(await skuAt(path)).toBe(sku);
  });

  it.each([
    [`/products/${LINE}/lamb/15-lb`, 'MB-DCTA-LMB-15'],
    [`/products/${LINE}/lamb/99-lb`, 'MB-DCTA-LMB-4'],
    [`/products/${LINE}/tofu/30-lb`, 'MB-DCTA-BEF-30'],
    [`/products/${LINE}/lamb/15-lb/`, 'MB-DCTA-LMB-15'],
    [`/products/${LINE}/lamb/15-lb?sku=MB-DCTA-TRK-30`, 'MB-DCTA-TRK-30'],
    ['/products/marlowe-balance/everyday-chicken-barley/original/30-lb', 'MB-DEVC-30'],
  ])('ROUTE-08 %s selects %s by the values in its path', async (path, sku) => {
    expect(await skuAt(path)).toBe(sku);
  });

  it.each([
    ['/products/dropshipping/stainless-steel-bowl', 'MA-BOWL-2'],
    ['/products/dropshipping/stainless-steel-bowl?sku=MA-BOWL-8', 'MA-BOWL-8'],
  ])('ROUTE-10 %s selects %s of a dropshipped product', async (path, sku) => {
    expect(await skuAt(path)).toBe(sku);
  });

  it.each([
    [`/products/${TABLE}?sku=MB-DCTA-LMB-30`, 'MB-DCTA-LMB-30'],
    [`/products/${TABLE}?sku=MB-DCTA-BEF-4`, 'MB-DCTA-BEF-4'],
    [`/products/${TABLE}?sku=NO-SUCH`, 'MB-DCTA-BEF-15'],
    [`/products/${TABLE}?search=mb-dcta-trk-4`, 'MB-DCTA-TRK-4'],
    [`/products/${TABLE}/flavor/turkey?sku=MB-DCTA-LMB-4`, 'MB-DCTA-LMB-4'],
    [`/products/${TABLE}/flavor/turkey?search=MB-DCTA-LMB-4`, 'MB-DCTA-TRK-4'],
    [`/products/${TABLE}/flavor/tofu?search=MB-DCTA-LMB-4`, 'MB-DCTA-LMB-4'],
    [`/products/${LINE}/lamb/15-lb?search=MB-DCTA-TRK-30`, 'MB-DCTA-LMB-15'],
    [`/products/${TABLE}?sku=MB-DCTA-BEF-30&search=MB-DCTA-LMB-4`, 'MB-DCTA-BEF-30'],
    [`/products/${TABLE}?sku=NO-SUCH&search=MB-DCTA-LMB-4`, 'MB-DCTA-LMB-4'],
  ])('CARD-05, CARD-08 %s selects %s by SKU, search or path', async (path, sku) => {
    expect(await skuAt(path)).toBe(sku);
  });

  it.each([
    [`/products/${TABLE}/flavor/turkey`, 'MB-DCTA-TRK-4'],
    [`/products/${TABLE}/flavor/tofu`, 'MB-DCTA-BEF-15'],
    [`/products/${TABLE}/weight/30lb`, 'MB-DCTA-BEF-30'],
    [`/products/${TABLE}/weight/45lb`, 'MB-DCTA-BEF-15'],
    [`/products/${TABLE}/weight/46lb`, 'MB-DCTA-BEF-15'],
    [`/products/${TABLE}/weight/4oz`, 'MB-DCTA-BEF-15'],
    [`/products/${TABLE}/food-form/dry-food`, 'MB-DCTA-BEF-15'],
    [`/products/${TABLE}/food-form/wet-food`, 'MB-DCTA-BEF-15'],
    ['/products/homestyle-stew/weight/12.8oz', 'MB-DHST-CHK-128Z'],
    ['/products/slow-simmered-supper/food-form/wet-food', 'MB-DSSP-BEF-C-55Z'],
  ])('CARD-06, CARD-07 %s selects %s by a value in its path', async (path, sku) => {
    expect(await skuAt(path)).toBe(sku);
  });

  it.each([
    '/products/no-such-product',
    `/products/${TABLE}/weight`,
    `/products/${TABLE}/colour/red`,
    `/products/marlowe-clinical/${TABLE}/lamb/15-lb`,
    `/products/no-such-line/${TABLE}/lamb/15-lb`,
    `/products/Marlowe%20Balance/${TABLE}/lamb/15-lb`,
    '/products/marlowe-balance/no-such-product/lamb/15-lb',
    `/products/dropshipping/${TABLE}`,
    '/products/dropshipping/no-such-product',
    '/products/..%2F..%2Fadmin',
    '/products/%2e%2e%2fcart',
    '/products/COUNTRY-TABLE-ADULT',
    '/products/%E2%98%83',
    '/products/%22%7D%7B',
    `/products/${'a'.repeat(200)}`,
  ])('HOUSE-22b %s answers 404', async (path) => {
    expect(await skuAt(path)).toBe(404);
    expect(unexpected()).toEqual([]);
  });

  it('HOUSE-22b answers 404 for a path that can’t be decoded', async () => {
    expectConsole('warn', /could not be decoded/);
    expect((await shop.visitor().get('/products/%E0%A4%A')).status).toBe(404);
  });

  it.each([
    ['sku', `/products/${TABLE}?sku=%00%27%22%3Cscript%3E`],
    ['search', `/products/${TABLE}?search=${'x'.repeat(2000)}`],
    ['value', `/products/${TABLE}/flavor/..%2F..%2Fetc`],
  ])('HOUSE-22b ignores a hostile %s', async (_name, path) => {
    expect(await skuAt(path)).toBe('MB-DCTA-BEF-15');
  });

  it.each([
    [`/products/${TABLE}`, 'Country Table Adult | Shop'],
    [`/products/${LINE}/lamb/15-lb`, 'Country Table Adult, Lamb, 15 lb | Shop'],
    [`/products/${TABLE}?sku=MB-DCTA-TRK-30`, 'Country Table Adult, Turkey, 30 lb | Shop'],
    [`/products/${TABLE}/flavor/turkey`, 'Country Table Adult, Turkey, 4 lb | Shop'],
    [`/products/${TABLE}?search=MB-DCTA-LMB-4`, 'Country Table Adult, Lamb, 4 lb | Shop'],
    ['/products/dropshipping/stainless-steel-bowl', 'Stainless Steel Bowl | Shop'],
    [
      '/products/dropshipping/stainless-steel-bowl?sku=MA-BOWL-8',
      'Stainless Steel Bowl, 8 cup | Shop',
    ],
  ])(
    'ROUTE-49, PDP-02a %s is titled after the product and the variant in its URL',
    async (path, title) => {
      expect(dataOf(await shop.visitor().get(path)).head.title).toBe(title);
    },
  );

  it.each([
    [`/products/${LINE}/lamb/15-lb?sku=MB-DCTA-LMB-15`, `/products/${TABLE}`],
    [`/products/${TABLE}/flavor/turkey`, `/products/${TABLE}`],
    ['/products/stainless-steel-bowl', '/products/dropshipping/stainless-steel-bowl'],
    ['/products/dropshipping/stainless-steel-bowl', '/products/dropshipping/stainless-steel-bowl'],
  ])('%s has one canonical URL for all variants, %s', async (path, canonical) => {
    const {head} = dataOf(await shop.visitor().get(path));
    expect(head.canonical).toBe(`http://localhost:3000${canonical}`);
    expect(head.openGraph?.type).toBe('product');
  });

  it('has the picture of the selected variant as its sharing image', async () => {
    const {head} = dataOf(await shop.visitor().get(`/products/${LINE}/lamb/15-lb`));
    expect(head.openGraph?.image).toMatch(/_lamb_15lb_front\.png\?/);
  });

  it('SEARCH-02, PDP-05a, PDP-05b has structured data with all variants and breadcrumbs, only on the consumer site', async () => {
    const path = `/products/${TABLE}?sku=MB-DCTA-LMB-15`;
    const [data, ...others] = (await shop.visitor().get(path)).page().structuredData;
    expect(others).toEqual([]);
    const [group, trail, ...terms] = graphOf(data);
    expect(group).toMatchObject({'@type': 'ProductGroup', productGroupID: TABLE});
    const variants = group?.hasVariant as {sku: string; offers: Record<string, unknown>}[];
    expect(variants).toHaveLength(9);
    for (const {sku, offers} of variants) {
      expect(String(offers.url)).toMatch(
        new RegExp(`^http://localhost:3000/products/.*sku=${sku}$`),
      );
      expect(offers).toMatchObject({
        priceCurrency: 'USD',
        price: expect.stringMatching(/^\d+\.\d\d$/) as string,
        availability: expect.stringMatching(/Stock$|Availability$/) as string,
        shippingDetails: {'@id': expect.stringMatching(/^#(free-)?shipping$/) as string},
        hasMerchantReturnPolicy: {'@id': '#returns'},
      });
    }
    expect(terms.map((term) => term['@id'])).toEqual(['#returns', '#shipping', '#free-shipping']);
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {position: 1, name: 'Home'},
        {position: 2, name: 'All Products', item: 'http://localhost:3000/products'},
        {position: 3, name: 'Dog'},
        {name: 'Marlowe Balance'},
        {name: 'Adult'},
        {name: 'Dry Food'},
        {name: 'Country Table Adult', item: `http://localhost:3000/products/${TABLE}`},
      ],
    });
    expect((await staff.visitor().get(path)).page().structuredData).toEqual([]);
  });

  it('PDP-03a shows ingredients, feeding guide and the pets it is for', async () => {
    const {product} = dataOf(await shop.visitor().get('/products/clinical-joint-care-dry'));
    expect(product).toMatchObject({
      lifeStage: 'adult',
      breedSizes: ['medium', 'large'],
      healthConditions: ['joint', 'weight'],
    });
    const {ingredients, analysis, feedingGuide, calories} = product.nutrition;
    expect(ingredients).toHaveLength(1);
    expect(ingredients[0]).toMatch(/^Chicken/);
    expect(analysis[0]).toEqual({name: 'Crude Protein (min)', value: '21.0%'});
    expect(feedingGuide?.columns).toEqual(['Weight', 'Cups a day']);
    expect(feedingGuide?.rows.length).toBeGreaterThan(3);
    expect(calories).toMatch(/kcal per cup/);
    const lamb = dataOf(await shop.visitor().get('/products/clinical-joint-care-dry/flavor/lamb'));
    expect(lamb.product.nutrition.ingredients[0]).toMatch(/^Lamb/);
  });

  it('CONST-14 offers autoship every 2 to 12 weeks at 5 % off through selling plans', async () => {
    const {product} = dataOf(await shop.visitor().get(`/products/${TABLE}?sku=MB-DCTA-LMB-15`));
    expect(product.autoship.map(({weeks}) => weeks)).toEqual([2, 3, 4, 5, 6, 8, 10, 12]);
    for (const {priceCents} of product.autoship) {
      expect(Math.abs(priceCents - product.variant.priceCents * 0.95)).toBeLessThanOrEqual(0.5);
    }
  });

  it('CARD-05 links each option value to a variant with that value', async () => {
    const visitor = shop.visitor();
    const {product} = dataOf(await visitor.get(`/products/${LINE}/lamb/15-lb`));
    for (const {name, choices} of optionChoices(product, product.variant)) {
      expect(choices.length).toBeGreaterThan(1);
      for (const {value, path} of choices) {
        const led = dataOf(await visitor.get(path)).product.variant;
        expect(led.selectedOptions).toContainEqual({name, value});
      }
    }
  });

  it.each([
    ['none', 'MB-DEVC-30', null],
    ['80202::HOME', 'MB-DEVC-30', null],
    ['99501::HOME', 'MB-DEVC-30', 'Limited stock'],
    ['99501::HOME', 'MB-DEVC-4', null],
    ['96813::HOME', 'MB-CKTM-7', 'Out of stock'],
    ['none', 'MB-CKTM-7', null],
    ['89501::HOME', 'MC-DJCD-CHK-7', 'Out of stock'],
    ['89501::CLINIC', 'MC-DJCD-CHK-7', null],
  ])('CARD-24, CARD-25 at %s the stock label of %s is %s', async (place, sku, label) => {
    const handle = HANDLES[sku] ?? '';
    const visitor = shop.visitor(place === 'none' ? undefined : `user_location=${place}`);
    const answer = await visitor.get(`/products/${handle}?sku=${sku}`);
    const {product} = dataOf(answer);
    expect(product.variant).toMatchObject({
      sku,
      stockLabel: label,
      inStock: label !== 'Out of stock',
    });
    const [thing] = graphOf(answer.page().structuredData[0]);
    const variants = thing?.hasVariant as {sku: string; offers: {availability: string}}[];
    expect(variants.find((item) => item.sku === sku)?.offers.availability).toBe(
      `https://schema.org/${{'Limited stock': 'LimitedAvailability', 'Out of stock': 'OutOfStock'}[label ?? ''] ?? 'InStock'}`,
    );
  });

  it.each([
    ['dry food for dogs', TABLE, 'dog', ['dry-food']],
    ['wet food for cats', 'tender-chunks-in-gravy', 'cat', ['canned', 'tray', 'pouch']],
    ['treats for dogs', 'morning-biscuits', 'dog', ['treat']],
  ])(
    'PDP-14a %s goes well with other kinds for the same species, never with a rival',
    async (_what, handle, species, rivals) => {
      const {complements} = dataOf(await shop.visitor().get(`/products/${handle}`));
      expect(complements.length).toBeGreaterThan(2);
      for (const one of complements) {
        const {product} = dataOf(await shop.visitor().get(`/products/${one.handle}`));
        expect([species, null]).toContain(product.species);
        expect(rivals).not.toContain(product.foodForm);
        expect(product.isPrescription).toBe(false);
      }
    },
  );

  it('PDP-14b the cart shows what goes well with its products, and nothing while it is empty', async () => {
    const visitor = shop.visitor();
    const shelf = async () => {
      const {below} = (await visitor.get('/cart?suggestions')).page().loaderData['routes/cart'] as {
        below: ContentPageView | null;
      };
      return below ? cardsIn(below) : [];
    };
    expect(await shelf()).toEqual([]);
    await visitor.post('/cart/change', add(KIBBLE, 1));
    const expectComplements = async () => {
      const cards = await shelf();
      expect(cards.length).toBeGreaterThan(1);
      for (const {handle} of cards) {
        const {product} = dataOf(await visitor.get(`/products/${handle}`));
        expect(['dog', null]).toContain(product.species);
        expect(product.foodForm).not.toBe('dry-food');
      }
    };
    await expectComplements();
    /* Dry food complements these treats, but there is dry food in the cart already. */
    await visitor.post('/cart/change', add(BISCUITS, 1));
    await expectComplements();
  });

  it('PDP-15a a product that is sold out offers similar ones that are in stock', async () => {
    const {product, alternatives} = dataOf(
      await shop.visitor().get('/products/clinical-dental-bites-dry'),
    );
    expect(product).toMatchObject({isOutHereOnly: false, variant: {inStock: false}});
    expect(alternatives.length).toBeGreaterThan(0);
    expect(alternatives.every(({variant}) => variant.inStock)).toBe(true);
  });

  it('PDP-15c a product that is out of stock in Honolulu only says so', async () => {
    const visitor = shop.visitor('user_location=96813::HOME');
    const {product} = dataOf(await visitor.get('/products/kind-tummy-turkey-rice'));
    expect(product).toMatchObject({isOutHereOnly: true, variant: {inStock: false}});
  });

  it.each([
    ['MB-DEVC-4', 'Free shipping on orders over $49, otherwise $5.95<'],
    ['MB-DEVC-45', 'Eligible for free shipping<'],
  ])('CARD-60 says what shipping costs for %s', async (sku, line) => {
    const withoutScripts = openShop(sandboxOrigin, {build: createHtmlBuild(unexpected())});
    const answer = await withoutScripts
      .visitor()
      .get(`/products/everyday-chicken-barley?sku=${sku}`);
    expect(answer.text).toContain(line);
  });

  it.each([
    '/products/dropshipping/stainless-steel-bowl',
    '/products/stainless-steel-bowl',
    '/products/monthly-treat-box',
    '/products/give-a-bowl-to-a-shelter',
  ])('PDP-08a %s exists only on the consumer site', async (path) => {
    expect((await shop.visitor().get(path)).status).toBe(200);
    const answer = await staff.visitor().get(path);
    expect([answer.status, answer.page().loaderData.product]).toEqual([404, undefined]);
  });

  it('PDP-08b shows only complements that exist on the staff site', async () => {
    const visitor = staff.visitor();
    const treats = ['dental-twists', 'garden-crisps-light', 'dental-crunch-cat'];
    const pages = await Promise.all(treats.map((treat) => visitor.get(`/products/${treat}`)));
    const complements = pages.flatMap((page) => dataOf(page).complements.map(({handle}) => handle));
    const handles = new Set(complements);
    expect(handles.size).toBeGreaterThan(5);
    for (const handle of handles) {
      const {status} = await visitor.get(`/products/${handle}`);
      expect([handle, status]).toEqual([handle, 200]);
    }
  });

  it('CAT-07 has the options Size, Flavor and Product Form', async () => {
    const {product} = dataOf(await shop.visitor().get('/products/slow-simmered-supper'));
    expect(product.options.map(({name}) => name).sort()).toEqual([
      'Flavor',
      'Product Form',
      'Size',
    ]);
  });

  it('marks products of the prescription line', async () => {
    const {product} = dataOf(await shop.visitor().get('/products/clinical-joint-care-dry'));
    expect(product.isPrescription).toBe(true);
    expect(dataOf(await shop.visitor().get(`/products/${TABLE}`)).product.isPrescription).toBe(
      false,
    );
  });
});

describe('a misplaced path', () => {
  it.each([
    ['/products/cart', '/cart'],
    ['/products/logout', '/logout'],
    ['/products/products/dog/species?page=2', '/products/dog/species?page=2'],
    [`/products/products/products/${TABLE}`, `/products/${TABLE}`],
  ])('ROUTE-44, ROUTE-45, ROUTE-51 %s is redirected to %s', async (path, target) => {
    const answer = await shop.visitor().get(path);
    expect([answer.status, answer.location]).toEqual([301, target]);
  });
});
