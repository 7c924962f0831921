import {data, redirect} from '@remix-run/server-runtime';
import {useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {AccountPage} from '~/domains/account/account-page';
import {EmptyNote} from '~/domains/account/empty-note';
import {changeFavorites, countLeftOut, joinFavorites} from '~/domains/account/favorites.server';
import {FavoritesNotes} from '~/domains/account/favorites-notes';
import {UnavailableNote} from '~/ui/unavailable-note';
import {ShopGrid} from '~/domains/cart/shop-grid';
import {parseHandles} from '~/domains/catalog/handle-lists';
import {RemoveFavorites} from '~/domains/catalog/remove-favorites';
import {ACCOUNT_FAVORITES_PATH} from '~/domains/catalog/kept-paths';
import {keptProductCards} from '~/domains/catalog/kept-products.server';
import {ShareFavorites} from '~/domains/catalog/share-favorites';
import {
  readCustomerForm,
  requireAccountSession,
  unwrapAccountResult,
} from '~/shell/session/account-route.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';
import {ButtonLink} from '~/ui/button-link';

export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  const customer = requireAccountSession({request, context});
  const found = await joinFavorites(context, customer);
  const handles = unwrapAccountResult(found, {request, context});
  const cards = handles && (await keptProductCards(context, handles));
  const shown = cards?.ok ? cards.value : null;
  const shownHandles = new Set(shown?.map(({handle}) => handle));
  return data(
    {
      head: pageHead({request, context}, {title: TITLES.favorites}),
      cards: shown,
      notSold: handles?.filter((handle) => !shownHandles.has(handle)) ?? [],
      leftOut: handles ? countLeftOut(context, handles) : 0,
    },
    {status: shown ? 200 : 503},
  );
}

/**
 * Without scripts, a card's heart adds its product, and the page's own buttons remove one. The button for products that
 * aren't sold removes several.
 */
export async function action({request, context}: ActionFunctionArgs) {
  const {customer, fields} = await readCustomerForm({request, context});
  const {handle = '', intent} = fields;
  const isFavorite = intent !== 'remove';
  const handles = parseHandles(handle, 'favorites').slice(0, isFavorite ? 1 : undefined);
  const changed = await changeFavorites(context, customer, {handles, isFavorite});
  const saved = unwrapAccountResult(changed, {request, context});
  return saved ? redirect(ACCOUNT_FAVORITES_PATH, 303) : data(null, {status: 503});
}

export default function AccountFavorites() {
  const {cards, notSold, leftOut} = useLoaderData<typeof loader>();
  return (
    <AccountPage
      heading={TITLES.favorites}
      aside={cards && cards.length > 0 && <ShareFavorites cards={cards} />}
    >
      {cards === null && (
        <UnavailableNote>
          We’re having trouble loading your favorites. They’re safe. Try again in a moment.
        </UnavailableNote>
      )}
      {cards && <FavoritesNotes notSold={notSold} leftOut={leftOut} />}
      {cards?.length === 0 && (
        <EmptyNote headline="No favorites yet" text="Tap the heart on a product to keep it here.">
          <ButtonLink to="/products" size="m">
            Shop all pet food
          </ButtonLink>
        </EmptyNote>
      )}
      {cards && cards.length > 0 && (
        <>
          <ShopGrid cards={cards} isCounted />
          <RemoveFavorites cards={cards} />
        </>
      )}
    </AccountPage>
  );
}
