import {createGiving, type Giving} from '~/domains/giving/sdk/giving';
import type {AccountCauses} from '~/domains/giving/sdk/follow-account';
import {createTrackingMemory} from '~/domains/giving/sdk/tracking-memory';
import {createGivingClient} from '~/services/giving/giving-client';
import {STORE_IDS, type ProfileName} from '~sandbox/world/giving/stores';
import {givingApp} from '~tests/sandbox/giving/giving-app';

/** Session storage of one tab. */
export function tabStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

interface VisitOptions {
  profile?: ProfileName;
  storeId?: string;
  url?: string;
  storage?: ReturnType<typeof tabStorage>;
  customData?: object;
  account?: AccountCauses | null;
  sandbox?: ReturnType<typeof givingApp>;
}

/** Giving in a browser's tab, with the sandbox as the giving service. `calls` are its requests. */
export function givingVisit({
  profile = 'percentage',
  storeId = STORE_IDS[profile],
  url = 'https://shop.test/cart',
  storage = tabStorage(),
  customData = {site: 'DTC'},
  account = null,
  sandbox = givingApp(profile),
}: VisitOptions = {}) {
  const calls: string[] = [];
  const giving: Giving = createGiving({
    storeId,
    createClient: (id) =>
      createGivingClient({
        storeId: id,
        endpoints: {
          apiUrl: 'http://giving.test/giving/{service}',
          clickstreamUrl: 'http://giving.test/giving/clickstream',
          proxyUrl: null,
        },
        fetch: async (address, init) => {
          const {pathname, search} = new URL(address as string);
          calls.push(`${init?.method ?? 'GET'} ${pathname.replace('/giving', '')}`);
          return sandbox.app.request(pathname + search, init);
        },
      }),
    createMemory: (id) => createTrackingMemory(id, storage),
    sources: () => ({window: {}, customData, dataLayer: []}),
    browser: () => ({userAgent: 'test', url, referrer: ''}),
    linkedCause: () => new URL(url).searchParams.get('sgcause') ?? '',
    account,
    canNameCustomer: () => false,
  });
  return {
    giving,
    calls,
    storage,
    sandbox,
    /** Listens to errors, as the widgets do, and returns their messages. */
    handleErrors() {
      const messages: string[] = [];
      giving.events.on('SDK::Error', ({message}) => void messages.push(message));
      return messages;
    },
    state: async () =>
      (await sandbox.send('/__control/giving')).body as {
        trackings: {trackingId: string; causeId: string; causeName: string}[];
        events: {event: {event_type: string; payload: object}}[];
      },
  };
}
