import type {MetaDescriptor} from '@remix-run/react';
import type {Site} from '~/domains/session/site';

/** What a page says about itself in its `<head>`. Loaders make it, `headTags` writes it. */
export interface PageHead {
  title: string;
  description?: string | undefined;
  /** Absolute address under which search engines keep the page. Without one the page is not indexed. */
  canonical?: string | undefined;
  /** JSON-LD objects; only ever in the consumer shop. */
  structuredData: Record<string, unknown>[];
}

export interface PageHeadInput {
  title: string;
  description?: string;
  /** Path of the page under its canonical address; leave out on pages that are nobody's landing page. */
  canonicalPath?: string;
  structuredData?: Record<string, unknown>[];
}

/** Every title ends with the site's name (ROUTE-49); the staff site is not indexed and has no structured data. */
export function pageHead(
  {site, request}: {site: Site; request: Request},
  {title, description, canonicalPath, structuredData = []}: PageHeadInput,
): PageHead {
  const canonical =
    site.isIndexed && canonicalPath !== undefined
      ? new URL(canonicalPath, request.url).href
      : undefined;
  return {
    title: `${title} | ${site.name}`,
    description,
    canonical,
    structuredData: site.isIndexed ? structuredData : [],
  };
}

/** The tags of a page's head, for a route's `meta`. */
export function headTags(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  const {title, description, canonical, structuredData} = head;
  return [
    {title},
    ...(description ? [{name: 'description', content: description}] : []),
    ...(canonical
      ? [{tagName: 'link', rel: 'canonical', href: canonical}]
      : [{name: 'robots', content: 'noindex'}]),
    ...structuredData.map((data) => ({
      'script:ld+json': {'@context': 'https://schema.org', ...data},
    })),
  ];
}
