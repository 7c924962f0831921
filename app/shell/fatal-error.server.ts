import {data, type ServerBuild} from '@remix-run/server-runtime';
import type {RequestContext} from '~/context.server';
import {errorPageData} from './not-found.server';

type ServerRoute = ServerBuild['routes'][string];
type RouteFunction = NonNullable<ServerRoute['module']['loader']>;

/**
 * Wraps the loaders and actions of every page, so that an unexpected error is thrown with the content of the error page
 * (ROUTE-55): an error boundary can't load it. Successful pages load nothing extra.
 */
export function withErrorPage(build: ServerBuild): ServerBuild {
  const report = build.entry.module.handleError;
  const wrap =
    (run: RouteFunction): RouteFunction =>
    async (input) => {
      try {
        return await run(input);
      } catch (thrown) {
        if (isThrownResponse(thrown) || input.request.signal.aborted) throw thrown;
        report?.(thrown, input);
        throw data(await errorPageData(input.context), {status: 500});
      }
    };

  return {
    ...build,
    routes: Object.fromEntries(
      Object.entries(build.routes).map(([id, route]) => [id, wrapRoute(route, wrap)]),
    ),
  };
}

/** Resource routes have no error boundary, so their loaders and actions are not wrapped. */
function wrapRoute(route: ServerRoute, wrap: (run: RouteFunction) => RouteFunction): ServerRoute {
  const {loader, action} = route.module;
  const module =
    route.module.default === undefined
      ? {
          ...route.module,
          loader: loader ?? (() => methodRefused('POST')),
          action: action ?? (() => methodRefused('GET, HEAD')),
        }
      : {
          ...route.module,
          ...(loader && {loader: wrap(loader)}),
          action: action ? wrap(action) : refusePost,
        };
  return {...route, module};
}

/**
 * A page without an action refuses a POST with 405 (EDGE-05). Remix's own refusal would include the text of an error.
 */
async function refusePost({context}: Parameters<RouteFunction>[0]): Promise<never> {
  throw data(await errorPageData(context), {status: 405});
}

function methodRefused(allowed: string): Response {
  return new Response('This address takes another method.', {
    status: 405,
    headers: {Allow: allowed},
  });
}

/** Whether a route threw this on purpose: a `Response`, or the return value of `data`. */
function isThrownResponse(thrown: unknown): boolean {
  return (
    thrown instanceof Response ||
    (typeof thrown === 'object' && thrown !== null && 'init' in thrown && 'data' in thrown)
  );
}

/**
 * Makes the error page's data into a response, for errors during rendering: Remix renders again when
 * `handleDocumentRequest` throws a response, as if a loader had thrown it.
 */
export async function errorPageResponse(context: RequestContext): Promise<Response> {
  return Response.json(await errorPageData(context), {status: 500});
}
