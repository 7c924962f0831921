import {describe, expect, it} from 'vitest';
import {decode, encode} from '~/platform/page-data';

class Refusal {
  constructor(readonly status: number) {}
}

const encodeRefusal = (value: unknown): [string, number] | false =>
  value instanceof Refusal && ['Refusal', value.status];
const encodeError = (value: unknown): [string, string] | false =>
  value instanceof Error && ['Error', value.message];
const decodeRefusal = (name: string, status: unknown) =>
  name === 'Refusal' && {value: new Refusal(Number(status))};
const decodeError = (name: string, message: unknown) =>
  name === 'Error' && {value: new Error(String(message))};

const send = (value: unknown, signal?: AbortSignal) =>
  encode(value, {plugins: [encodeRefusal, encodeError], ...(signal && {signal})});

const receive = async <Value>(stream: ReadableStream<Uint8Array>) =>
  (await decode(stream, {plugins: [decodeRefusal, decodeError]})).value as Value;

const sent = (value: unknown) => new Response(send(value)).text();

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((take) => (resolve = take));
  return {promise, resolve};
}

const rejected = (reason: object) => Promise.resolve().then(() => Promise.reject(reason as Error));

/** A stream of these bytes, in chunks of one byte. */
function byteByByte(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let next = 0;
  return new ReadableStream({
    pull(controller) {
      if (next === bytes.length) controller.close();
      else controller.enqueue(bytes.slice(next, ++next));
    },
  });
}

describe('page data', () => {
  it.each<[string, unknown]>([
    ['text', 'Salmon & oat “bites”\n</script>\u2028'],
    ['text that begins with the mark', ['~', '~~', '~u', '~0', 'about ~5 lb']],
    ['numbers, truth and nothing', [0, -1.5, 1e21, true, false, null]],
    ['undefined', undefined],
    ['undefined parts', {data: undefined, list: [undefined, null]}],
    ['nested data', {a: [{b: {c: [[], {}]}}], 'odd key': 1}],
    ['an object of Remix’s', {route: {error: new Refusal(404)}}],
  ])('API-123 arrives as it was sent: %s', async (_what, value) => {
    expect(await receive(send(value))).toEqual(value);
    expect(await receive(byteByByte(await sent(value)))).toEqual(value);
  });

  it('API-123 is the JSON of the data, on one line', async () => {
    const data = {list: {cards: [{title: 'Biscuits', path: '/a'}], next: null}};
    expect(await sent(data)).toBe(`${JSON.stringify(data)}\n`);
  });

  it('API-123 keeps a key that would change an object’s prototype as a key', async () => {
    const data = JSON.parse('{"__proto__": {"isAdmin": true}, "text": "~"}') as object;
    const received = await receive<object>(send(data));
    expect(Object.keys(received)).toEqual(['__proto__', 'text']);
    expect(received).not.toHaveProperty('isAdmin');
  });

  it.each<[string, unknown]>([
    ['a date', new Date(0)],
    ['a map', new Map([['a', 1]])],
    ['a set', new Set([1])],
    ['a function', () => 1],
    ['a symbol', Symbol('one')],
    ['a big integer', 1n],
    ['not a number', NaN],
    ['infinity', Infinity],
    ['a URL', new URL('https://marlowe.example/')],
    ['an object with the mark as a key', {'~': ['Refusal', 404]}],
  ])('API-123 is refused if JSON would change it: %s', (_what, value) => {
    expect(() => send({data: [value]})).toThrow(TypeError);
  });

  it('API-123 is refused if it contains itself', () => {
    const data: {self?: object} = {};
    data.self = data;
    expect(() => send(data)).toThrow(TypeError);
  });

  it.each(['', '\n', 'no data\n', '{"cut":'])('API-123 %j is no page data', async (text) => {
    await expect(receive(byteByByte(text))).rejects.toThrow(SyntaxError);
  });
});

describe('deferred page data', () => {
  it('API-124 arrives once it’s known, in any order, also inside other deferred data', async () => {
    const [first, second, inner] = [deferred<string>(), deferred<object>(), deferred<string>()];
    const stream = send({now: 1, first: first.promise, second: second.promise});
    const data = await receive<{now: number; first: Promise<string>; second: Promise<object>}>(
      stream,
    );
    expect(data.now).toBe(1);
    second.resolve({inner: inner.promise});
    const {inner: received} = (await data.second) as {inner: Promise<string>};
    inner.resolve('~deep');
    expect(await received).toBe('~deep');
    first.resolve('late');
    expect(await data.first).toBe('late');
  });

  it('API-124 that fails is rejected alone, with nothing but an error’s safe form', async () => {
    const lines = await sent({
      failed: Promise.reject(new Error('out of stock')),
      odd: rejected({secret: 'token'}),
      fine: Promise.resolve(1),
    });
    expect(lines).not.toContain('token');
    const data = await receive<Record<string, Promise<unknown>>>(byteByByte(lines));
    await expect(data.failed).rejects.toThrow('out of stock');
    await expect(data.odd).rejects.toThrow(Error);
    expect(await data.fine).toBe(1);
  });

  it('API-124 that is still missing when Remix gives up is rejected, and the response ends', async () => {
    const abort = new AbortController();
    const response = send({never: new Promise(() => {}), known: Promise.resolve(1)}, abort.signal);
    const data = await receive<Record<string, Promise<unknown>>>(response);
    expect(await data.known).toBe(1);
    abort.abort(new Error('Server Timeout'));
    await expect(data.never).rejects.toThrow('Server Timeout');
  });

  it('API-124 that can’t be encoded breaks off the response', async () => {
    await expect(sent({late: Promise.resolve(new Date(0))})).rejects.toThrow(TypeError);
  });

  it('API-124 that is cut off is rejected', async () => {
    const cut = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"late":"~0"}\n')),
      pull: (controller) => controller.error(new Error('connection lost')),
    });
    const {late} = await receive<{late: Promise<unknown>}>(cut);
    await expect(late).rejects.toThrow('connection lost');
  });

  it('API-124 isn’t waited for after the visitor has left', async () => {
    const late = deferred<number>();
    const stream = send({late: late.promise});
    const reader = stream.getReader();
    await reader.read();
    await reader.cancel();
    late.resolve(1);
    await late.promise;
  });
});
