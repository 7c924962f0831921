import {describe, expect, it, vi} from 'vitest';
import {boundBody, MAX_BODY_BYTES} from '~/platform/body-limit.server';

const post = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request('https://shop.test/cart', {method: 'POST', body, headers, duplex: 'half'});

/** A body of `chunks` chunks of 1,024 bytes with an unknown length; counts the chunks pulled. */
function stream(chunks: number) {
  let pulled = 0;
  let isCanceled = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (pulled === chunks) {
          controller.close();
          return;
        }
        pulled += 1;
        controller.enqueue(new Uint8Array(1024).fill(97));
      },
      cancel() {
        isCanceled = true;
      },
    },
    {highWaterMark: 0},
  );
  return {body, pulled: () => pulled, isCanceled: () => isCanceled};
}

async function read(request: Request): Promise<Request> {
  const bounded = await boundBody(request);
  if (!(bounded instanceof Request)) throw new Error(bounded);
  return bounded;
}

describe('boundBody', () => {
  it('EDGE-16b gives up a body that arrives too slowly, however many bytes have arrived', async () => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const drip = new ReadableStream<Uint8Array>({
      start(controller) {
        timer = setInterval(() => controller.enqueue(new Uint8Array(1)), 5);
      },
    });
    expect(await boundBody(post(drip), {deadlineMs: 40})).toBe('too-slow');
    clearInterval(timer);
  });

  it('HOUSE-08 has a limit of 64 KiB', () => {
    expect(MAX_BODY_BYTES).toBe(65_536);
  });

  it('passes a body within the limit unchanged, with method, headers and URL', async () => {
    const bounded = await read(post('intent=add&quantity=2', {'X-Test': 'kept'}));
    expect(bounded.method).toBe('POST');
    expect(bounded.url).toBe('https://shop.test/cart');
    expect(bounded.headers.get('X-Test')).toBe('kept');
    expect(await bounded.text()).toBe('intent=add&quantity=2');
  });

  it('returns a request without a body untouched', async () => {
    const request = new Request('https://shop.test/');
    expect(await boundBody(request)).toBe(request);
  });

  it.each([
    [65_536, true],
    [65_537, false],
  ])('HOUSE-08 accepts %i bytes: %s', async (size, passes) => {
    expect((await boundBody(post('a'.repeat(size)))) instanceof Request).toBe(passes);
  });

  it('HOUSE-08 does not read a body whose announced length exceeds the limit', async () => {
    const {body, pulled} = stream(3);
    expect(await boundBody(post(body, {'Content-Length': '65537'}))).toBe('too-large');
    expect(pulled()).toBe(0);
  });

  it('HOUSE-08 stops reading a body of unknown length at the limit', async () => {
    const long = stream(1000);
    expect(await boundBody(post(long.body))).toBe('too-large');
    expect(long.pulled()).toBe(65);
    expect(long.isCanceled()).toBe(true);
    const exact = stream(64);
    expect((await (await read(post(exact.body))).text()).length).toBe(65_536);
  });

  it('EDGE-16b stops waiting for a body after 12 seconds, before the Node host does', async () => {
    vi.useFakeTimers();
    let failure: unknown = null;
    void boundBody(post(new ReadableStream())).then((bounded) => (failure = bounded));
    await vi.advanceTimersByTimeAsync(11_900);
    expect(failure).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(failure).toBe('too-slow');
  });
});
