import type {MetaDescriptor} from '@remix-run/react';
import {BRAND_IN_FULL} from '~/domains/content/brand';
import type {Needs} from '~/platform/needs';
import {withoutLastSlashes} from '~/platform/trim-end';
import {publicOrigin} from '../security/public-origin';

export interface PageHead {
  title: string;
  description?: string | undefined;
  /** Absolute URL. A page without one isn't indexed. */
  canonical?: string | undefined;
  /** Only on indexed pages. */
  openGraph?: OpenGraph | undefined;
}

interface OpenGraph {
  type: 'website' | 'product';
  /** Without the site's name: a shared link names the brand instead (SITE-08). */
  title: string;
  image: string;
}

export interface PageHeadInput {
  title: string;
  description?: string;
  /**
   * Leave it out on pages that search engines shouldn't index. A query and trailing slashes are dropped, so a list may
   * pass the requested path.
   */
  canonicalPath?: string;
  image?: string | null;
  type?: OpenGraph['type'];
  structuredData?: Record<string, unknown>[];
}

const SOCIAL_CARD = '/social-card.jpg';
const SOCIAL_IMAGE_WIDTH = 1200;

/**
 * Every title ends with the site's name (ROUTE-49). The staff site isn't indexed and has no structured data. Structured
 * data goes to the document through the request's context.
 */
export function pageHead(
  {
    request,
    context,
  }: {
    request: Request;
    context: Needs<{request: 'structuredData'; site: true; settings: 'siteOrigin'}>;
  },
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
  if (site.isIndexed) context.request.structuredData = structuredData.map(toJsonLd);
  return {
    title: `${title} | ${site.name}`,
    description,
    canonical: isIndexed ? canonicalUrl(canonicalPath, origin) : undefined,
    openGraph: isIndexed
      ? {
          type,
          title,
          image: image ? socialImage(image) : origin + SOCIAL_CARD,
        }
      : undefined,
  };
}

/** Without `<`, which could end the script element. */
function toJsonLd(data: Record<string, unknown>): string {
  return JSON.stringify({'@context': 'https://schema.org', ...data}).replaceAll('<', '\\u003c');
}

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

export function headTags(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  const {title, description, canonical, openGraph} = head;
  return [
    {title},
    ...(description ? [{name: 'description', content: description}] : []),
    ...(canonical
      ? [{tagName: 'link', rel: 'canonical', href: canonical}]
      : [{name: 'robots', content: 'noindex'}]),
    ...(canonical && openGraph ? openGraphTags(openGraph, canonical, description) : []),
  ];
}

function openGraphTags(
  {type, title, image}: OpenGraph,
  url: string,
  description: string | undefined,
): MetaDescriptor[] {
  return [
    {property: 'og:type', content: type},
    {property: 'og:site_name', content: BRAND_IN_FULL},
    {property: 'og:title', content: title},
    ...(description ? [{property: 'og:description', content: description}] : []),
    {property: 'og:url', content: url},
    {property: 'og:image', content: image},
    {name: 'twitter:card', content: 'summary_large_image'},
  ];
}
