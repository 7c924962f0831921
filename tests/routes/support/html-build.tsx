import {RemixServer} from '@remix-run/react';
import type {ServerBuild} from '@remix-run/server-runtime';
import {renderToString} from 'react-dom/server';
import {StructuredDataProvider} from '~/shell/page/structured-data';
import {createBuild} from './build';

/**
 * A build that returns pages as HTML, without their deferred parts. Its entry isn't the app's, which renders to a web
 * stream: Node's React has none.
 */
export function createHtmlBuild(unexpected: unknown[]): ServerBuild {
  const build = createBuild(unexpected);
  build.entry.module.default = (request, status, headers, page, context) => {
    headers.set('Content-Type', 'text/html; charset=utf-8');
    const html = renderToString(
      <StructuredDataProvider value={context.request.structuredData ?? []}>
        <RemixServer context={page} url={request.url} />
      </StructuredDataProvider>,
    );
    return new Response(html, {status, headers});
  };
  for (const {module, ...route} of Object.values(build.routes)) {
    /* Rendering needs an asset of each route, though nothing loads it. */
    build.assets.routes[route.id] = {
      ...route,
      module: '',
      hasLoader: 'loader' in module,
      hasAction: false,
      hasClientLoader: false,
      hasClientAction: false,
      hasErrorBoundary: false,
    };
  }
  return build;
}
