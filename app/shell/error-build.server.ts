import {data, type ServerBuild} from '@remix-run/server-runtime';
import type {RequestContext} from '~/context.server';
import {bareErrorPage, errorPageData} from './not-found.server';

type ServerRoute = ServerBuild['routes'][string];

interface Failure {
  status: number;
  headers: Record<string, string>;
}

/**
 * The build, in which every page shows the error page with this status: for what goes wrong before Remix is asked. What
 * surrounds a page stays as it is, and so do the routes' ids, by which the browser knows them.
 */
export function buildThatFails(build: ServerBuild, failure: Failure): ServerBuild {
  const parents = new Set(Object.values(build.routes).map(({parentId}) => parentId));
  const fail = (route: ServerRoute): ServerRoute => {
    const answer = route.module.default === undefined ? sayFailed : showErrorPage;
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
  /* Refusing one request of many must cost next to nothing: no content is asked for. */
  const isThrottled = failure.status === 429;
  throw data(isThrottled ? bareErrorPage(context) : await errorPageData(context), failure);
}

/** What is no page, for instance robots.txt, has nothing to show it on. */
async function sayFailed(_context: RequestContext, {status, headers}: Failure): Promise<Response> {
  const text =
    status === 405 ? 'This address takes another method.' : 'Something went wrong on our side.';
  return new Response(text, {status, headers});
}
