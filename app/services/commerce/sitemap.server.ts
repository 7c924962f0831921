import {SITEMAP_INDEX_QUERY, SITEMAP_PAGE_QUERY} from '~graphql/storefront/sitemap';
import {DAY_SECONDS, HOUR_SECONDS} from '~/platform/duration';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {publicCache} from '~/services/public-cache.server';
import type {CommerceClient} from './client.server';
import {sitemapIndexReply, sitemapPageReply} from './contract';

type Reply<Value> = Promise<Result<Value, UpstreamFailure>>;

export interface ListedProduct {
  handle: string;
  isDropship: boolean;
  updatedAt: string;
}

/** Published products, in pages of 250. */
export interface CommerceSitemap {
  pageCount(): Reply<number>;
  /** Pages start at 1; empty after the last page. */
  page(page: number): Reply<ListedProduct[]>;
}

const SITEMAP_CACHE = publicCache(HOUR_SECONDS, DAY_SECONDS);

export function createCommerceSitemap(client: CommerceClient): CommerceSitemap {
  return {
    pageCount: () =>
      client.cached(['sitemap'], SITEMAP_CACHE, async () => {
        const reply = await client.query(SITEMAP_INDEX_QUERY, {
          variables: {},
          reply: sitemapIndexReply,
        });
        return reply.ok ? ok(reply.value.sitemap.pagesCount?.count ?? 0) : reply;
      }),

    page: (page) =>
      client.cached(['sitemap', String(page)], SITEMAP_CACHE, async () => {
        const reply = await client.query(SITEMAP_PAGE_QUERY, {
          variables: {page},
          reply: sitemapPageReply,
        });
        if (!reply.ok) return reply;
        const {sitemap, dropshipped} = reply.value;
        const isDropship = new Set(dropshipped.nodes.map(({handle}) => handle));
        return ok(
          (sitemap.resources?.items ?? []).map(({handle, updatedAt}) => ({
            handle,
            updatedAt,
            isDropship: isDropship.has(handle),
          })),
        );
      }),
  };
}
