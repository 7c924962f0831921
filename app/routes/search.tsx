import {useLoaderData} from '@remix-run/react';
import {data, redirect} from '@remix-run/server-runtime';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {ShopGrid} from '~/domains/cart/shop-grid';
import {canonicalRedirect, parseList} from '~/domains/catalog/list-state';
import {SearchPage} from '~/domains/catalog/search-page';
import {searchPage} from '~/domains/catalog/search-page.server';
import {notFound} from '~/shell/errors/not-found.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {searchTitle} from '~/shell/page/titles';

export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const state = parseList(url);
  if (!state) return notFound({request, context});
  const canonical = canonicalRedirect(url, state);
  if (canonical !== null) return redirect(canonical);
  const model = await searchPage(context, state);
  if (model.kind === 'elsewhere') return redirect(model.path);
  const heading = searchTitle(state.search);
  const page = {
    /* No canonical URL, so search results aren't indexed. */
    head: pageHead({request, context}, {title: heading}),
    heading,
    search: state.search,
    model,
  };
  return data(page, {status: model.kind === 'unavailable' ? 503 : 200});
}

export default function Search() {
  return (
    <SearchPage {...useLoaderData<typeof loader>()} grid={(cards) => <ShopGrid cards={cards} />} />
  );
}
