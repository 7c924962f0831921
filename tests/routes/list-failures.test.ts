import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createMemoryCache} from '~/node/memory-cache';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {readUpstream} from '../../bench/server-timing';
import {handlesOf, listOf, listPageOf} from './support/list';
import {useOwnSandbox} from '../support/own-sandbox';
import {openShop, watchShop, type Answer, type Shop} from './support/shop';

const {unexpected, logged} = watchShop();
const sandbox = useOwnSandbox();
let control: SandboxControl;
let shop: Shop;

beforeEach(() => {
  control = createSandboxControl(sandbox.origin());
  shop = openShop(sandbox.origin());
});
afterEach(() => control.clearFaults());

const PATH = '/products/dog?flavor=chicken';

describe('lists while the content system is down', () => {
  it.each(['down', 'error', 'throttle', 'malformed'] as const)(
    'LIST-12a (%s) answer 503, and the cart still works',
    async (kind) => {
      await control.fault({service: 'content-system', kind});
      for (const path of ['/products', PATH, '/products/cat/flavor/tuna']) {
        const answer = await shop.visitor().get(path);
        expect([path, answer.status]).toEqual([path, 503]);
        expect(answer.headers.get('Retry-After')).toBe('10');
      }
      expect((await shop.visitor().get('/cart')).status).toBe(200);
      expect(unexpected()).toEqual([]);
    },
  );
});

describe('a list without part of the content system', () => {
  const listWithout = async (match: string) => {
    await control.fault({service: 'content-system', kind: 'error', match});
    const answer = await shop.visitor().get(PATH);
    expect(answer.status).toBe(200);
    expect(unexpected()).toEqual([]);
    return answer;
  };
  const expectWholeList = (answer: Answer) => {
    const list = listOf(answer);
    expect(list.cards.length).toBe(Math.min(24, list.total));
    expect(list.total).toBeGreaterThan(3);
    return list;
  };

  it('LIST-12b offers every filter value without counts', async () => {
    const {groups} = expectWholeList(await listWithout('product_facets'));
    const counts = groups.flatMap(({options}) => options.map(({count}) => count));
    expect(counts.length).toBeGreaterThan(20);
    expect(new Set(counts)).toEqual(new Set([null]));
  });

  it('LIST-12b shows no filter groups without definitions, but applied filters can be removed', async () => {
    const {groups, applied} = expectWholeList(await listWithout('catalog_filters'));
    expect(groups).toEqual([]);
    expect(applied).toEqual([{field: 'flavor', value: 'chicken', label: 'Chicken'}]);
  });

  it('LIST-12b takes its heading from the path without texts', async () => {
    const answer = await listWithout('plp_pages');
    expectWholeList(answer);
    expect(listPageOf(answer).heading).toBe('Dog Food');
  });
});

describe('a list while another service is down', () => {
  it('LIST-12b uses the stock of commerce without the inventory', async () => {
    const before = listOf(await shop.visitor().get('/products'));
    await control.fault({service: 'inventory', kind: 'down'});
    const answer = await shop.visitor().get('/products');
    expect(answer.status).toBe(200);
    expect(handlesOf(listOf(answer))).toEqual(handlesOf(before));
    expect(listOf(answer).cards.some(({variant}) => variant.inStock)).toBe(true);
    expect(unexpected()).toEqual([]);
  });

  it('LIST-12a answers 503 without commerce', async () => {
    await control.fault({service: 'commerce', kind: 'down'});
    const answer = await shop.visitor().get(PATH);
    expect(answer.status).toBe(503);
    expect(logged()).toEqual([]);
  });
});

describe('the upstream calls of a list', () => {
  it('LIST-13b are cached for all visitors', async () => {
    const cache = createMemoryCache({entries: 100, bytes: 10_000_000});
    const cachingShop = openShop(sandbox.origin(), {cache: cache as Partial<Cache> as Cache});
    const open = (path: string) => cachingShop.visitor().get(path);
    for (const path of [
      PATH,
      '/products/dog/flavor',
      '/products/cat?brand=clinical&flavor=salmon',
    ]) {
      const first = await open(path);
      expect(readUpstream(first.headers.get('Server-Timing')).roundTrips).toBeGreaterThan(5);
      const second = await open(path);
      expect(second.headers.get('Server-Timing')).toBeNull();
      expect(listPageOf(second)).toEqual(listPageOf(first));
    }
  });

  it('LIST-13a are made in two rounds', async () => {
    /* Slow enough that parallel calls overlap. */
    for (const service of ['content-system', 'commerce', 'inventory']) {
      await control.fault({service, kind: 'slow', delayMs: 500});
    }
    const answer = await shop.visitor().get('/products/dog?pet-age=adult&flavor=chicken');
    const calls = [
      ...(answer.headers.get('Server-Timing') ?? '').matchAll(
        /([\w-]+)\.([\w-]+);dur=([\d.]+);desc="@([\d.]+)"/g,
      ),
    ].map(([, service, operation, duration, start]) => ({
      name: `${service}.${operation}`,
      start: Number(start),
      end: Number(start) + Number(duration),
    }));
    const [first, second] = [
      calls.filter(({name}) => /^content-system\.(?!skus_with_deal)/.test(name)),
      calls.filter(({name}) =>
        /^(commerce\.ProductsByIds|inventory\.Stock|content-system\.skus_with_deal)$/.test(name),
      ),
    ];
    /*
     * The list, the counts of its groups (separate for the two groups with a selection, for the pet, and for variants),
     * definitions, texts, and site-wide content.
     */
    expect(first).toHaveLength(9);
    expect(second).toHaveLength(3);
    const beganAll = Math.max(...first.map(({start}) => start));
    expect(beganAll).toBeLessThan(Math.min(...first.map(({end}) => end)));
    expect(Math.max(...second.map(({start}) => start))).toBeLessThan(
      Math.min(...second.map(({end}) => end)),
    );
  });
});
