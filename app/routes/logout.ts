import {redirect} from '@remix-run/server-runtime';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {logOut} from '~/domains/identity/log-out.server';
import {isPrefetch} from '~/platform/is-prefetch';

/**
 * The shop's own controls post a form (ROUTE-33, SESS-28). A GET also logs out if the URL was typed or linked from one
 * of our pages; for links on other sites the guard shows a confirmation page instead. Prefetching never logs out.
 */
export async function loader({request, context}: LoaderFunctionArgs) {
  if (isPrefetch((name) => request.headers.get(name))) return new Response(null, {status: 204});
  return logOutAndRedirect({context});
}

export function action({context}: ActionFunctionArgs) {
  return logOutAndRedirect({context});
}

async function logOutAndRedirect({context}: Pick<LoaderFunctionArgs, 'context'>) {
  await logOut(context);
  /* The login state affects the whole page, so the document is loaded. */
  return redirect('/', {status: 303, headers: {'X-Remix-Reload-Document': 'true'}});
}
