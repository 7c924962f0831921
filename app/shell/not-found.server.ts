import {data} from '@remix-run/server-runtime';
import type {RequestContext} from '~/context.server';
import type {ProductCardModel} from '~/domains/catalog/card';
import {bestSellerCards} from '~/domains/catalog/catalog.server';
import type {PageHead} from './page-head';
import {TITLES} from './titles';

/** What the error page shows, as the body of the response that a loader throws. */
export interface ErrorPageData {
  head: PageHead;
  cards: ProductCardModel[];
}

/** The answer for something that is not there: throw it. */
export async function notFound(context: RequestContext) {
  return data(await errorPageData(context), {status: 404});
}

/** The answer while a service that the page cannot do without is away: throw it. */
export function unavailable(context: RequestContext) {
  return data({head: errorHead(context), cards: []} satisfies ErrorPageData, {
    status: 503,
    headers: {'Retry-After': '10'},
  });
}

export async function errorPageData(context: RequestContext): Promise<ErrorPageData> {
  return {head: errorHead(context), cards: await bestSellerCards(context)};
}

function errorHead({site}: RequestContext): PageHead {
  return {title: `${TITLES.error} | ${site.name}`, structuredData: []};
}
