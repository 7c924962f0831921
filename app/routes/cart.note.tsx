import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {CART_PATH} from '~/domains/cart/cart-form';
import {NotePage} from '~/domains/cart/note-page';
import {saveNote} from '~/domains/cart/order-note.server';
import {readFormFields} from '~/platform/form-body.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';

export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

/** Without a cart there is nothing to note. The cart's page says if it can't be read. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const cart = await context.request.shownCart();
  if (!cart.ok || !cart.value) return redirect(CART_PATH);
  const head = pageHead({request, context}, {title: TITLES.cartNote});
  return {head, note: cart.value.note ?? ''};
}

export async function action({request, context}: ActionFunctionArgs) {
  const saved = await saveNote(context, await readFormFields(request));
  return saved.ok
    ? redirect(CART_PATH, 303)
    : data(saved.failure.answer, {status: saved.failure.status});
}

export default function CartNoteRoute() {
  const {note} = useLoaderData<typeof loader>();
  return <NotePage note={note} answer={useActionData<typeof action>()} />;
}
