import {data} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {addFavorites} from '~/domains/account/favorites.server';
import type {SavedList} from '~/domains/account/saved-list';
import {SharedFavoritesPage} from '~/domains/account/shared-favorites-page';
import {addGuestFavorites} from '~/domains/catalog/guest-favorites.server';
import {parseHandles} from '~/domains/catalog/handle-lists';
import {keptProductCards} from '~/domains/catalog/kept-products.server';
import {sharedHandles} from '~/domains/catalog/shared-favorites-path';
import {readFormFields} from '~/platform/form-body.server';
import {unavailable} from '~/shell/errors/not-found.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';
import {readCustomerForm, unwrapAccountResult} from '~/shell/session/account-route.server';

export {formHeaders as headers} from '~/shell/page/form-headers';
export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  const handles = sharedHandles(new URL(request.url).searchParams);
  const cards = await keptProductCards(context, handles);
  if (!cards.ok) throw unavailable(context);
  return {
    /* No canonical URL, so shared lists aren't indexed. */
    head: pageHead({request, context}, {title: TITLES.sharedFavorites}),
    cards: cards.value,
    notSold: handles.length - cards.value.length,
  };
}

/** Saves the products that the page showed. */
export async function action({request, context}: ActionFunctionArgs) {
  const saved = context.visitor.session.current()
    ? await saveForCustomer({request, context})
    : await saveForGuest({request, context});
  return data(saved, {status: saved.kind === 'unconfirmed' ? 503 : 200});
}

type ActionInput = Pick<ActionFunctionArgs, 'request' | 'context'>;

async function saveForGuest({request, context}: ActionInput): Promise<SavedList> {
  const handles = postedHandles(await readFormFields(request));
  return {kind: 'saved', isGuest: true, handles, leftOut: addGuestFavorites(context, handles)};
}

async function saveForCustomer(input: ActionInput): Promise<SavedList> {
  const {customer, fields} = await readCustomerForm(input);
  const handles = postedHandles(fields);
  const added = await addFavorites(input.context, customer, handles);
  const leftOut = unwrapAccountResult(added, input);
  return leftOut ? {kind: 'saved', isGuest: false, handles, leftOut} : {kind: 'unconfirmed'};
}

const postedHandles = ({handles = ''}: Record<string, string>) =>
  parseHandles(handles, 'favorites');

export default function SharedFavorites() {
  const {cards, notSold} = useLoaderData<typeof loader>();
  const saved = useActionData<typeof action>();
  return (
    <SharedFavoritesPage
      heading={TITLES.sharedFavorites}
      cards={cards}
      notSold={notSold}
      saved={saved}
    />
  );
}
