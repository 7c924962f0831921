import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData, type ShouldRevalidateFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {readAccountText} from '~/domains/account/account-text.server';
import {AddressBookPage} from '~/domains/account/address-book-page';
import {bookPathAfter, readBookView} from '~/domains/account/address-book-view';
import {readAddresses, findAddress} from '~/domains/account/address-book.server';
import {submitAddressForm} from '~/domains/account/address-form.server';
import {readWorkplace} from '~/domains/account/workplace.server';
import {
  readCustomerForm,
  requireAccountSession,
  unwrapAccountResult,
} from '~/shell/session/account-route.server';
import {notFound} from '~/shell/errors/not-found.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {endRefusedSession} from '~/shell/session/logged-out.server';
import {TITLES} from '~/shell/page/titles';

export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  const customer = requireAccountSession({request, context});
  const view = readBookView(new URL(request.url).searchParams);
  const [text, found, place] = await Promise.all([
    readAccountText(context, 'address-book'),
    readAddresses(context, customer),
    readWorkplace(context, customer),
  ]);
  const addresses = unwrapAccountResult(found, {request, context});
  /*
   * Another customer's address gets the same 404, so that nobody learns which ones exist. On a POST the form itself
   * says that the address is gone.
   */
  const isGone = 'id' in view && addresses && !findAddress(addresses, view.id);
  if (isGone && request.method === 'GET') return notFound({request, context});
  return data(
    {
      head: pageHead({request, context}, {title: TITLES.accountAddressBook}),
      text,
      view,
      addresses,
      workplace: place,
    },
    {status: addresses ? 200 : 503},
  );
}

export async function action({request, context}: ActionFunctionArgs) {
  const {customer, fields} = await readCustomerForm({request, context});
  const posted = await submitAddressForm(context, customer, fields);
  if (posted.ok) return redirect(bookPathAfter(posted.value), 303);
  if (posted.failure === 'REFUSED') throw endRefusedSession({request, context});
  const {status, answer} = posted.failure;
  return data(answer, {status});
}

/** Also after a refused button of the list, as on the autoship page: the address may be gone by now. Forms keep their view. */
export const shouldRevalidate: ShouldRevalidateFunction = ({formData, defaultShouldRevalidate}) =>
  formData?.get('intent') === 'default' || defaultShouldRevalidate;

export default function AccountAddressBook() {
  const model = useLoaderData<typeof loader>();
  return <AddressBookPage {...model} answer={useActionData<typeof action>()} />;
}
