import {readWithin} from '~/platform/deferred.server';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import {ok, type Result} from '~/platform/result';
import {builtInSite} from './built-in-site';
import type {ContentContext} from './pages.server';
import {isShown} from './schedule';
import type {SiteContent, WithGaps} from './site-content';

/** After this time pages use the built-in content. */
const BUDGET_MS = 1000;

/** Never throws: falls back to the built-in content if the content system is unavailable or slow. */
export async function siteContent(
  context: ContentContext & Needs<{request: 'expiry'}>,
): Promise<SiteContent> {
  const site = await readWithin(editedSite(context), BUDGET_MS, context.request.expiry);
  return site?.ok && site.value ? site.value : builtInSite(context.site.id);
}

export async function editedSite({
  services: {contentPages},
  visitor: {view},
  site: {id},
}: ContentContext): Promise<Result<SiteContent | null, UpstreamFailure>> {
  const stored = await contentPages.site();
  if (!stored.ok || !stored.value) return stored.ok ? ok(null) : stored;
  const {announcements, banners, tagline, maintenance, password, contact, ...site} = stored.value;
  const builtIn = builtInSite(id);
  /* Without a topic, nobody could send the contact form. */
  const topics = contact.topics.length > 0 ? contact.topics : builtIn.contact.topics;
  return ok({
    ...site,
    isBuiltIn: false,
    tagline: tagline ?? builtIn.tagline,
    maintenance: fillGaps(maintenance, builtIn.maintenance),
    password: fillGaps(password, builtIn.password),
    contact: {...fillGaps(contact, builtIn.contact), topics},
    announcements: announcements
      .filter((item) => isShown(item, view))
      .map(({text, link}) => ({text, link})),
    banners: banners
      .filter((item) => isShown(item, view))
      .map(({headline, text, tone, link}) => ({headline, text, tone, link})),
  });
}

/** Only the texts that editors left empty are built in. */
function fillGaps<Texts extends object>(edited: WithGaps<Texts>, builtIn: Texts): Texts {
  const present = Object.entries(edited).filter(([, text]) => text !== null);
  return {...builtIn, ...Object.fromEntries(present)};
}
