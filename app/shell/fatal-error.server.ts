import {data, type ServerBuild} from '@remix-run/server-runtime';
import type {RequestContext} from '~/context.server';
import {errorPageData} from './not-found.server';

type ServerRoute = ServerBuild['routes'][string];
type RouteFunction = NonNullable<ServerRoute['module']['loader']>;

/**
 * The build, whose pages throw the error page's content (ROUTE-55) where their code breaks: the boundary that shows it
 * cannot ask for any. A page that is well costs nothing more.
 */
export function withErrorPage(build: ServerBuild): ServerBuild {
  const report = build.entry.module.handleError;
  const guarded =
    (run: RouteFunction): RouteFunction =>
    async (input) => {
      try {
        return await run(input);
      } catch (thrown) {
        if (isAnswer(thrown) || input.request.signal.aborted) throw thrown;
        report?.(thrown, input);
        throw data(await errorPageData(input.context), {status: 500});
      }
    };

  return {
    ...build,
    routes: Object.fromEntries(
      Object.entries(build.routes).map(([id, route]) => [id, guardedRoute(route, guarded)]),
    ),
  };
}

/** What is no page has no boundary: it breaks as it is. */
function guardedRoute(
  route: ServerRoute,
  guarded: (run: RouteFunction) => RouteFunction,
): ServerRoute {
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
          ...(loader && {loader: guarded(loader)}),
          action: action ? guarded(action) : refusePost,
        };
  return {...route, module};
}

/** A page without a form refuses what is posted to it (EDGE-05). Remix's own refusal would hold an error's text. */
async function refusePost({context}: Parameters<RouteFunction>[0]): Promise<never> {
  throw data(await errorPageData(context), {status: 405});
}

function methodRefused(allowed: string): Response {
  return new Response('This address takes another method.', {
    status: 405,
    headers: {Allow: allowed},
  });
}

/** A route's own answer: a response, or what `data` makes. */
function isAnswer(thrown: unknown): boolean {
  return (
    thrown instanceof Response ||
    (typeof thrown === 'object' && thrown !== null && 'init' in thrown && 'data' in thrown)
  );
}

/**
 * The same for a page that breaks while it is rendered: Remix renders once more when it is thrown what a loader might
 * have thrown.
 */
export async function errorPageResponse(context: RequestContext): Promise<Response> {
  return Response.json(await errorPageData(context), {status: 500});
}
