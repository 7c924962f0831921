import type {IncomingMessage, ServerResponse} from 'node:http';
import {createReadableStreamFromReadable} from '@remix-run/node';
import {Readable, type Writable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import type {ReadableStream as NodeReadableStream} from 'node:stream/web';
import {constants, createGzip} from 'node:zlib';
import {parseAddress} from './client-address';
import {acceptsEncoding, isCompressible} from './compression';

/** Headers that Oxygen's edge sets and that the app trusts: from a client they are dropped. */
const EDGE_HEADER = /^oxygen-/;
/** Belong to one connection; HTTP/2 and `Request` do not carry them. */
const HOP_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

interface ToRequestOptions {
  signal: AbortSignal;
  /** Believe `X-Forwarded-Proto` and `X-Forwarded-For`: only behind a proxy that sets them. */
  trustProxy: boolean;
}

/** Node's message as a web `Request`. Throws a `TypeError` when its URL or host is none. */
export function toRequest(
  message: IncomingMessage,
  {signal, trustProxy}: ToRequestOptions,
): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    if (HOP_HEADERS.has(name) || EDGE_HEADER.test(name)) continue;
    for (const value of values ?? []) headers.append(name, value);
  }
  const address = trustProxy ? parseAddress(lastOf(headers.get('x-forwarded-for'))) : null;
  headers.set('oxygen-buyer-ip', address ?? message.socket.remoteAddress ?? '');
  const protocol =
    trustProxy && lastOf(headers.get('x-forwarded-proto')) === 'https' ? 'https' : 'http';
  const {method = 'GET', url = '/'} = message;
  /* Joined as text: a path that begins with two slashes must not become a host. */
  const target = new URL(`${protocol}://${message.headers.host ?? ''}${url}`);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? createReadableStreamFromReadable(message) : null;
  return new Request(target, {method, headers, signal, body, ...(body && {duplex: 'half'})});
}

/** The last entry of a list header: the one that the nearest proxy wrote. */
function lastOf(list: string | null): string | undefined {
  return list?.split(',').at(-1)?.trim() || undefined;
}

/** Sends a web `Response`, compressed as it streams when the client takes that. Ends early when the client leaves. */
export async function sendResponse(
  response: Response,
  message: IncomingMessage,
  target: ServerResponse,
): Promise<void> {
  const headers = new Headers(response.headers);
  const type = headers.get('Content-Type') ?? '';
  const compresses = isCompressible(type) && !headers.has('Content-Encoding');
  if (compresses) headers.append('Vary', 'Accept-Encoding');
  const zips = compresses && response.body !== null && acceptsEncoding(message, 'gzip');
  if (zips) {
    headers.set('Content-Encoding', 'gzip');
    headers.delete('Content-Length');
  }
  target.writeHead(response.status, response.statusText || undefined, headerPairs(headers));
  if (!response.body || message.method === 'HEAD') {
    await response.body?.cancel();
    target.end();
    return;
  }
  const body = Readable.fromWeb(response.body as unknown as NodeReadableStream);
  /* Flushed chunk by chunk, so that the first part of a streamed page does not wait for the last. */
  const steps: Writable[] = zips ? [createGzip({flush: constants.Z_SYNC_FLUSH}), target] : [target];
  await pipeline([body, ...steps]);
}

/** Name and value in turn, as Node takes them; `Set-Cookie` stays one header a cookie. */
function headerPairs(headers: Headers): string[] {
  return [...headers].flat();
}
