import {redirect} from '@remix-run/server-runtime';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {GuestPetsPage} from '~/domains/pets/guest-pets-page';
import {ACCOUNT_PETS_PATH} from '~/domains/pets/pet-paths';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';

export const meta: MetaFunction<typeof loader> = ({data}) => headTags(data?.head);

export function loader({request, context}: LoaderFunctionArgs) {
  if (context.visitor.session.current()) return redirect(ACCOUNT_PETS_PATH);
  return {head: pageHead({request, context}, {title: TITLES.accountPets})};
}

export default GuestPetsPage;
