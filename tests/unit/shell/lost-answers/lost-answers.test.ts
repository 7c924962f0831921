import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createLostAnswers, type LostAnswers} from '~/shell/lost-answers/lost-answers';

const ORIGIN = 'https://shop.example';
const page = (path = '/faq.data') => new URL(path, ORIGIN);
const own = () => new Response('{"data":{}}\n', {headers: {'X-Remix-Response': 'yes'}});
const gateway = (status = 502) => new Response('<h1>Bad gateway</h1>', {status});

let ask: ReturnType<typeof vi.fn<typeof fetch>>;
let events: EventTarget;
let tab: {onLine: boolean};
let lost: LostAnswers;

beforeEach(() => {
  ask = vi.fn<typeof fetch>();
  events = new EventTarget();
  tab = {onLine: true};
  vi.stubGlobal('window', {fetch: ask});
  vi.stubGlobal('location', {origin: ORIGIN});
  vi.stubGlobal('navigator', tab);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('document', Object.assign(new EventTarget(), {visibilityState: 'visible'}));
  lost = createLostAnswers();
  lost.watch();
});
afterEach(() => void vi.unstubAllGlobals());

const untilLost = () => vi.waitFor(() => expect(lost.state()).toMatchObject({isRetrying: false}));

/** Behaves like the router when it has no pending requests. */
function dropOthers(giveUpOthers: () => void): Promise<void> {
  giveUpOthers();
  return Promise.resolve();
}

it('ERR-28 tells its listeners when the browser goes offline or online, without a lost request', () => {
  const heard: boolean[] = [];
  lost.subscribe(() => heard.push(lost.isOffline()));
  for (const onLine of [false, true]) {
    tab.onLine = onLine;
    events.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  }
  expect(heard).toEqual([true, false]);
  expect(lost.state()).toBeNull();
});

describe('a request for page data', () => {
  it('NAV-23 waits after a lost response, and resolves once it was retried', async () => {
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(own());
    const answer = window.fetch(page());
    await untilLost();
    expect(lost.state()).toMatchObject({isWrite: false, isRetrying: false, attempts: 1});
    lost.retry();
    expect((await answer).ok).toBe(true);
    expect(lost.state()).toBeNull();
  });

  it('NAV-26a NAV-26b is retried automatically if it is a read, but not if it is a write that may have arrived', async () => {
    ask.mockRejectedValue(new TypeError('Failed to fetch'));
    const read = window.fetch(page());
    const write = window.fetch(page('/contact-us.data'), {method: 'POST'});
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    await untilLost();
    expect(lost.state()).toMatchObject({isWrite: true, isUnsent: false});

    ask.mockReset().mockImplementation(() => Promise.resolve(own()));
    events.dispatchEvent(new Event('online'));
    expect((await read).ok).toBe(true);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(lost.state()).toMatchObject({isWrite: true, isOffline: false});
    lost.retry();
    expect((await write).ok).toBe(true);
  });

  it('UI-33 is sent once the browser is online if it is a write that was posted offline', async () => {
    tab.onLine = false;
    ask.mockRejectedValue(new TypeError('Failed to fetch'));
    const write = window.fetch(page('/contact-us.data'), {method: 'POST'});
    await untilLost();
    expect(lost.state()).toMatchObject({isWrite: true, isUnsent: true, isOffline: true});

    tab.onLine = true;
    ask.mockReset().mockImplementation(() => Promise.resolve(own()));
    events.dispatchEvent(new Event('online'));
    expect((await write).ok).toBe(true);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(lost.state()).toBeNull();
  });

  it('NAV-26b is not sent a third time unasked if its second attempt may have arrived', async () => {
    tab.onLine = false;
    ask.mockRejectedValue(new TypeError('Failed to fetch'));
    void window.fetch(page('/contact-us.data'), {method: 'POST'});
    await untilLost();
    tab.onLine = true;
    events.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(lost.state()).toMatchObject({attempts: 2, isUnsent: false}));
    events.dispatchEvent(new Event('online'));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('NAV-23 for a form that was given up resolves to a status that reloads nothing', async () => {
    ask.mockResolvedValue(gateway());
    const write = window.fetch(page(), {method: 'POST'});
    await untilLost();
    await lost.giveUp(dropOthers);
    expect((await write).status).toBeGreaterThanOrEqual(400);
    expect(await (await write).text()).toBe('{"data":null}\n');
    expect(lost.state()).toBeNull();
  });

  it('NAV-27a is dropped when the router aborts it', async () => {
    const navigation = new AbortController();
    ask.mockResolvedValue(gateway(504));
    const answer = window.fetch(page(), {signal: navigation.signal});
    await untilLost();
    navigation.abort();
    await expect(answer).rejects.toThrow(/abort/i);
    expect(lost.state()).toBeNull();
  });

  it.each([
    ['a rejection by the shop', () => new Response('Too large', {status: 413})],
    ['an error of the shop', () => new Response('Something went wrong', {status: 500})],
    [
      'an error in Remix’s encoding',
      () =>
        new Response('{"~":["ErrorResponse"]}\n', {
          status: 503,
          headers: {'X-Remix-Response': 'yes'},
        }),
    ],
    [
      'a response without a body',
      () => new Response(null, {status: 204, headers: {'X-Remix-Response': 'yes'}}),
    ],
  ])('ERR-21 passes %s on to the page', async (_, made) => {
    ask.mockResolvedValue(made());
    expect((await window.fetch(page())).status).toBe(made().status);
    expect(lost.state()).toBeNull();
  });

  it.each([
    ['the login page of a network', () => new Response('<h1>Hotel</h1>')],
    [
      'a response that ends within its first line',
      () => new Response('{"data":', {headers: {'X-Remix-Response': 'yes'}}),
    ],
    ['a rate limit of a gateway', () => gateway(429)],
  ])('NAV-23 treats %s as a lost response', async (_, made) => {
    ask.mockImplementation(() => Promise.resolve(made()));
    void window.fetch(page());
    await untilLost();
  });
});

describe('page data of another build’s format', () => {
  const newer = () => new Response('[{"_1":2},3]\n', {headers: {'X-Remix-Response': 'yes'}});
  let opened: string[];

  beforeEach(() => {
    opened = [];
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    vi.stubGlobal('location', {
      origin: ORIGIN,
      assign: (to: string) => opened.push(to),
      reload: () => opened.push('reload'),
    });
    ask.mockImplementation(() => Promise.resolve(newer()));
  });

  const navigateTo = (location?: object) =>
    vi.stubGlobal('window', {
      fetch: window.fetch,
      __remixRouter: {state: {navigation: {location}}},
    });

  it('ERR-85 of the next page opens that page as a document', async () => {
    navigateTo({pathname: '/faq', search: '?q=1', hash: '#food'});
    const settled = vi.fn();
    void window.fetch(page('/faq.data?q=1')).finally(settled);
    await vi.waitFor(() => expect(opened).toEqual(['/faq?q=1#food']));
    expect(settled).not.toHaveBeenCalled();
    expect(lost.state()).toBeNull();
  });

  it('ERR-85 of a part of the page loads the page again, but not again and again', async () => {
    navigateTo();
    void window.fetch(page('/cart.data'));
    await vi.waitFor(() => expect(opened).toEqual(['reload']));
    void window.fetch(page('/cart.data'));
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    expect(opened).toEqual(['reload']);
  });
});

it('NAV-28 a deferred part that is cut off fails alone: everything before it is passed on', async () => {
  const begin = new TextEncoder().encode('{"data":{}}\n');
  let isBegun = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isBegun) {
        controller.error(new TypeError('network error'));
        return;
      }
      isBegun = true;
      controller.enqueue(begin);
    },
  });
  ask.mockResolvedValue(new Response(body, {headers: {'X-Remix-Response': 'yes'}}));
  const reader = (await window.fetch(page())).body?.getReader();
  expect((await reader?.read())?.value).toEqual(begin);
  await expect(reader?.read()).rejects.toThrow('The connection was lost');
  expect(lost.state()).toBeNull();
});

it.each([
  ['of the cart', '/cart/change', {method: 'POST'}],
  ['that prefetches routes', '/__manifest?p=/faq', {}],
  ['to another host', 'https://elsewhere.example/x.data', {}],
])('ignores a request %s', async (_, path, init) => {
  ask.mockResolvedValue(gateway());
  expect((await window.fetch(new URL(path, ORIGIN), init)).status).toBe(502);
});

it('NAV-23 waits for the routes of a page that is being opened', async () => {
  const {signal} = new AbortController();
  ask.mockResolvedValueOnce(gateway()).mockResolvedValueOnce(Response.json({faq: {}}));
  const answer = window.fetch(page('/__manifest?p=/faq'), {signal});
  await untilLost();
  lost.retry();
  expect(await (await answer).json()).toEqual({faq: {}});
});

it('NAV-31 asks for routes at one address, whatever links the page has', async () => {
  ask.mockImplementation(() => Promise.resolve(Response.json({})));
  await window.fetch(page('/__manifest?p=/faq&p=/cart&version=a1'));
  await window.fetch(page('/__manifest?p=/products&version=a1'), {
    signal: new AbortController().signal,
  });
  expect(ask.mock.calls.map(([url]) => (url as URL).href)).toEqual([
    `${ORIGIN}/__manifest?version=a1`,
    `${ORIGIN}/__manifest?version=a1`,
  ]);
});

it('NAV-29 a script of a page waits for the connection, or is given up', async () => {
  tab.onLine = false;
  const part = lost.waitForConnection();
  await untilLost();
  lost.retry();
  await untilLost();
  expect(lost.state()).toMatchObject({attempts: 2, isOffline: true});
  tab.onLine = true;
  events.dispatchEvent(new Event('online'));
  expect(await part).toBe(true);

  const other = lost.waitForConnection();
  await lost.giveUp(dropOthers);
  expect(await other).toBe(false);
  expect(lost.state()).toBeNull();
});
