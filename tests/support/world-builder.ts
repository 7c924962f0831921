import type {CatalogImage} from '~sandbox/commerce/catalog/types';
import type {World, WorldArticle, WorldBlog, WorldPage} from '~sandbox/world/types';

const SEO = {title: null, description: null};

export function pictureOf(number: number, name = 'picture'): CatalogImage {
  return {
    id: `gid://shopify/MediaImage/${number}`,
    path: `/cdn/shop/files/${name}.png`,
    altText: `The ${name}`,
    width: 1200,
    height: 900,
  };
}

export function pageOf(number: number, handle: string, more: Partial<WorldPage> = {}): WorldPage {
  return {
    id: `gid://shopify/Page/${number}`,
    handle,
    title: handle,
    body: `<p>${handle}</p>`,
    bodySummary: handle,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-02T00:00:00Z',
    seo: SEO,
    metafields: [],
    ...more,
  };
}

/** A blog with one article per handle, each a day older than the previous one. */
export function blogOf(number: number, handle: string, articles: string[]): WorldBlog {
  const author = {
    name: 'Ada Reed',
    firstName: 'Ada',
    lastName: 'Reed',
    email: 'ada@example.com',
    bio: null,
  };
  const id = `gid://shopify/Blog/${number}`;
  return {
    id,
    handle,
    title: handle,
    authors: [author],
    articles: articles.map((article, index): WorldArticle => ({
      id: `gid://shopify/Article/${number * 100 + index}`,
      blogId: id,
      handle: article,
      title: article.replaceAll('-', ' '),
      author,
      content: `All about ${article}.`,
      contentHtml: `<p>All about ${article}.</p>`,
      excerpt: article,
      excerptHtml: `<p>${article}</p>`,
      image: null,
      publishedAt: `2026-02-${String(20 - index).padStart(2, '0')}T00:00:00Z`,
      tags: [],
      seo: SEO,
      metafields: [],
    })),
    seo: SEO,
    metafields: [],
  };
}

/** A world with a shop and the given parts. */
export function worldOf(parts: Partial<World> = {}): World {
  return {
    shop: {
      id: 'gid://shopify/Shop/1',
      name: 'Test Shop',
      description: 'Food for pets',
      email: 'shop@example.com',
      currencyCode: 'USD',
      countryCode: 'US',
      brand: {
        slogan: 'Eat well',
        shortDescription: 'Pet food',
        logo: pictureOf(901, 'logo'),
        squareLogo: pictureOf(902, 'square'),
        coverImage: pictureOf(903, 'cover'),
        colors: {primary: [{background: '#102030', foreground: '#ffffff'}], secondary: []},
      },
      metafields: [],
    },
    products: [],
    unlisted: [],
    sellingPlanGroups: [],
    collections: [],
    bestSellers: [],
    menus: [],
    pages: [],
    policies: [],
    blogs: [],
    metaobjects: [],
    urlRedirects: [],
    ...parts,
  };
}
