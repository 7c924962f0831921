import type {MetaDescriptor} from '@remix-run/react';
import type {Needs} from '~/platform/needs';
import {withoutLastSlashes} from '~/platform/trim-end';
import {publicOrigin} from '../security/public-origin';

/** The content of a page's `<head>`. `pageHead` makes it in a loader, `headTags` writes it. */
export interface PageHead {
  title: string;
  description?: string | undefined;
  /** Absolute URL for search engines. A page without one is not indexed. */
  canonical?: string | undefined;
  /** The preview when somebody shares a link; only on indexed pages. */
  openGraph?: OpenGraph | undefined;
  /** JSON-LD objects; empty on the staff site. */
  structuredData: Record<string, unknown>[];
}

interface OpenGraph {
  type: 'website' | 'product';
  /** The title without the site's name, which is a tag of its own. */
  title: string;
  siteName: string;
  /** Absolute URL. */
  image: string;
}

export interface PageHeadInput {
  title: string;
  description?: string;
  /**
   * Path of the canonical URL; leave it out on pages that search engines shouldn't index. A query and trailing slashes
   * are dropped, so a list may pass the path that was requested.
   */
  canonicalPath?: string;
  /** URL of the page's main picture on the image service. Default: the shop's own picture. */
  image?: string | null;
  /** @default 'website' */
  type?: OpenGraph['type'];
  structuredData?: Record<string, unknown>[];
}

/** The shop's own picture for shared links: 1200 x 630 px. */
const SOCIAL_CARD = '/social-card.jpg';
const SOCIAL_IMAGE_WIDTH = 1200;

/**
 * Makes the head of a page. Every title ends with the site's name (ROUTE-49); the staff site is not indexed and has no
 * structured data.
 */
export function pageHead(
  {request, context}: {request: Request; context: Needs<{site: true; settings: 'siteOrigin'}>},
  {
    title,
    description,
    canonicalPath,
    image = null,
    type = 'website',
    structuredData = [],
  }: PageHeadInput,
): PageHead {
  const {site} = context;
  const isIndexed = site.isIndexed && canonicalPath !== undefined;
  const origin = publicOrigin({request, context});
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

/** One URL for each page: path only, no trailing slash. */
function canonicalUrl(path: string, origin: string): string {
  return origin + withoutLastSlashes(new URL(path, origin).pathname);
}

/** JPEG, because not every service that previews links reads WebP. */
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
