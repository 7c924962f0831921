import {data, type ServerBuild} from '@remix-run/server-runtime';
import type {RequestContext} from '~/request-context';
import {bareErrorPage, errorPageData} from './not-found.server';
import {API_ERRORS} from '../api/errors';
import type {ErrorPageVerdict} from '../guards/verdict';

type ServerRoute = ServerBuild['routes'][string];
type RouteFunction = NonNullable<ServerRoute['module']['loader']>;

/**
 * Returns the build with every loader and action wrapped, because Remix 2 has no middleware
 * (https://github.com/remix-run/remix/pull/5343). The wrapper answers with the guards' verdict if the context has one,
 * and gives an unexpected error the content of the error page, which an error boundary can't load (ROUTE-55).
 */
export function guardBuild(build: ServerBuild): ServerBuild {
  const layouts = new Set(Object.values(build.routes).map(({parentId}) => parentId));
  const report = build.entry.module.handleError;

  function guardPage({id, module: {loader, action}}: ServerRoute) {
    const guard =
      (run: RouteFunction, isShownWithError: boolean): RouteFunction =>
      async (input) => {
        const {context, request} = input;
        const {verdict} = context;
        if (verdict instanceof Response) throw verdict;
        if (verdict && !isShownWithError) throw await verdictPage(verdict, context);
        try {
          return await run(input);
        } catch (thrown) {
          if (isThrownResponse(thrown) || request.signal.aborted) throw thrown;
          report?.(thrown, input);
          throw data(await errorPageData(context), {status: 500});
        }
      };
    /* The error page is shown inside the layouts, so their loaders run. */
    const isLayout = layouts.has(id);
    return {
      ...((loader ?? !isLayout) && {loader: guard(loader ?? (() => null), isLayout)}),
      action: guard(action ?? refusePost, false),
    };
  }

  return {
    ...build,
    routes: Object.fromEntries(
      Object.entries(build.routes).map(([id, route]) => {
        const isFile = route.module.default === undefined;
        const functions = isFile ? guardFile(route) : guardPage(route);
        return [id, {...route, module: {...route.module, ...functions}}];
      }),
    ),
  };
}

/** Files such as robots.txt have no error boundary, so their errors stay as they are. */
function guardFile({module: {loader, action}}: ServerRoute) {
  const guard =
    (run: RouteFunction): RouteFunction =>
    (input) => {
      const {verdict} = input.context;
      if (verdict instanceof Response) throw verdict;
      return verdict ? verdictText(verdict) : run(input);
    };
  return {
    loader: guard(loader ?? (() => methodRefused('POST'))),
    action: guard(action ?? (() => methodRefused('GET, HEAD'))),
  };
}

async function verdictPage({errorPage, headers = {}}: ErrorPageVerdict, context: RequestContext) {
  /* Refusing a throttled request must be cheap, so no content is fetched. */
  const page = errorPage === 429 ? bareErrorPage(context) : await errorPageData(context);
  return data(page, {status: errorPage, headers});
}

function verdictText({errorPage, headers = {}}: ErrorPageVerdict): Response {
  const text = errorPage === 405 ? METHOD_REFUSED : API_ERRORS.internal.message;
  return new Response(text, {status: errorPage, headers});
}

/**
 * A page without an action refuses a POST with 405 (EDGE-05). Remix's own refusal would include the text of an error.
 */
async function refusePost({context}: Parameters<RouteFunction>[0]): Promise<never> {
  throw data(await errorPageData(context), {status: 405});
}

const METHOD_REFUSED = 'This address doesn’t accept this method.';

function methodRefused(allowed: string): Response {
  return new Response(METHOD_REFUSED, {status: 405, headers: {Allow: allowed}});
}

function isThrownResponse(thrown: unknown): boolean {
  return (
    thrown instanceof Response ||
    (typeof thrown === 'object' && thrown !== null && 'init' in thrown && 'data' in thrown)
  );
}
