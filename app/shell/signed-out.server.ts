import type {RequestContext} from '~/context.server';
import {leadTo} from './lead-to';
import {pageOf} from './path-policy';

/** Redirects to the same page, which then treats the shopper as a guest. */
export function toSamePage({url}: {url: URL}): Response {
  const {path, search} = pageOf(url);
  return leadTo(path + search, {status: 303, isReload: true});
}

/**
 * Ends the session after the commerce platform refused the customer's token. Loaders and actions throw the returned
 * redirect.
 */
export function signedOut({
  request,
  context,
}: {
  request: Request;
  context: Pick<RequestContext, 'session'>;
}): Response {
  context.session.end();
  return toSamePage({url: new URL(request.url)});
}
