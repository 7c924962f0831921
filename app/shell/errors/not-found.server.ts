import {data} from '@remix-run/server-runtime';
import type {RequestContext} from '~/request-context';
import {findRedirect} from '~/domains/content/pages.server';
import {isPastGate} from '~/domains/session/password-gate.server';
import {contentPageView, type ContentPageView} from '../content/content-page.server';
import type {PageHead} from '../page/page-head';
import {normalizePath, pageOf} from '../guards/path-policy';
import {TITLES} from '../page/titles';

/** The body of the response that a loader throws. */
export interface ErrorPageData {
  head: PageHead;
  view: ContentPageView | null;
}

interface NotFoundInput {
  request: Request;
  context: RequestContext;
}

/** Throws the 404 response of a page that doesn't exist, or a redirect if editors have set one for its path. */
export async function notFound({request, context}: NotFoundInput): Promise<never> {
  const {path, search} = pageOf(new URL(request.url));
  const [redirect, page] = await Promise.all([
    request.method === 'POST'
      ? null
      : findRedirect(context, [...new Set([path, normalizePath(path)])]),
    errorPageData(context),
  ]);
  if (redirect) {
    const status = redirect.isPermanent ? 301 : 302;
    /* Keeps the campaign parameters of links in emails. */
    const Location = /[?#]/.test(redirect.to) ? redirect.to : redirect.to + search;
    throw new Response(null, {status, headers: {Location}});
  }
  throw data(page, {status: 404});
}

export function unavailable(context: RequestContext) {
  const head = {title: `${TITLES.unavailable} | ${context.site.name}`};
  return data({head, view: null} satisfies ErrorPageData, {status: 503});
}

/** Never rejects, because the failure that broke the page can break this too. */
export async function errorPageData(context: RequestContext): Promise<ErrorPageData> {
  const view = await errorPageView(context).catch((error: unknown) => {
    context.request.log.error('error page failed', {error: String(error)});
    return null;
  });
  return {...bareErrorPage(context), view: view?.ok ? view.value : null};
}

/** Its products must not be seen before the gate is passed (EDGE-42). */
async function errorPageView(context: RequestContext) {
  const {
    visitor: {cookies},
    settings: {gate},
  } = context;
  const isPast = await isPastGate({cookies, ...gate, now: Date.now()});
  return isPast ? contentPageView(context, 'error') : null;
}

/**
 * For errors during rendering: if `handleDocumentRequest` throws a response, Remix renders again as if a loader had
 * thrown it.
 */
export async function errorPageResponse(context: RequestContext): Promise<Response> {
  return Response.json(await errorPageData(context), {status: 500});
}

/** Makes no upstream call. */
export function bareErrorPage({site}: RequestContext): ErrorPageData {
  return {head: {title: `${TITLES.error} | ${site.name}`}, view: null};
}
