import {data, type ServerBuild} from '@remix-run/server-runtime';
import type {RequestContext} from '~/context.server';
import {bareErrorPage, errorPageData} from './not-found.server';

type ServerRoute = ServerBuild['routes'][string];

interface Failure {
  status: number;
  headers: Record<string, string>;
}

/**
 * Returns a copy of the build in which every page shows the error page with this status, for failures before Remix
 * handles the request. Layout routes stay as they are, and so do route ids, because the browser's route manifest uses
 * them.
 */
export function buildThatFails(build: ServerBuild, failure: Failure): ServerBuild {
  const parents = new Set(Object.values(build.routes).map(({parentId}) => parentId));
  const fail = (route: ServerRoute): ServerRoute => {
    const answer = route.module.default === undefined ? sendErrorText : showErrorPage;
    const run = ({context}: {context: RequestContext}) => answer(context, failure);
    return {...route, module: {...route.module, loader: run, action: run}};
  };
  return {
    ...build,
    routes: Object.fromEntries(
      Object.entries(build.routes).map(([id, route]) => [
        id,
        parents.has(id) ? route : fail(route),
      ]),
    ),
  };
}

async function showErrorPage(context: RequestContext, failure: Failure): Promise<never> {
  /* Refusing a throttled request must be cheap, so no content is fetched. */
  const isThrottled = failure.status === 429;
  throw data(isThrottled ? bareErrorPage(context) : await errorPageData(context), failure);
}

/** Resource routes such as robots.txt have no error page; they get plain text. */
async function sendErrorText(
  _context: RequestContext,
  {status, headers}: Failure,
): Promise<Response> {
  const text =
    status === 405 ? 'This address takes another method.' : 'Something went wrong on our side.';
  return new Response(text, {status, headers});
}
