import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {addFavorites} from '~/domains/account/favorites.server';
import type {SavedList} from '~/domains/account/saved-list';
import {SharedFavoritesPage} from '~/domains/account/shared-favorites-page';
import {addGuestFavorites} from '~/domains/catalog/guest-favorites.server';
import {parseHandles} from '~/domains/catalog/handle-lists';
import {keptProductCards} from '~/domains/catalog/kept-products.server';
import {sharedFavoritesPath, sharedHandles} from '~/domains/catalog/shared-favorites-path';
import {readFormFields} from '~/platform/form-body.server';
import {resendPath, wasResent} from '~/platform/resent-form';
import {unavailable} from '~/shell/errors/not-found.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';
import {readCustomerForm, unwrapAccountResult} from '~/shell/session/account-route.server';

export {formHeaders as headers} from '~/shell/page/form-headers';
export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  const handles = listedHandles(request);
  const cards = await keptProductCards(context, handles);
  if (!cards.ok) throw unavailable(context);
  return {
    /* No canonical URL, so shared lists aren't indexed. */
    head: pageHead({request, context}, {title: TITLES.sharedFavorites}),
    cards: cards.value,
    notSold: handles.length - cards.value.length,
    path: sharedFavoritesPath(handles),
  };
}

/** Saves the products that the page showed. */
export async function action({request, context}: ActionFunctionArgs) {
  const saved = context.visitor.session.current()
    ? await saveForCustomer({request, context})
    : await saveForGuest({request, context});
  return saved === 'resend'
    ? redirect(resendPath(sharedFavoritesPath(listedHandles(request))), 307)
    : data(saved, {status: STATUSES[saved.kind]});
}

const STATUSES: Record<SavedList['kind'], number> = {saved: 200, 'not-kept': 422, unconfirmed: 503};

type ActionInput = Pick<ActionFunctionArgs, 'request' | 'context'>;

async function saveForGuest({request, context}: ActionInput): Promise<SavedList | 'resend'> {
  const handles = postedHandles(await readFormFields(request));
  const {leftOut, isStored} = addGuestFavorites(context, handles);
  if (isStored) return {kind: 'saved', isGuest: true, handles, leftOut};
  return wasResent(request) ? {kind: 'not-kept'} : 'resend';
}

async function saveForCustomer(input: ActionInput): Promise<SavedList> {
  const {customer, fields} = await readCustomerForm(input);
  const handles = postedHandles(fields);
  const added = await addFavorites(input.context, customer, handles);
  const leftOut = unwrapAccountResult(added, input);
  return leftOut ? {kind: 'saved', isGuest: false, handles, leftOut} : {kind: 'unconfirmed'};
}

const listedHandles = ({url}: Request) => sharedHandles(new URL(url).searchParams);

const postedHandles = ({handles = ''}: Record<string, string>) =>
  parseHandles(handles, 'favorites');

export default function SharedFavorites() {
  const {cards, notSold, path} = useLoaderData<typeof loader>();
  const saved = useActionData<typeof action>();
  return (
    <SharedFavoritesPage
      heading={TITLES.sharedFavorites}
      cards={cards}
      notSold={notSold}
      path={path}
      saved={saved}
    />
  );
}
