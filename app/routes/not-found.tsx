import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {notFound} from '~/shell/not-found.server';

/** Nothing is here: what is thrown is shown by the boundary of `pages.tsx`. */
export async function loader({request, context}: LoaderFunctionArgs): Promise<never> {
  return notFound({request, context});
}

export async function action({request, context}: ActionFunctionArgs): Promise<never> {
  return notFound({request, context});
}

/** Never shown; without it the route would be no page, and what it throws would be sent as it is. */
export default function NotFound() {
  return null;
}
