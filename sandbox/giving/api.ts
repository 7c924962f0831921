import {Hono} from 'hono';
import type {SandboxContext} from '../context';
import {brokenConfig} from './broken-replies';
import {charityDirectory} from './directory';
import {createForStore} from './for-store';
import {listOf, searchQuery, withInput} from './inputs';
import {mountProductCalls} from './product-calls';
import {createSettings} from './settings';
import {mountTrackingCalls} from './tracking-calls';
import {createTrackings} from './trackings';

/** The JSON services, keyed by path below the service name. Every call names its store in `x-store-id`. */
export function createApi({db, clock, faults, origin}: SandboxContext): Hono {
  const directory = charityDirectory(origin);
  const forStore = createForStore(createSettings(db, directory));
  const api = new Hono();

  api.get(
    '/stores/cc-small/none',
    forStore('store', async (c, store) => {
      if (store.profile === 'never-loads') await faults.delay(60_000);
      return c.json(brokenConfig(store));
    }),
  );

  api.get(
    '/charities/search',
    forStore('search', (c) =>
      withInput(c, searchQuery, c.req.query(), (query) => c.json(directory.search(query))),
    ),
  );
  api.get(
    '/charities/search-by-eins',
    forStore('eins', (c) =>
      c.json(listOf(c.req.query('eins')).flatMap((ein) => directory.charityByEin(ein) ?? [])),
    ),
  );
  api.get(
    '/portfolios/cc-query-with-charities',
    forStore('portfolios', (c) =>
      c.json(listOf(c.req.query('id')).flatMap((id) => directory.portfolioById(id) ?? [])),
    ),
  );
  mountProductCalls(api, {db, directory, forStore});
  mountTrackingCalls(api, {trackings: createTrackings(db, clock), forStore});
  return api;
}
