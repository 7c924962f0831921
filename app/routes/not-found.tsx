import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {notFound} from '~/shell/errors/not-found.server';

/** Throws the error page's data; the error boundary in `pages.tsx` shows it. */
export async function loader({request, context}: LoaderFunctionArgs): Promise<never> {
  return notFound({request, context});
}

export async function action({request, context}: ActionFunctionArgs): Promise<never> {
  return notFound({request, context});
}

/**
 * Never rendered. Without a component Remix would treat this as a resource route and send the thrown response as it is.
 */
export default function NotFound() {
  return null;
}
