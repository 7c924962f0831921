import type {MetaDescriptor} from '@remix-run/react';
import type {Site} from '~/domains/session/site';
import {withoutLastSlashes} from '~/platform/trim-end';
import {publicOrigin} from './public-origin';

/** What a page says about itself in its `<head>`. Loaders make it, `headTags` writes it. */
export interface PageHead {
  title: string;
  description?: string | undefined;
  /** Absolute address under which search engines keep the page. Without one the page is not indexed. */
  canonical?: string | undefined;
  /** How the page looks where somebody shares it; only of pages that are indexed. */
  openGraph?: OpenGraph | undefined;
  /** JSON-LD objects; only ever in the consumer shop. */
  structuredData: Record<string, unknown>[];
}

interface OpenGraph {
  type: 'website' | 'product';
  /** The title without the site's name, which stands beside it. */
  title: string;
  siteName: string;
  /** Absolute address. */
  image: string;
}

export interface PageHeadInput {
  title: string;
  description?: string;
  /**
   * Path of the page under its canonical address; leave out on pages that are nobody's landing page. A query and a
   * last slash are left out, so a list may give the path that it was asked for.
   */
  canonicalPath?: string;
  /** The picture that says most about the page: its address on the image service. Default: the shop's own. */
  image?: string | null;
  /** @default 'website' */
  type?: OpenGraph['type'];
  structuredData?: Record<string, unknown>[];
}

/** The shop's own picture for wherever a link to it is shown: 1200 x 630 px. */
const SOCIAL_CARD = '/social-card.jpg';
const SOCIAL_IMAGE_WIDTH = 1200;

/** Every title ends with the site's name (ROUTE-49); the staff site is not indexed and has no structured data. */
export function pageHead(
  {site, ...source}: {site: Site; siteOrigin: string | null; request: Request},
  {
    title,
    description,
    canonicalPath,
    image = null,
    type = 'website',
    structuredData = [],
  }: PageHeadInput,
): PageHead {
  const isIndexed = site.isIndexed && canonicalPath !== undefined;
  const origin = publicOrigin(source);
  return {
    title: `${title} | ${site.name}`,
    description,
    canonical: isIndexed ? canonicalUrl(canonicalPath, origin) : undefined,
    openGraph: isIndexed
      ? {
          type,
          title,
          siteName: site.name,
          image: image ? socialImage(image) : origin + SOCIAL_CARD,
        }
      : undefined,
    structuredData: site.isIndexed ? structuredData : [],
  };
}

/** One address for each page: its path alone, with no last slash. */
function canonicalUrl(path: string, origin: string): string {
  return origin + withoutLastSlashes(new URL(path, origin).pathname);
}

/** Those who show links do not all read webp. */
function socialImage(image: string): string {
  const url = new URL(image);
  url.searchParams.set('width', String(SOCIAL_IMAGE_WIDTH));
  url.searchParams.set('format', 'jpg');
  return url.href;
}

/** The tags of a page's head, for a route's `meta`. */
export function headTags(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  const {title, description, canonical, openGraph, structuredData} = head;
  return [
    {title},
    ...(description ? [{name: 'description', content: description}] : []),
    ...(canonical
      ? [{tagName: 'link', rel: 'canonical', href: canonical}]
      : [{name: 'robots', content: 'noindex'}]),
    ...(canonical && openGraph ? openGraphTags(openGraph, canonical, description) : []),
    ...structuredData.map((data) => ({
      'script:ld+json': {'@context': 'https://schema.org', ...data},
    })),
  ];
}

function openGraphTags(
  {type, title, siteName, image}: OpenGraph,
  url: string,
  description: string | undefined,
): MetaDescriptor[] {
  return [
    {property: 'og:type', content: type},
    {property: 'og:site_name', content: siteName},
    {property: 'og:title', content: title},
    ...(description ? [{property: 'og:description', content: description}] : []),
    {property: 'og:url', content: url},
    {property: 'og:image', content: image},
    {name: 'twitter:card', content: 'summary_large_image'},
  ];
}
