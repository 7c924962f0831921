import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import {ok, type Result} from '~/platform/result';
import type {StoredRedirect} from '~/services/content-system/content-pages.server';
import {builtInPage} from './built-in-pages';
import type {ContentPage} from './page';
import {visiblePage} from './parts/visible-page';

export type ContentContext = Needs<{services: 'contentPages'; site: true; visitor: 'view'}>;

type PagesContext = Needs<{services: 'contentPages'; visitor: 'view'}>;

/** The page as visible to this shopper. */
export async function editedPage(
  {services: {contentPages}, visitor: {view}}: PagesContext,
  slug: string,
): Promise<Result<ContentPage | null, UpstreamFailure>> {
  const stored = await contentPages.pages(slug);
  return stored.ok ? ok(visiblePage(stored.value, view)) : stored;
}

/**
 * The page as visible to this shopper (CMS-02). Essential pages fall back to a built-in version if they are missing or
 * the content system is unavailable.
 */
export async function contentPage(
  context: ContentContext,
  slug: string,
): Promise<Result<ContentPage | null, UpstreamFailure>> {
  const page = await editedPage(context, slug);
  if (page.ok && page.value) return page;
  const builtIn = builtInPage(slug, context.site);
  return builtIn ? ok(builtIn) : page;
}

export async function editedPages({
  services: {contentPages},
  visitor: {view},
}: PagesContext): Promise<Result<ContentPage[], UpstreamFailure>> {
  const stored = await contentPages.allPages();
  if (!stored.ok) return stored;
  const slugs = [...new Set(stored.value.map(({slug}) => slug))];
  const versionsOf = (slug: string) => stored.value.filter((page) => page.slug === slug);
  return ok(slugs.flatMap((slug) => visiblePage(versionsOf(slug), view) ?? []));
}

export async function readVisiblePages(context: PagesContext): Promise<ContentPage[]> {
  const pages = await editedPages(context);
  return pages.ok ? pages.value : [];
}

/** More redirects than this count as a loop. */
const MAX_REDIRECTS = 5;

/**
 * Looks up the redirect for a path without a page, by any of its spellings. Returns `null` if there is none, the lookup
 * failed, or the redirects form a loop.
 */
export async function findRedirect(
  {services: {contentPages}}: Needs<{services: 'contentPages'}>,
  spellings: readonly string[],
): Promise<StoredRedirect | null> {
  const moved = await contentPages.redirect(spellings);
  if (!moved.ok || !moved.value) return null;
  const visited = new Set(spellings);
  for (let {to} = moved.value; to.startsWith('/');) {
    const path = to.replace(/[?#].*/, '');
    if (visited.has(path) || visited.size > MAX_REDIRECTS + spellings.length) return null;
    visited.add(path);
    const next = await contentPages.redirect([path]);
    if (!next.ok || !next.value) break;
    to = next.value.to;
  }
  return moved.value;
}
