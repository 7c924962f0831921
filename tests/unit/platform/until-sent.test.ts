import {describe, expect, it, vi} from 'vitest';
import {untilSent} from '~/platform/until-sent.server';

const URL = 'https://shop.example/';

/** Answers with `body`. Returns the response, and the signal that the handler received. */
async function run(request: Request, body: BodyInit | null, init: ResponseInit = {}) {
  let signal = new AbortController().signal;
  const response = await untilSent(request, (own) => {
    signal = own.signal;
    return Promise.resolve(new Response(body, init));
  });
  return {response, signal};
}

describe('untilSent', () => {
  it('EDGE-32 untilSent ends the signal with the body, and passes on body, status and headers', async () => {
    const headers = new Headers([
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
    ]);
    const {response, signal} = await run(new Request(URL), '<p>page</p>', {status: 404, headers});
    expect(signal.aborted).toBe(false);
    expect(await response.text()).toBe('<p>page</p>');
    expect(signal.aborted).toBe(true);
    expect(response.status).toBe(404);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it.each([
    ['a response without a body', new Request(URL), null],
    ['a HEAD request', new Request(URL, {method: 'HEAD'}), 'page'],
  ])('EDGE-32 untilSent ends the signal at once for %s', async (_, request, body) => {
    const {response, signal} = await run(request, body);
    expect(signal.aborted).toBe(true);
    expect(response.body).toBeNull();
  });

  it('EDGE-32 untilSent ends the signal when the reader cancels or the body fails', async () => {
    const canceled = await run(new Request(URL), 'page');
    await canceled.response.body?.cancel('left');
    expect(canceled.signal.reason).toBe('left');
    const failing = new ReadableStream({
      pull: (controller) => controller.error(new Error('broken')),
    });
    const failed = await run(new Request(URL), failing);
    await expect(failed.response.text()).rejects.toThrow('broken');
    expect(failed.signal.aborted).toBe(true);
    const thrown = untilSent(new Request(URL), () => Promise.reject(new Error('handler')));
    await expect(thrown).rejects.toThrow('handler');
  });

  it('EDGE-32 untilSent passes on that the client left, even before the call, and leaves no listener behind', async () => {
    const client = new AbortController();
    const request = new Request(URL, {signal: client.signal});
    const remove = vi.spyOn(request.signal, 'removeEventListener');
    const {response, signal} = await run(request, 'page');
    client.abort('left');
    expect(signal.reason).toBe('left');
    await response.text();
    expect(remove).toHaveBeenCalledWith('abort', expect.any(Function));
    const late = await run(new Request(URL, {signal: AbortSignal.abort('gone')}), 'page');
    expect(late.signal.reason).toBe('gone');
  });
});
