import {useLoaderData} from '@remix-run/react';
import {redirect} from '@remix-run/server-runtime';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {RecentlyViewed} from '~/domains/cart/recently-viewed';
import {ShopGrid} from '~/domains/cart/shop-grid';
import {productList} from '~/domains/catalog/list.server';
import {ListTrail} from '~/domains/catalog/list-trail';
import {listPathname} from '~/domains/catalog/list-path';
import {canonicalRedirect, listHref, parseList} from '~/domains/catalog/list-state';
import {listStructuredData} from '~/domains/catalog/structured-data';
import {listTrail} from '~/domains/catalog/trail';
import {ProductListPage} from '~/domains/catalog/product-list-page';
import {notFound, unavailable} from '~/shell/errors/not-found.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {publicOrigin} from '~/shell/security/public-origin';
import {TITLES} from '~/shell/page/titles';

const DESCRIPTION =
  'All Marlowe dog and cat food: dry, canned, trays, pouches and treats, for every age and size.';

export const meta: MetaFunction<typeof loader> = ({data}) => headTags(data?.head);

/** All lists share one module, so that React keeps the page when a shopper moves between them. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const state = parseList(url);
  if (!state) return notFound({request, context});
  const canonical = canonicalRedirect(url, state);
  if (canonical !== null) return redirect(canonical);
  const answer = await productList(context, state);
  if (!answer.ok) throw unavailable(context);
  if (answer.value.kind === 'no-such-list') return notFound({request, context});
  if (answer.value.kind === 'past-the-end') return redirect(listHref(answer.value.state));
  const {list} = answer.value;
  const heading = list.content.heading ?? TITLES.products;
  const isAll = state.path.kind === 'all';
  return {
    head: pageHead(
      {request, context},
      {
        title: isAll ? TITLES.products : (list.content.seoTitle ?? heading),
        description: list.content.seoDescription ?? list.content.intro ?? DESCRIPTION,
        canonicalPath: listPathname(state.path),
        image: list.content.image,
        structuredData: listStructuredData(
          listTrail(list.trail.category),
          publicOrigin({request, context}),
        ),
      },
    ),
    heading,
    list,
  };
}

export default function Products() {
  const {heading, list} = useLoaderData<typeof loader>();
  return (
    <ProductListPage
      heading={heading}
      list={list}
      trail={<ListTrail {...list.trail} />}
      end={<RecentlyViewed />}
    >
      <ShopGrid cards={list.cards} />
    </ProductListPage>
  );
}
