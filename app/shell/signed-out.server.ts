import type {RequestContext} from '~/context.server';
import {leadTo} from './lead-to';
import {pageOf} from './path-policy';

/** Leads to the same page again, for whoever is signed in no more. */
export function toSamePage({url}: {url: URL}): Response {
  const {path, search} = pageOf(url);
  return leadTo(path + search, {status: 303, isReload: true});
}

/** The commerce platform takes the person's token no more: ends the session. A loader or action throws the answer. */
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
