import {addNotices} from '~/domains/session/add-notices';
import {notSavedPath} from '~/domains/session/login-paths';
import type {Session} from '~/domains/session/session';
import {DONE_PARAMETER} from '~/platform/done-parameter';
import {isRead} from '~/platform/is-read';
import type {Needs} from '~/platform/needs';
import {redirectTo} from '../guards/redirect-to';
import {pageOf, pageToReload} from '../guards/path-policy';

export function redirectToSamePage(request: Request): Response {
  return redirectTo(pageToReload(request), {status: 303, isReload: true});
}

/** The page of a form that wasn't saved, without the confirmation of an earlier change (ROUTE-77). */
export function pageOfForm(url: URL): string {
  const {path, search} = pageOf(url);
  const query = new URLSearchParams(search);
  query.delete(DONE_PARAMETER);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** Leads to the login page, which says that nothing was saved (ROUTE-77). */
export function redirectUnsavedForm(url: URL): Response {
  return redirectTo(notSavedPath(pageOfForm(url)), {status: 303, isReload: true});
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
  return isRead(request) ? redirectToSamePage(request) : redirectUnsavedForm(new URL(request.url));
}

/** For a form on a page of the customer who was logged in before this one (SESS-43). */
export function redirectOtherCustomer(
  {request, context}: {request: Request; context: Needs<{visitor: 'session'}>},
  {firstName, email}: Session,
): Response {
  const notice = `You’re logged in as ${firstName || email} now. The form was from another account, so nothing was saved.`;
  addNotices(context.visitor.session, [notice]);
  return redirectTo(pageOfForm(new URL(request.url)), {status: 303, isReload: true});
}
