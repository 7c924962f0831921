import {redirect} from '@remix-run/server-runtime';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {signOut} from '~/domains/identity/sign-out.server';

/**
 * Logs out and leads home (ROUTE-33, SESS-28). The shop's own controls post a form; the address works as well, typed or
 * from a page of ours. The guard shows a page with a button to whoever follows another site's link, and a browser that
 * only prefetches logs nobody out.
 */
export async function loader({request, context}: LoaderFunctionArgs) {
  const isAhead = /prefetch|preview/.test(
    `${request.headers.get('Sec-Purpose')} ${request.headers.get('Purpose')}`,
  );
  if (isAhead) return new Response(null, {status: 204});
  return leave({context});
}

export function action({context}: ActionFunctionArgs) {
  return leave({context});
}

async function leave({context}: Pick<LoaderFunctionArgs, 'context'>) {
  await signOut(context);
  /* Who is signed in changes all of a page. */
  return redirect('/', {status: 303, headers: {'X-Remix-Reload-Document': 'true'}});
}
