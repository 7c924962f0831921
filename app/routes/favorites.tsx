import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {KeptProductsPage} from '~/domains/cart/kept-products-page';
import {
  changeGuestFavorite,
  guestFavorites,
  NOT_KEPT,
} from '~/domains/catalog/guest-favorites.server';
import {parseHandles} from '~/domains/catalog/handle-lists';
import {ACCOUNT_FAVORITES_PATH, FAVORITES_PATH} from '~/domains/catalog/kept-paths';
import {keptProductCards} from '~/domains/catalog/kept-products.server';
import {RemoveFavorites} from '~/domains/catalog/remove-favorites';
import {ShareFavorites} from '~/domains/catalog/share-favorites';
import {readFormFields} from '~/platform/form-body.server';
import {resendPath, wasResent} from '~/platform/resent-form';
import {unavailable} from '~/shell/errors/not-found.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';
import {Alert} from '~/ui/alert';

export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  if (context.visitor.session.current()) return redirect(ACCOUNT_FAVORITES_PATH);
  const cards = await keptProductCards(context, guestFavorites(context));
  if (!cards.ok) throw unavailable(context);
  return {head: pageHead({request, context}, {title: TITLES.favorites}), cards: cards.value};
}

/** Without scripts: a product's page adds the product, and the page's own buttons remove one. */
export async function action({request, context}: ActionFunctionArgs) {
  /* The form is from before the login. With this status the browser sends it again. */
  if (context.visitor.session.current()) return redirect(ACCOUNT_FAVORITES_PATH, 307);
  const {handle: text = '', intent} = await readFormFields(request);
  const [handle] = parseHandles(text, 'guestFavorites');
  const isFavorite = intent !== 'remove';
  const isStored = !handle || changeGuestFavorite(context, {handle, isFavorite});
  /* A browser that removes a favorite has kept the cookie. */
  if (isStored || !isFavorite) return redirect(FAVORITES_PATH, 303);
  return wasResent(request)
    ? data({problem: NOT_KEPT}, {status: 422})
    : redirect(resendPath(FAVORITES_PATH), 307);
}

export default function Favorites() {
  const {cards} = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  return (
    <KeptProductsPage
      heading={TITLES.favorites}
      cards={cards}
      emptyText="Tap the heart on a product to keep it here. Log in to see your favorites everywhere."
      notice={problem && <Alert tone="error">{problem}</Alert>}
      aside={<ShareFavorites cards={cards} />}
    >
      <RemoveFavorites cards={cards} />
    </KeptProductsPage>
  );
}
