import {renderToString} from 'react-dom/server';
import type {RouteObject} from 'react-router-dom';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server';

/** The server's markup of these routes at this path, and the response status. */
export async function renderPage(
  routes: RouteObject[],
  path: string,
): Promise<{html: string; status: number}> {
  const {query, dataRoutes} = createStaticHandler(routes);
  const context = await query(new Request(new URL(path, 'https://shop.test')));
  if (context instanceof Response) throw new Error('the router answered by itself');
  const router = createStaticRouter(dataRoutes, context);
  const html = renderToString(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  return {html, status: context.statusCode};
}
