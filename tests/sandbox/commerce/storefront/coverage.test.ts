import {getNamedType, isCompositeType} from 'graphql';
import {expect, test} from 'vitest';
import {schemaOf} from '~sandbox/commerce/storefront/schemas';
import {buildWorld} from '~sandbox/world/world';
import {storefrontApp} from '~tests/sandbox/support/storefront-app';
import {wholeSelection} from '~tests/sandbox/support/whole-selection';

const world = buildWorld();
const {ask} = storefrontApp(world);

const [product] = world.products;
const [page] = world.pages;
const [metaobject] = world.metaobjects;

/** One root field for each type of the catalog and the world. */
const ROOTS = [
  'shop',
  'localization',
  'paymentSettings',
  'publicApiVersions',
  `product(handle: "${product?.handle}")`,
  'products(first: 2)',
  'collection(handle: "dog")',
  'collections(first: 2)',
  'search(first: 2, query: "chicken")',
  'predictiveSearch(query: "chi")',
  'menu(handle: "main-menu")',
  `page(handle: "${page?.handle}")`,
  'blogs(first: 1)',
  'articles(first: 1)',
  `metaobjects(first: 1, type: "${metaobject?.type}")`,
  'locations(first: 1)',
  'sitemap(type: PRODUCT)',
  'sitemap(type: METAOBJECT)',
  'urlRedirects(first: 1)',
];

/** Types used by the seed's shop data. Carts, customers and orders are covered by other resolver families. */
const WANTED =
  /^(?:Article|Blog|Collection|MediaImage|Metaobject|Page|Product|ProductVariant|ShopPolicy|Sitemap\w*|SellingPlan\w*|MoneyV2)$/;

test.each(['2026-01', '2026-10'] as const)(
  'SAND-04 on %s every field of the shop, catalog and content has a resolver',
  async (version) => {
    const schema = schemaOf(version);
    const fields = schema.getQueryType()?.getFields() ?? {};
    for (const root of ROOTS) {
      const type = getNamedType(fields[root.replace(/\(.*/, '')]?.type);
      if (!isCompositeType(type)) throw new Error(`${root} gives no object`);
      const selection = wholeSelection(schema, type, 2, (name) => WANTED.test(name));
      const {data, errors} = await ask(`{ root: ${root} ${selection} }`, {}, {version});
      expect({root, errors: errors?.map(({message}) => message)}).toEqual({root});
      expect({root, data}).not.toEqual({root, data: {root: null}});
    }
  },
);
