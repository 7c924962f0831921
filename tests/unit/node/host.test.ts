import {once} from 'node:events';
import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {request as httpRequest, type IncomingMessage} from 'node:http';
import {connect, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {brotliCompressSync, brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {createLoadGate, type LoadGate} from '~/node/load-gate';
import {createHost, type Host, type WorkerHandler} from '~/node/host';
import {createNonce} from '~/shell/security/security-headers.server';
import {boundBody} from '~/platform/body-limit.server';

const SCRIPT = `/* ${'script '.repeat(400)} */`;

let folder: string;
let host: Host;
let errors: unknown[];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'node-host-'));
  mkdirSync(path.join(folder, 'client/assets'), {recursive: true});
  writeFileSync(path.join(folder, 'client/assets/app-1a2b.js'), SCRIPT);
  writeFileSync(path.join(folder, 'client/robots.txt'), 'User-agent: *');
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
});

afterAll(() => rmSync(folder, {recursive: true}));
afterEach(() => host.stop());

type Timeouts = NonNullable<Parameters<typeof createHost>[0]['timeouts']>;

/** Runs a host on a free port and returns its origin. */
async function run(
  fetch: WorkerHandler['fetch'],
  options: {
    drainMs?: number;
    trustProxy?: boolean;
    timeouts?: Timeouts;
    loadGate?: LoadGate;
    onRefusal?: () => void;
  } = {},
): Promise<string> {
  errors = [];
  host = createHost({
    handler: {fetch},
    env: {SITE_ID: 'DTC'},
    clientFolder: path.join(folder, 'client'),
    onError: (error) => errors.push(error),
    ...options,
  });
  host.server.listen(0, '127.0.0.1');
  await once(host.server, 'listening');
  return `http://127.0.0.1:${(host.server.address() as AddressInfo).port}`;
}

const page = () =>
  Promise.resolve(new Response('<p>page</p>', {headers: {'Content-Type': 'text/html'}}));
const missing = () => Promise.resolve(new Response('from the handler', {status: 404}));

/** Sends the path and headers exactly as given, and returns the body without decoding it. */
async function send(
  origin: string,
  options: {path: string; method?: string; headers?: Record<string, string>},
): Promise<{message: IncomingMessage; body: Buffer}> {
  const {hostname, port} = new URL(origin);
  const [message] = (await once(httpRequest({hostname, port, ...options}).end(), 'response')) as [
    IncomingMessage,
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return {message, body: Buffer.concat(chunks)};
}

interface Deferred<Value> {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
}

function defer<Value = void>(): Deferred<Value> {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return {promise, resolve};
}

describe('an overloaded Node host', () => {
  it('EDGE-27 serves what it can in time, refuses the rest with 503 and Retry-After, and recovers', async () => {
    const finish = defer();
    const onRefusal = vi.fn();
    const origin = await run(() => finish.promise.then(page), {
      loadGate: createLoadGate({workMs: 160, measureBusy: () => 250}),
      onRefusal,
    });
    const running = [1, 2].map(() => send(origin, {path: '/'}));
    const refused = await send(origin, {path: '/'});
    expect([refused.message.statusCode, refused.message.headers['retry-after']]).toEqual([
      503,
      '3',
    ]);
    expect(refused.body.toString()).toContain('Please try again in a few seconds.');
    expect((await send(origin, {path: '/readyz'})).message.statusCode).toBe(200);
    const write = send(origin, {path: '/', method: 'POST'});
    expect((await send(origin, {path: '/', method: 'POST'})).message.statusCode).toBe(503);
    expect(onRefusal).toHaveBeenCalledTimes(2);
    finish.resolve();
    const answers = await Promise.all([...running, write, send(origin, {path: '/'})]);
    expect(answers.map(({message}) => message.statusCode)).toEqual([200, 200, 200, 200]);
    expect(errors).toEqual([]);
  });
});

it('EDGE-31 the Node host accepts all waiting connections before it begins the next request', async () => {
  const accepted: number[] = [];
  let connections = 0;
  const origin = await run(() => {
    accepted.push(connections);
    return page();
  });
  host.server.on('connection', () => (connections += 1));
  await Promise.all(Array.from({length: 40}, () => send(origin, {path: '/'})));
  expect(Math.min(...accepted.slice(1))).toBe(40);
});

describe('the Node host', () => {
  it.each([
    ['203.0.113.7:51234', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7:51235', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['_garbage', expect.stringMatching(/127\.0\.0\.1$|^::1$/) as string],
  ])(
    'EDGE-11 reads X-Forwarded-For %j from a trusted proxy without ports or garbage',
    async (list, address) => {
      const origin = await run(
        async (request) => new Response(request.headers.get('oxygen-buyer-ip')),
        {trustProxy: true},
      );
      const response = await fetch(origin, {headers: {'X-Forwarded-For': list}});
      expect(await response.text()).toEqual(address);
    },
  );

  it('HOUSE-12a passes the whole request to the handler, and sends its whole response', async () => {
    const origin = await run(async (request, env) => {
      const headers = new Headers({'X-Seen': request.headers.get('X-Sent') ?? ''});
      headers.append('Set-Cookie', 'a=1; Path=/');
      headers.append('Set-Cookie', 'b=2; Path=/');
      const seen = [request.method, request.url, await request.text(), JSON.stringify(env)];
      return new Response(seen.join('\n'), {status: 201, headers});
    });
    const response = await fetch(`${origin}/cart?a=b`, {
      method: 'POST',
      body: 'quantity=2',
      headers: {'X-Sent': 'yes'},
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('X-Seen')).toBe('yes');
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
    expect((await response.text()).split('\n')).toEqual([
      'POST',
      `${origin}/cart?a=b`,
      'quantity=2',
      '{"SITE_ID":"DTC"}',
    ]);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
  ])(
    'HOUSE-12a streams to a client that accepts %s: the first part arrives before the last one exists',
    async (accepted, encoding) => {
      const rest = defer();
      const encoder = new TextEncoder();
      const origin = await run(() => {
        const body = new ReadableStream({
          async start(controller) {
            controller.enqueue(encoder.encode('first'));
            await rest.promise;
            controller.enqueue(encoder.encode(' last'));
            controller.close();
          },
        });
        return Promise.resolve(new Response(body, {headers: {'Content-Type': 'text/html'}}));
      });
      const response = await fetch(origin, {headers: {'Accept-Encoding': accepted}});
      expect(response.headers.get('Content-Encoding')).toBe(encoding);
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      expect((await reader?.read())?.value).toBe('first');
      rest.resolve();
      expect((await reader?.read())?.value).toBe(' last');
    },
  );

  it('HOUSE-12a answers a HEAD request with the headers and no body', async () => {
    const origin = await run(page);
    for (const target of ['/', '/assets/app-1a2b.js']) {
      const {message, body} = await send(origin, {path: target, method: 'HEAD'});
      expect(message.statusCode).toBe(200);
      expect(message.headers['content-type']).toMatch(/^text\//);
      expect(body).toHaveLength(0);
    }
  });

  it('HOUSE-41 sends a static file at once, and as small as it gets from then on', async () => {
    const words = Array.from({length: 3000}, (_, index) => `word${(index * 7919) % 1000}`).join(
      ' ',
    );
    writeFileSync(path.join(folder, 'client/assets/words-3c4d.js'), words);
    const origin = await run(missing);
    const load = async () => {
      const headers = {'Accept-Encoding': 'br'};
      const {body} = await send(origin, {path: '/assets/words-3c4d.js', headers});
      expect(brotliDecompressSync(body).toString()).toBe(words);
      return body.byteLength;
    };
    const best = brotliCompressSync(words).byteLength;
    expect(await load()).toBeGreaterThan(best);
    await expect.poll(load).toBe(best);
  });

  it('EDGE-55 compresses a page that is sent again and again once; each copy has its own nonce and id', async () => {
    const nonces: string[] = [];
    const more = '<p>Kibble</p>'.repeat(20);
    const pageOf = (nonce: string, id: string) =>
      `${more}<meta nonce="${nonce}"/><meta content="${id}"/><script nonce="${nonce}"></script>${more}`;
    const origin = await run(() => {
      const [nonce, id] = [createNonce(), crypto.randomUUID()];
      nonces.push(nonce);
      const text = pageOf(nonce, id);
      const headers = {
        'Content-Type': 'text/html',
        'Content-Length': String(text.length),
        'Content-Security-Policy': `script-src 'nonce-${nonce}'`,
        'X-Request-Id': id,
      };
      return Promise.resolve(new Response(text, {headers}));
    });
    /* Only a page that was compressed before has a length. */
    const isPacked = async () => {
      const {message, body} = await send(origin, {path: '/', headers: {'Accept-Encoding': 'br'}});
      const id = String(message.headers['x-request-id']);
      expect(brotliDecompressSync(body).toString()).toBe(pageOf(nonces.at(-1) ?? '', id));
      return message.headers['content-length'] === String(body.byteLength);
    };
    expect([await isPacked(), await isPacked()]).toEqual([false, false]);
    await expect.poll(isPacked, {timeout: 5000}).toBe(true);
    const others = {'Accept-Encoding': 'gzip'};
    expect(gunzipSync((await send(origin, {path: '/', headers: others})).body).length).toBe(
      pageOf(nonces[0] ?? '', crypto.randomUUID()).length,
    );
    const head = await send(origin, {
      path: '/',
      method: 'HEAD',
      headers: {'Accept-Encoding': 'br'},
    });
    expect(head.body).toHaveLength(0);
  });

  it('HOUSE-12a caches hashed static files forever, revalidates the others, and compresses', async () => {
    const origin = await run(missing);
    const hashed = await send(origin, {
      path: '/assets/app-1a2b.js',
      headers: {'Accept-Encoding': 'gzip'},
    });
    expect(hashed.message.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.message.headers['content-encoding']).toBe('gzip');
    expect(Number(hashed.message.headers['content-length'])).toBe(hashed.body.byteLength);
    expect(gunzipSync(hashed.body).toString()).toBe(SCRIPT);
    const plain = await send(origin, {path: '/robots.txt'});
    expect(plain.message.headers['cache-control']).toBe('public, max-age=3600');
    expect(plain.body.toString()).toBe('User-agent: *');
    const again = await send(origin, {
      path: '/robots.txt',
      headers: {'If-None-Match': String(plain.message.headers.etag)},
    });
    expect(again.message.statusCode).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('HOUSE-12e reads a static file again after a read failed', async () => {
    const file = path.join(folder, 'client/assets/app-1a2b.js');
    const headers = {'Accept-Encoding': 'gzip'};
    const origin = await run(missing);
    renameSync(file, `${file}.away`);
    const failed = await send(origin, {path: '/assets/app-1a2b.js', headers});
    renameSync(`${file}.away`, file);
    expect(failed.message.statusCode).toBe(500);
    expect(errors).toMatchObject([{code: 'ENOENT'}]);
    const {message, body} = await send(origin, {path: '/assets/app-1a2b.js', headers});
    expect([message.statusCode, gunzipSync(body).toString()]).toEqual([200, SCRIPT]);
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
  ])('HOUSE-12a serves nothing outside the client folder for %s', async (target) => {
    const origin = await run(missing);
    const {message, body} = await send(origin, {path: target});
    expect(message.statusCode).toBe(404);
    expect(body.toString()).toBe('from the handler');
  });

  it('keeps a path with two slashes a path, and rejects an invalid host header', async () => {
    const origin = await run((request) => Promise.resolve(new Response(request.url)));
    expect((await send(origin, {path: '//evil.example/x'})).body.toString()).toBe(
      `${origin}//evil.example/x`,
    );
    const {message} = await send(origin, {path: '/', headers: {Host: 'a b'}});
    expect(message.statusCode).toBe(400);
  });

  it.each(['shop.test/other', 'shop.test?', 'shop.test#', 'shop.test\\other', 'a@shop.test'])(
    'EDGE-54 answers 400 to the host header %j, which would change the path',
    async (Host) => {
      const origin = await run((request) => Promise.resolve(new Response(request.url)));
      const {message} = await send(origin, {path: '/products', headers: {Host}});
      expect(message.statusCode).toBe(400);
    },
  );

  it('trusts forwarding headers only when told to trust the proxy', async () => {
    const describeRequest = (request: Request) =>
      Promise.resolve(new Response(`${request.url} ${request.headers.get('oxygen-buyer-ip')}`));
    const headers = {
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-For': '6.6.6.6, 10.0.0.7',
      'Oxygen-Buyer-IP': '6.6.6.6',
      Host: 'shop.example',
    };
    const direct = await run(describeRequest);
    expect((await send(direct, {path: '/', headers})).body.toString()).toBe(
      'http://shop.example/ 127.0.0.1',
    );
    await host.stop();
    const proxied = await run(describeRequest, {trustProxy: true});
    expect((await send(proxied, {path: '/', headers})).body.toString()).toBe(
      'https://shop.example/ 10.0.0.7',
    );
  });

  it('HOUSE-12a tells the handler when the client disconnects', async () => {
    const started = defer();
    const aborted = defer<string>();
    const origin = await run(async (request) => {
      request.signal.addEventListener('abort', () => aborted.resolve('aborted'));
      started.resolve();
      await aborted.promise;
      return new Response('too late');
    });
    const client = new AbortController();
    const asked = fetch(origin, {signal: client.signal});
    await started.promise;
    client.abort();
    await expect(asked).rejects.toThrow('aborted');
    expect(await aborted.promise).toBe('aborted');
    expect(errors).toEqual([]);
  });

  it('HOUSE-12a answers a handler error with 500 without its text, and reports it', async () => {
    const origin = await run(() => Promise.reject(new Error('the database password is x')));
    const response = await fetch(origin);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('password');
    expect(errors).toEqual([new Error('the database password is x')]);
  });

  it('HOUSE-12c responds to health and readiness checks', async () => {
    const origin = await run(page);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  });

  it('HOUSE-12c HOUSE-12d on stop finishes pending requests, is no longer ready, and accepts no new connection', async () => {
    const begun = defer();
    const finish = defer();
    const origin = await run(async () => {
      begun.resolve();
      await finish.promise;
      return new Response('finished');
    });
    const {port} = new URL(origin);
    const socket = connect(Number(port), '127.0.0.1');
    const received = text(socket);
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
    await begun.promise;
    const stopped = host.stop();
    /* The open connection can still send requests; a new one cannot. */
    socket.write('GET /readyz HTTP/1.1\r\nHost: shop\r\n\r\n');
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
    finish.resolve();
    await stopped;
    const [first = '', second = ''] = (await received).split(/(?=HTTP\/1\.1 )/);
    expect(first).toContain('200 OK');
    expect(first).toContain('finished');
    expect(second).toContain('503');
  });

  it('HOUSE-12d on stop waits for background work, and reports the failed part', async () => {
    const work = defer();
    let done = false;
    const origin = await run((_request, _env, context) => {
      context.waitUntil(work.promise.then(() => (done = true)));
      context.waitUntil(Promise.reject(new Error('background')));
      return Promise.resolve(new Response('ok'));
    });
    await (await fetch(origin)).text();
    const stopped = host.stop();
    work.resolve();
    await stopped;
    expect(done).toBe(true);
    expect(errors).toEqual([new Error('background')]);
  });

  it('HOUSE-12d on stop drops requests that do not finish within the drain time', async () => {
    const begun = defer();
    const origin = await run(
      () => {
        begun.resolve();
        return new Promise(() => undefined);
      },
      {drainMs: 20},
    );
    const asked = fetch(origin);
    await begun.promise;
    await Promise.all([expect(asked).rejects.toThrow('fetch failed'), host.stop()]);
  });

  describe('with a client that sends slowly', () => {
    const timeouts = {headersMs: 150, requestMs: 400, checkEveryMs: 25};

    /** Sends the text, then `piece` every 20 ms, and returns everything received until the connection closes. */
    async function drip(origin: string, text: string, piece: string): Promise<string> {
      const {hostname, port} = new URL(origin);
      const socket = connect(Number(port), hostname);
      let answer = '';
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      socket.on('error', () => undefined);
      socket.write(text);
      const timer = setInterval(() => socket.write(piece), 20);
      await once(socket, 'close');
      clearInterval(timer);
      return answer;
    }

    it('EDGE-16a EDGE-16b waits 10 seconds for headers and 15 for a request by default', async () => {
      await run(page);
      const {headersTimeout, requestTimeout} = host.server;
      expect([headersTimeout, requestTimeout]).toEqual([10_000, 15_000]);
    });

    it('EDGE-16a answers headers that never end with 408', async () => {
      const origin = await run(page, {timeouts});
      const answer = await drip(origin, 'GET / HTTP/1.1\r\nHost: shop.test\r\n', 'X-A: 1\r\n');
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(errors).toEqual([]);
    });

    const POST = 'POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 60000\r\n\r\n';

    it('EDGE-16b lets the shop answer a body that never ends with 408', async () => {
      const origin = await run(
        async (request) => {
          const bounded = await boundBody(request, {deadlineMs: 100});
          const text = bounded instanceof Request ? 'bounded' : bounded;
          return new Response(text, {status: 408, headers: {Connection: 'close'}});
        },
        {timeouts},
      );
      const answer = await drip(origin, POST, 'a');
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toContain('too-slow');
      expect(errors).toEqual([]);
    });

    it('EDGE-16b gives up a body that never ends when the handler does not', async () => {
      const origin = await run(async (request) => new Response(await request.text()), {timeouts});
      expect(await drip(origin, POST, 'a')).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
    });
  });

  it.each([true, false])(
    'EDGE-52 a body that turns out too large gets its response (Connection: close: %s)',
    async (isClosing) => {
      const origin = await run(async (request) => {
        const bounded = await boundBody(request);
        return new Response(null, {status: bounded === 'too-large' ? 413 : 200});
      });
      const {hostname, port} = new URL(origin);
      const headers = isClosing ? {Connection: 'close'} : {};
      const sent = httpRequest({hostname, port, method: 'POST', path: '/', headers});
      /* Without a length, so it's sent in chunks. */
      for (let kilobytes = 0; kilobytes < 1024; kilobytes += 64) sent.write(Buffer.alloc(65_536));
      const [message] = (await once(sent.end(), 'response')) as [IncomingMessage];
      message.resume();
      expect(message.statusCode).toBe(413);
      expect(errors).toEqual([]);
    },
  );
});
