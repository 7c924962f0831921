import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createKeptPayloads, type KeptPayloads} from '~/shell/ahead/kept-payloads';

const page = (path = '/faq.data') => new URL(path, 'https://shop.test');
const data = (body = '{"page":1}\n', headers: Record<string, string> = {}, status = 200) =>
  new Response(body, {status, headers: {'X-Remix-Response': 'yes', ...headers}});

let ask: ReturnType<typeof vi.fn<typeof fetch>>;
let payloads: KeptPayloads;

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date']});
  ask = vi.fn<typeof fetch>(() => Promise.resolve(data()));
  payloads = createKeptPayloads(ask);
});
afterEach(() => void vi.useRealTimers());

const take = async (url = page()) => (await payloads.take(url))?.text();

describe('kept payloads', () => {
  it('NAV-30a are requested as prefetches, and handed out once', async () => {
    await payloads.load(page());
    expect(await take()).toBe('{"page":1}\n');
    expect(payloads.take(page())).toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask.mock.calls[0]?.[1]?.headers).toEqual({Purpose: 'prefetch'});
  });

  it('NAV-30a are not loaded twice', async () => {
    await Promise.all([payloads.load(page()), payloads.load(page())]);
    await payloads.load(page());
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('NAV-30a can be taken while they are loading', async () => {
    let send: (response: Response) => void = () => undefined;
    ask.mockReturnValue(new Promise((resolve) => (send = resolve)));
    const loading = payloads.load(page());
    const taken = take();
    send(data());
    expect(await taken).toBe('{"page":1}\n');
    await loading;
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('NAV-30b are dropped after 30 seconds', async () => {
    await payloads.load(page());
    vi.advanceTimersByTime(30_000);
    expect(payloads.take(page())).toBeUndefined();
  });

  it('NAV-30b are dropped for and during a change', async () => {
    await payloads.load(page());
    let answered: (value: string) => void = () => undefined;
    const write = payloads.dropDuring(new Promise<string>((resolve) => (answered = resolve)));
    expect(payloads.take(page())).toBeUndefined();
    await payloads.load(page());
    expect(ask).toHaveBeenCalledTimes(1);
    answered('done');
    expect(await write).toBe('done');
    await payloads.load(page());
    expect(await take()).toBe('{"page":1}\n');
  });

  it('NAV-30b that are still loading when a change begins are dropped', async () => {
    ask.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    const loading = payloads.load(page());
    payloads.drop();
    await loading;
    expect(payloads.take(page())).toBeUndefined();
  });

  it.each([
    ['a private page', data('{"page":1}\n', {'Cache-Control': 'no-store'})],
    ['an error page', data('{"page":1}\n', {}, 404)],
    ['a gateway’s page', new Response('<h1>Hello</h1>')],
    ['an empty response', data('')],
  ])('NAV-30c of %s aren’t kept', async (_, response) => {
    ask.mockResolvedValue(response);
    await payloads.load(page());
    expect(payloads.take(page())).toBeUndefined();
  });

  it('NAV-30c of a lost response aren’t kept, and loading doesn’t fail', async () => {
    ask.mockRejectedValue(new TypeError('Failed to fetch'));
    await payloads.load(page());
    expect(payloads.take(page())).toBeUndefined();
  });

  it('NAV-30c leave a server that refuses alone for 30 seconds', async () => {
    ask.mockImplementation(() => Promise.resolve(new Response(null, {status: 503})));
    await payloads.load(page());
    await payloads.load(page('/other.data'));
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(30_000);
    await payloads.load(page('/other.data'));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('NAV-30d are at most 24: the oldest makes room', async () => {
    const pages = Array.from({length: 25}, (_, index) => page(`/p${index}.data`));
    for (const url of pages) await payloads.load(url);
    expect(payloads.take(page('/p0.data'))).toBeUndefined();
    expect(await take(page('/p1.data'))).toBe('{"page":1}\n');
    expect(await take(page('/p24.data'))).toBe('{"page":1}\n');
  });
});
