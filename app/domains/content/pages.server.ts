import type {Site} from '~/domains/session/site';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import type {ContentPages, StoredRedirect} from '~/services/content-system/content-pages.server';
import {builtInPage} from './built-in-pages';
import type {ContentPage} from './page';
import type {ContentView} from './schedule';
import {visiblePage} from './visible-page';

export interface ContentContext {
  contentPages: ContentPages;
  view: ContentView;
  site: Site;
}

type PagesContext = Pick<ContentContext, 'contentPages' | 'view'>;

/** The page of a slug as editors have it and this visitor may see it; `null` when there is none. */
export async function editedPage(
  {contentPages, view}: PagesContext,
  slug: string,
): Promise<Result<ContentPage | null, UpstreamFailure>> {
  const stored = await contentPages.pages(slug);
  return stored.ok ? ok(visiblePage(stored.value, view)) : stored;
}

/**
 * The page of a slug as this visitor may see it (CMS-02); `null` when there is none. Of a page that the shop cannot be
 * without there is a built-in version, for when it is missing or the content system is away.
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

/** Every page that may be seen, one for each slug. */
export async function editedPages({
  contentPages,
  view,
}: PagesContext): Promise<Result<ContentPage[], UpstreamFailure>> {
  const stored = await contentPages.allPages();
  if (!stored.ok) return stored;
  const slugs = [...new Set(stored.value.map(({slug}) => slug))];
  const versionsOf = (slug: string) => stored.value.filter((page) => page.slug === slug);
  return ok(slugs.flatMap((slug) => visiblePage(versionsOf(slug), view) ?? []));
}

/** The same; none when they cannot be had. */
export async function contentPagesInSight(context: PagesContext): Promise<ContentPage[]> {
  const pages = await editedPages(context);
  return pages.ok ? pages.value : [];
}

/** Redirects that are followed to see whether they come round again. */
const MAX_REDIRECTS = 5;

/**
 * Where a path without a page has moved to, known by any of its spellings; `null` also when that cannot be known, and
 * when the way leads back to where it began.
 */
export async function movedTo(
  {contentPages}: Pick<ContentContext, 'contentPages'>,
  spellings: readonly string[],
): Promise<StoredRedirect | null> {
  const moved = await contentPages.redirect(spellings);
  if (!moved.ok || !moved.value) return null;
  const passed = new Set(spellings);
  for (let {to} = moved.value; to.startsWith('/');) {
    const path = to.replace(/[?#].*/, '');
    if (passed.has(path) || passed.size > MAX_REDIRECTS + spellings.length) return null;
    passed.add(path);
    const further = await contentPages.redirect([path]);
    if (!further.ok || !further.value) break;
    to = further.value.to;
  }
  return moved.value;
}
