import type {RequestContext} from '~/request-context';
import type {Needs} from '~/platform/needs';
import {redirectTo} from '../guards/redirect-to';
import {pageOf} from '../guards/path-policy';

/** Redirects to the same page, which then treats the shopper as a guest. */
export function redirectToSamePage({url}: {url: URL}): Response {
  const {path, search} = pageOf(url);
  return redirectTo(path + search, {status: 303, isReload: true});
}

/**
 * Ends the session after the commerce platform refused the customer's token. Loaders and actions throw the returned
 * redirect.
 */
export function endRefusedSession({
  request,
  context,
}: {
  request: Request;
  context: Needs<{visitor: 'session'}>;
}): Response {
  context.visitor.session.end();
  return redirectToSamePage({url: new URL(request.url)});
}
