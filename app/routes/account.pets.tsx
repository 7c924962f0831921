import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {readAccountText} from '~/domains/account/account-text.server';
import {submitPetForm} from '~/domains/account/pets-form.server';
import {PetsPage} from '~/domains/account/pets-page';
import {petsPathAfter, readPetsView} from '~/domains/account/pets-view';
import {readPets} from '~/domains/pets/customer-pets.server';
import {shopToday} from '~/platform/shop-day';
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
  const view = readPetsView(new URL(request.url).searchParams);
  const [text, found] = await Promise.all([
    readAccountText(context, 'pets'),
    readPets(context, customer),
  ]);
  const pets = unwrapAccountResult(found, {request, context});
  /* On a POST the form itself says that the pet is gone. */
  const isGone = 'id' in view && pets && !pets.some(({id}) => id === view.id);
  if (isGone && request.method === 'GET') return notFound({request, context});
  return data(
    {
      head: pageHead({request, context}, {title: TITLES.accountPets}),
      text,
      view,
      pets,
      today: shopToday(),
    },
    {status: pets ? 200 : 503},
  );
}

export async function action({request, context}: ActionFunctionArgs) {
  const {customer, fields} = await readCustomerForm({request, context});
  const posted = await submitPetForm(context, customer, fields);
  if (posted.ok) return redirect(petsPathAfter(posted.value), 303);
  if (posted.failure === 'REFUSED') throw endRefusedSession({request, context});
  const {status, answer} = posted.failure;
  return data(answer, {status});
}

export default function AccountPets() {
  const model = useLoaderData<typeof loader>();
  return <PetsPage {...model} answer={useActionData<typeof action>()} />;
}
