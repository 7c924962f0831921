import type {CatalogImage} from '../../catalog/types';
import {MAX_PAGE_SIZE} from '../connection';
import type {ResolverMap, StorefrontRequest} from '../types';
import {articlesOf, blogUpdatedAt} from './content';

type SitemapType = 'ARTICLE' | 'BLOG' | 'COLLECTION' | 'METAOBJECT' | 'PAGE' | 'PRODUCT';

/** Loads one sitemap entry, only when its page is requested. Empty if the item no longer exists. */
type Entry = () => object[];

const ENTRIES: Record<SitemapType, (request: StorefrontRequest) => Entry[]> = {
  PRODUCT: ({catalog}) =>
    catalog.productIds({sortKey: 'ID'}).map((id) => () => {
      const product = catalog.productById(id);
      return product ? [resource({...product, image: product.media[0] ?? null})] : [];
    }),
  COLLECTION: ({catalog}) =>
    catalog.collections({sortKey: 'ID'}).map((item) => () => [resource(item)]),
  PAGE: ({world}) => world.pages.map((item) => () => [resource({...item, image: null})]),
  ARTICLE: (request) =>
    articlesOf(request).map((item) => () => [resource({...item, updatedAt: item.publishedAt})]),
  BLOG: (request) =>
    request.world.blogs.map((item) => () => [
      resource({...item, image: null, updatedAt: blogUpdatedAt(item, request)}),
    ]),
  METAOBJECT: ({world}) =>
    world.metaobjects.map(({handle, type, updatedAt}) => () => [
      {
        __typename: 'SitemapResourceMetaobject',
        handle,
        type,
        updatedAt,
        onlineStoreUrlHandle: null,
      },
    ]),
};

interface SitemapItem {
  handle: string;
  title: string;
  updatedAt: string;
  image: CatalogImage | null;
}

function resource({handle, title, updatedAt, image}: SitemapItem) {
  return {
    __typename: 'SitemapResource',
    handle,
    title,
    updatedAt,
    image: image && {alt: image.altText, filepath: image.path, updatedAt},
  };
}

/** `sitemap(type:)`, in pages of 250. */
export const sitemapResolvers: ResolverMap = {
  QueryRoot: {
    sitemap: (_root, {type}: {type: SitemapType}) => ({type}),
  },
  Sitemap: {
    pagesCount: ({type}: {type: SitemapType}, _args, request) => ({
      count: Math.ceil(ENTRIES[type](request).length / MAX_PAGE_SIZE),
      precision: 'EXACT',
    }),
    resources: ({type}: {type: SitemapType}, {page}: {page: number}, request) => {
      if (page < 1) return null;
      const entries = ENTRIES[type](request);
      return {
        items: entries
          .slice((page - 1) * MAX_PAGE_SIZE, page * MAX_PAGE_SIZE)
          .flatMap((load) => load()),
        hasNextPage: page * MAX_PAGE_SIZE < entries.length,
      };
    },
  },
};
