import {matchRoutes} from '@remix-run/react';
import {CART_PATH} from '~/domains/cart/cart-form';
import {isSharedPath} from '../documents/shared-path';

/** The files and the data that a page needs. */
interface PageAhead {
  modules: string[];
  /** The URL at which Remix will ask for the page's data; `null` if it's personal or there is none. */
  data: URL | null;
}

/** The last route that Remix discovers. Before it's known, a wrong route could match. */
const LAST_ROUTE = 'not-found';

/** `null` if Remix doesn't know yet which page that is. */
export function pageAhead(page: URL): PageAhead | null {
  const {routes: known} = window.__remixManifest;
  if (!(LAST_ROUTE in known)) return null;
  const matches = matchRoutes(window.__remixRouter.routes, page.pathname) ?? [];
  const routes = matches.flatMap(({route: {id}}) => (id && known[id]) || []);
  return {
    modules: routes
      .filter(({id}) => !window.__remixRouteModules[id])
      .flatMap(({module, imports = []}) => [module, ...imports]),
    data: isForAll(page) ? dataUrl(page, routes) : null,
  };
}

/** Built as Remix builds it: all loaders but the root's, which opts out (`shouldRevalidate`). */
function dataUrl(page: URL, routes: readonly {id: string; hasLoader: boolean}[]): URL | null {
  const ids = routes.filter(({id, hasLoader}) => hasLoader && id !== 'root').map(({id}) => id);
  if (ids.length === 0) return null;
  const data = new URL(page.pathname + page.search, page);
  data.pathname =
    page.pathname === '/' ? '/_root.data' : `${page.pathname.replace(/\/$/, '')}.data`;
  data.searchParams.delete('index');
  data.searchParams.set('_routes', ids.join(','));
  return data;
}

/** The pages that guests share: rendering one ahead costs the server little. */
const isForAll = ({pathname}: URL) => isSharedPath(pathname) && pathname !== CART_PATH;
