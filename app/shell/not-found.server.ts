import {data} from '@remix-run/server-runtime';
import type {RequestContext} from '~/context.server';
import {movedTo} from '~/domains/content/pages.server';
import {contentPageView, type ContentPageView} from './content-page.server';
import type {PageHead} from './page-head';
import {bare, pageOf} from './path-policy';
import {TITLES} from './titles';

/** What the error page shows, as the body of the response that a loader throws. */
export interface ErrorPageData {
  head: PageHead;
  /** The content page of the slug `error`; the page does without it when it cannot be had. */
  view: ContentPageView | null;
}

interface NotFoundInput {
  request: Request;
  context: RequestContext;
}

/**
 * Refuses what is not there, as a loader does: by throwing the answer. What was asked for, and has moved as editors
 * say, leads there; of pages that there are no redirect is ever looked up.
 */
export async function notFound({request, context}: NotFoundInput): Promise<never> {
  const {path, search} = pageOf(new URL(request.url));
  const [moved, page] = await Promise.all([
    request.method === 'POST' ? null : movedTo(context, [...new Set([path, bare(path)])]),
    errorPageData(context),
  ]);
  if (moved) {
    const status = moved.isPermanent ? 301 : 302;
    /* What a mail's link counts by stays with it. */
    const Location = /[?#]/.test(moved.to) ? moved.to : moved.to + search;
    throw new Response(null, {status, headers: {Location}});
  }
  throw data(page, {status: 404});
}

/** The answer while a service that the page cannot do without is away: throw it. */
export function unavailable(context: RequestContext) {
  const head = {title: `${TITLES.unavailable} | ${context.site.name}`, structuredData: []};
  return data({head, view: null} satisfies ErrorPageData, {
    status: 503,
    headers: {'Retry-After': '10'},
  });
}

/** Never rejects: what broke a page may break its error page too. */
export async function errorPageData(context: RequestContext): Promise<ErrorPageData> {
  const view = await contentPageView(context, 'error').catch((error: unknown) => {
    context.log.error('error page failed', {error: String(error)});
    return null;
  });
  return {...bareErrorPage(context), view: view?.ok ? view.value : null};
}

/** The error page without what editors have to say on it. */
export function bareErrorPage(context: RequestContext): ErrorPageData {
  return {head: errorHead(context), view: null};
}

function errorHead({site}: RequestContext): PageHead {
  return {title: `${TITLES.error} | ${site.name}`, structuredData: []};
}
