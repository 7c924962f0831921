import {CacheNone} from '@shopify/hydrogen';
import type {BlockKind, PageBlock, StoredBlock, StoredPage} from '~/domains/content/page';
import type {Schedule, Status} from '~/domains/content/schedule';
import type {StoredSite} from '~/domains/content/site-content';
import type {SiteId} from '~/domains/session/site';
import {DAY_SECONDS, MINUTE_SECONDS} from '~/platform/duration';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Log} from '~/platform/log.server';
import {linkTarget} from '~/platform/link-target';
import {ok, type Result} from '~/platform/result';
import {publicCache} from '~/services/public-cache.server';
import type {ContentClient} from './client.server';
import {blockContracts, blockFrame, pagesReply} from './page-contract';
import {dealsReply, redirectsReply, siteReply} from './site-contract';
import type {ImageUrl} from './wire';

type Reply<Value> = Promise<Result<Value, UpstreamFailure>>;

export interface StoredRedirect {
  /** A path of this site, or an https URL. */
  to: string;
  isPermanent: boolean;
}

/** Includes drafts and scheduled content: callers decide what may be shown. */
export interface ContentPages {
  site(): Reply<StoredSite | null>;
  pages(slug: string): Reply<StoredPage[]>;
  allPages(): Reply<StoredPage[]>;
  /** Editors may have written the path in any of these spellings. */
  redirect(spellings: readonly string[]): Reply<StoredRedirect | null>;
  deals(): Reply<(Schedule & {sku: string; status: Status})[]>;
}

interface ContentPagesParts {
  client: Pick<ContentClient, 'items'>;
  site: SiteId;
  imageUrl: ImageUrl;
  log: Log;
  /** Bypasses the cache, so that editors see what they just saved. */
  isFresh: boolean;
}

/* Published changes are visible within a minute. */
const CACHE = publicCache(MINUTE_SECONDS, DAY_SECONDS);

const ALL = '-1';
const MAX_SOURCE_LENGTH = 200;

const BLOCK_KINDS = Object.keys({
  'promotion-banner': true,
  'two-column-section': true,
  'highlight-content': true,
  'product-carousel': true,
  'goodness-box-badge': true,
  'category-tiles': true,
  'rich-text': true,
  faq: true,
  contact: true,
  'feature-heading': true,
} satisfies Record<BlockKind, true>) as BlockKind[];
const KIND_OF = new Map(BLOCK_KINDS.map((kind) => [collectionOf(kind), kind]));

const PRODUCTS_OF = `blocks.item:${collectionOf('product-carousel')}.handles`;
const PAGE_FIELDS = [
  'status,name,slug,title,seo_description,is_indexed,blocks.sort,blocks.collection',
  ...BLOCK_KINDS.map((kind) => `blocks.item:${collectionOf(kind)}.*`),
  ...['sort', 'handle', 'product.commerce_id', 'product.skus'].map(
    (field) => `${PRODUCTS_OF}.${field}`,
  ),
].join(',');

export function createContentPages({
  client,
  site,
  imageUrl,
  log,
  isFresh,
}: ContentPagesParts): ContentPages {
  const cache = isFresh ? CacheNone() : CACHE;
  const contracts = blockContracts(imageUrl);
  const siteContract = siteReply(imageUrl);
  const ofSite = {site: {code: {_eq: site}}};

  async function pages(filter: object, limit: string): Reply<StoredPage[]> {
    const reply = await client.items({
      collection: 'pages',
      query: {
        fields: PAGE_FIELDS,
        filter: JSON.stringify({...ofSite, status: {_neq: 'archived'}, ...filter}),
        sort: 'id',
        limit,
      },
      reply: pagesReply,
      cache,
    });
    if (!reply.ok) return reply;
    return ok(
      reply.value.data.map(({seo_description, is_indexed, blocks, ...page}) => ({
        ...page,
        title: page.title ?? page.name,
        seoDescription: seo_description,
        isIndexed: is_indexed,
        blocks: blocks
          .toSorted((a, b) => a.sort - b.sort)
          .flatMap(({collection, item}) => parseBlock(page.slug, collection, item) ?? []),
      })),
    );
  }

  /**
   * Logs a block whose kind is unknown or whose fields are invalid, and returns `null`: the page is shown without it.
   */
  function parseBlock(page: string, collection: string, item: unknown): StoredBlock | null {
    const kind = KIND_OF.get(collection);
    const frame = blockFrame.safeParse(item);
    const fields = kind && contracts[kind].safeParse(item);
    if (!kind || !frame.success || !fields?.success) {
      const why = fields?.error?.issues.map(({path}) => path.join('.')).join(', ') ?? 'kind';
      log.warn('content block skipped', {page, collection, why});
      return null;
    }
    return {...frame.data, block: {kind, ...fields.data} as PageBlock<BlockKind, string>};
  }

  return {
    async site() {
      const reply = await client.items({
        collection: 'sites',
        query: {
          fields: '*,announcements.*,banners.*',
          filter: JSON.stringify({code: {_eq: site}}),
          limit: '1',
        },
        reply: siteContract,
        cache,
      });
      if (!reply.ok) return reply;
      const [found] = reply.value.data;
      return ok(found ? toStoredSite(found) : null);
    },

    pages: (slug) => pages({slug: {_eq: slug}}, '10'),
    allPages: () => pages({}, ALL),

    async redirect(spellings) {
      if (spellings.some(({length}) => length > MAX_SOURCE_LENGTH)) return ok(null);
      const reply = await client.items({
        collection: 'redirects',
        query: {
          fields: 'target,is_permanent',
          filter: JSON.stringify({
            ...ofSite,
            status: {_eq: 'published'},
            source: {_in: spellings},
          }),
          limit: '1',
        },
        reply: redirectsReply,
        cache,
      });
      if (!reply.ok) return reply;
      const [found] = reply.value.data;
      const to = found ? linkTarget(found.target) : null;
      return ok(found && to !== null ? {to, isPermanent: found.is_permanent} : null);
    },

    async deals() {
      const reply = await client.items({
        collection: 'skus_with_deal',
        query: {
          fields: 'sku,status,starts_at,ends_at',
          filter: JSON.stringify(ofSite),
          limit: ALL,
        },
        reply: dealsReply,
        cache,
      });
      return reply.ok ? ok(reply.value.data) : reply;
    },
  };
}

function collectionOf(kind: BlockKind): string {
  return `block_${kind.replaceAll('-', '_')}`;
}

type WireSite = ReturnType<typeof siteReply>['_output']['data'][number];

function toStoredSite(wire: WireSite): StoredSite {
  return {
    tagline: wire.tagline,
    isInMaintenance: wire.is_in_maintenance,
    maintenance: {headline: wire.maintenance_headline, text: wire.maintenance_text},
    password: {headline: wire.password_headline, text: wire.password_text},
    contact: {
      email: wire.contact_email,
      phone: wire.contact_phone,
      hours: wire.contact_hours,
      topics: wire.contact_topics,
    },
    navigation: {
      main: wire.main_navigation,
      footer: wire.footer_navigation,
      legal: wire.legal_navigation,
    },
    footerText: wire.footer_text,
    smallPrint: wire.small_print,
    accountPages: wire.account_pages,
    announcements: wire.announcements,
    banners: wire.banners,
  };
}
