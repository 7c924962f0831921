import type {Needs} from '~/platform/needs';
import {redirectTo} from '../guards/redirect-to';
import {pageOf} from '../guards/path-policy';

export function redirectToSamePage({url}: {url: URL}): Response {
  const {path, search} = pageOf(url);
  return redirectTo(path + search, {status: 303, isReload: true});
}

/** For a token that Shopify refused. Loaders and actions throw the returned redirect. */
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
