import type {IncomingMessage, ServerResponse} from 'node:http';
import {createReadableStreamFromReadable} from '@remix-run/node';
import {PassThrough, Readable, type Writable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import type {ReadableStream as NodeReadableStream} from 'node:stream/web';
import {parseAddress} from './client-address';
import {nonceOf} from '~/shell/security/security-headers.server';
import {acceptedEncoding, createCompressor, isCompressible} from './compression';
import type {PackedPages} from './packed-pages';

/** Only Oxygen's edge may set these headers, which the app trusts. */
const EDGE_HEADER = /^oxygen-/;
/** HTTP/2 and `Request` don't have the headers of a single connection. */
const HOP_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

interface ToRequestOptions {
  signal: AbortSignal;
  /** Trusts `X-Forwarded-Proto` and `X-Forwarded-For`. Only safe behind a proxy that sets them. */
  trustProxy: boolean;
}

/** @throws {TypeError} if the URL or host is invalid */
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
  const {host = ''} = message.headers;
  /* With a path, query or fragment in it, the URL would be that of another page (EDGE-54). */
  if (!/^[^/?#@\\]+$/.test(host)) throw new TypeError('invalid host');
  /* Concatenated, because a path that starts with two slashes would become a host if it were resolved. */
  const target = new URL(`${protocol}://${host}${url}`);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? createReadableStreamFromReadable(cancelable(message)) : null;
  return new Request(target, {method, headers, signal, body, ...(body && {duplex: 'half'})});
}

/**
 * Canceling the message itself would close the connection before the response that refuses the body is sent. This copy
 * can be canceled: the rest of the body is then read and discarded until the request's time limit (EDGE-52).
 */
function cancelable(message: IncomingMessage): Readable {
  const copy = message.pipe(new PassThrough());
  message.once('error', (error) => copy.destroy(error));
  return copy.once('close', () => message.resume());
}

/** The nearest proxy wrote the last entry. */
function lastOf(list: string | null): string | undefined {
  return list?.split(',').at(-1)?.trim() || undefined;
}

/**
 * Compresses if the client accepts that: a complete page from `packedPages` if it's there, others while they're sent.
 * Stops early if the client disconnects.
 */
export async function sendResponse(
  response: Response,
  message: IncomingMessage,
  target: ServerResponse,
  packedPages: PackedPages,
): Promise<void> {
  const headers = new Headers(response.headers);
  const type = headers.get('Content-Type') ?? '';
  const isCompressed = isCompressible(type) && !headers.has('Content-Encoding');
  if (isCompressed) headers.append('Vary', 'Accept-Encoding');
  const encoding = isCompressed && response.body ? acceptedEncoding(message) : undefined;
  const isHead = message.method === 'HEAD';
  const isComplete = headers.has('Content-Length');
  const page =
    isComplete && encoding === 'br' && !isHead ? Buffer.from(await response.arrayBuffer()) : null;
  const packed = page && packedPages.find(page, ownTexts(headers));
  if (encoding) {
    headers.set('Content-Encoding', encoding);
    headers.delete('Content-Length');
  }
  if (packed) headers.set('Content-Length', String(packed.byteLength));
  target.writeHead(response.status, response.statusText || undefined, headerPairs(headers));
  if (!response.body || isHead) {
    await response.body?.cancel();
    target.end();
  } else if (packed) {
    target.end(packed);
  } else {
    const body = page
      ? Readable.from([page])
      : Readable.fromWeb(response.body as unknown as NodeReadableStream);
    const steps: Writable[] = encoding ? [createCompressor(encoding), target] : [target];
    await pipeline([body, ...steps]);
  }
}

/** The texts of a page that no other response may repeat. */
function ownTexts(headers: Headers): string[] {
  const nonce = nonceOf(headers.get('Content-Security-Policy'));
  return [nonce, headers.get('X-Request-Id')].filter((text) => text !== null);
}

/** Names and values alternate, as Node expects. Each `Set-Cookie` stays a header of its own. */
function headerPairs(headers: Headers): string[] {
  return [...headers].flat();
}
