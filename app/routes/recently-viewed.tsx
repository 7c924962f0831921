import {useLoaderData, useNavigate} from '@remix-run/react';
import {useEffect} from 'react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {KeptProductsPage} from '~/domains/cart/kept-products-page';
import {parseHandles} from '~/domains/catalog/handle-lists';
import {keptProductCards} from '~/domains/catalog/kept-products.server';
import {recentPath} from '~/domains/catalog/kept-paths';
import {readKept} from '~/domains/catalog/kept-handles';
import {unavailable} from '~/shell/errors/not-found.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';

export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

/** Shows products stored in this browser. The browser adds them to the URL, so that the server can render them. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const handles = parseHandles(new URL(request.url).searchParams.get('products'), 'recent');
  const cards = await keptProductCards(context, handles);
  if (!cards.ok) throw unavailable(context);
  return {
    head: pageHead({request, context}, {title: TITLES.recentlyViewed}),
    isOpen: handles.length > 0,
    cards: cards.value,
  };
}

export default function RecentlyViewedPage() {
  const {isOpen, cards} = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  useEffect(() => {
    const handles = isOpen ? [] : readKept('recent');
    if (handles.length > 0) navigate(recentPath(handles), {replace: true});
  }, [isOpen, navigate]);
  return (
    <KeptProductsPage
      heading={TITLES.recentlyViewed}
      cards={cards}
      emptyText="Products you look at show up here, in this browser only."
    />
  );
}
