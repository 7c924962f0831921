import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {addGuestPets, readPets} from '~/domains/pets/customer-pets.server';
import {parsePets} from '~/domains/pets/pet';
import {requireAccountSession} from '~/shell/session/account-route.server';

/** For the islands of product pages, whose documents guests share. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const pets = await readPets(context, requireAccountSession({request, context}));
  return pets.ok ? Response.json(pets.value) : Response.json([], {status: 503});
}

/** Moves the pets that a browser sends to the account. Responds with those that stay in the browser. */
export async function action({request, context}: ActionFunctionArgs) {
  const customer = requireAccountSession({request, context});
  const left = await addGuestPets(context, customer, parsePets(await request.text()));
  return left.ok ? Response.json(left.value) : Response.json([], {status: 503});
}
