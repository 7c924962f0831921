import {redirect} from '@remix-run/server-runtime';
import {useLoaderData, useNavigate} from '@remix-run/react';
import {useEffect} from 'react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {ShopGrid} from '~/domains/cart/shop-grid';
import {parseHandles} from '~/domains/catalog/handle-lists';
import {keptProductCards} from '~/domains/catalog/kept-products.server';
import {
  ACCOUNT_FAVORITES_PATH,
  FAVORITES_PATH,
  keptPath,
  RECENT_PATH,
} from '~/domains/catalog/kept-paths';
import {readKept} from '~/domains/catalog/kept-handles';
import {unavailable} from '~/shell/errors/not-found.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';
import {ButtonLink} from '~/ui/button-link';

export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

/** Shows products stored in this browser. The browser adds them to the URL, so that the server can render them. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const list = url.pathname.startsWith(RECENT_PATH) ? 'recent' : 'favorites';
  if (list === 'favorites' && context.visitor.session.current()) {
    return redirect(ACCOUNT_FAVORITES_PATH);
  }
  const handles = parseHandles(url.searchParams.get('products'), list);
  const cards = await keptProductCards(context, handles);
  if (!cards.ok) throw unavailable(context);
  const heading = list === 'recent' ? TITLES.recentlyViewed : TITLES.favorites;
  return {
    head: pageHead({request, context}, {title: heading}),
    heading,
    list,
    isOpen: handles.length > 0,
    cards: cards.value,
  } as const;
}

const EMPTY = {
  favorites: 'Tap the heart on a product to keep it here. Log in to see your favorites everywhere.',
  recent: 'Products you look at show up here, in this browser only.',
};

export default function KeptList() {
  const {heading, list, isOpen, cards} = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  useEffect(() => {
    const handles = isOpen ? [] : readKept(list);
    const path = list === 'recent' ? RECENT_PATH : FAVORITES_PATH;
    if (handles.length > 0) navigate(keptPath(path, handles), {replace: true});
  }, [isOpen, list, navigate]);
  return (
    <div className="page-column flex flex-col gap-6 py-6 md:py-9">
      <h1 className="text-heading-l">{heading}</h1>
      {cards.length > 0 ? (
        <ShopGrid cards={cards} isCounted />
      ) : (
        <>
          <p className="max-w-prose text-lead text-ink-soft">{EMPTY[list]}</p>
          <ButtonLink to="/products" className="self-start">
            Shop all pet food
          </ButtonLink>
        </>
      )}
    </div>
  );
}
