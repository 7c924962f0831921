import {settleWithin} from '~/platform/deferred.server';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {builtInSite} from './built-in-site';
import type {ContentContext} from './pages.server';
import {isShown} from './schedule';
import type {SiteContent} from './site-content';

/** A header that comes later than this does not hold the page back: then it is the built-in one. */
const BUDGET_MS = 1000;

/** What surrounds this visitor's pages. Never throws: with the content system away it is the built-in minimum. */
export async function siteContent(context: ContentContext): Promise<SiteContent> {
  const {value} = await settleWithin(editedSite(context), BUDGET_MS);
  return value instanceof Promise || !value.ok || !value.value
    ? builtInSite(context.site.id)
    : value.value;
}

/** The same as editors have it; `null`: the content system knows nothing of this site. */
export async function editedSite({
  contentPages,
  view,
}: Pick<ContentContext, 'contentPages' | 'view'>): Promise<
  Result<SiteContent | null, UpstreamFailure>
> {
  const stored = await contentPages.site();
  if (!stored.ok || !stored.value) return stored.ok ? ok(null) : stored;
  const {announcements, banners, ...site} = stored.value;
  return ok({
    ...site,
    isBuiltIn: false,
    announcements: announcements
      .filter((one) => isShown(one, view))
      .map(({text, link}) => ({text, link})),
    banners: banners
      .filter((one) => isShown(one, view))
      .map(({headline, text, tone, link}) => ({headline, text, tone, link})),
  });
}
