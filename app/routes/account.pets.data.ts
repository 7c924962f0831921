import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {readPets} from '~/domains/pets/customer-pets.server';
import {requireAccountSession} from '~/shell/session/account-route.server';

/** For the islands of product pages, whose documents guests share. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const pets = await readPets(context, requireAccountSession({request, context}));
  return pets.ok ? Response.json(pets.value) : Response.json([], {status: 503});
}
