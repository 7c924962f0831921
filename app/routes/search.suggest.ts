import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {suggest} from '~/domains/catalog/search.server';
import {MINUTE_SECONDS} from '~/platform/duration';

/** Shared caches must not store the suggestions: they would serve them past the password gate. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('search');
  const suggestions = await suggest(context, typed);
  return suggestions.ok
    ? Response.json(suggestions.value, {
        headers: {'Cache-Control': `private, max-age=${MINUTE_SECONDS}`},
      })
    : Response.json(
        {terms: [], products: []},
        {status: 503, headers: {'Cache-Control': 'no-store'}},
      );
}
