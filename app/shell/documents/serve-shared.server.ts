import {isbot} from 'isbot';
import {createExpiry, type Expiry} from '~/platform/expiry';
import {readBounded} from '~/platform/read-bounded';
import type {Cart} from '~/domains/cart/cart';
import type {PageCart} from '~/domains/cart/page-cart.server';
import {isDataPath} from '../guards/path-policy';
import {MAX_DOCUMENT_BYTES, type DocumentStore, type StoredDocument} from './document-store';
import {cartMarkup, WITHOUT_CART} from './cart-places.server';
import {createNonce, nonceOf} from '../security/security-headers.server';
import {cutBody, fillBody, type CutBody} from './copies';
import {sharedAddress, sharedAddressWithCart} from './shared-address';

export interface SharedParts {
  request: Request;
  url: URL;
  requestId: string;
  documents: DocumentStore;
  waitUntil(promise: Promise<unknown>): void;
  /** Renders the page for a guest. Sets `expiry` to the earliest time at which any of its data expires. */
  render(request: Request, expiry: Expiry): Promise<Response>;
}

export interface SharedResponse {
  response: Response;
  /** For the log. */
  origin: 'stored' | 'stale' | 'rendered';
}

/**
 * Responds with a document that is the same for every guest (EDGE-17): from memory if possible, otherwise rendered and
 * then stored. Returns `null` if the response depends on more than the URL.
 *
 * The stored document is rendered for a request that contains only the URL, so nothing else that a client sends can
 * reach another client's copy.
 */
export async function serveShared(parts: SharedParts): Promise<SharedResponse | null> {
  const {request, url, requestId, documents, waitUntil} = parts;
  const address = sharedAddress(request, url);
  if (!address) return null;
  const key = address.href;
  const now = Date.now();
  const stored = documents.get(key);
  if (stored && now < stored.staleUntil) {
    const isStale = now >= stored.freshUntil;
    if (isStale && documents.beginRefresh(key, now)) waitUntil(refresh(parts, address));
    return {response: copyOf(stored, requestId, null), origin: isStale ? 'stale' : 'stored'};
  }
  /* A response may contain parameters that only this client sent, and crawlers get unstreamed pages. */
  if (address.search !== url.search || isbot(request.headers.get('User-Agent'))) return null;
  const {response, ...made} = await renderFor(parts, address);
  if (!isShareable(response) || !response.body) return {response, origin: 'rendered'};
  const [body, copy] = response.body.tee();
  waitUntil(store(parts, key, {response: new Response(copy, response), ...made}));
  return {response: new Response(body, response), origin: 'rendered'};
}

/**
 * Responds to a guest whose only cookie is a cart, with a copy of the stored document that contains their cart
 * (EDGE-26). Returns `null` if the response depends on anything else, if the document isn't stored yet, or if the cart
 * is slow or can't be read, because the page must then say so. A missing document is rendered for the next request.
 */
export async function serveWithCart(
  parts: SharedParts,
  readCart: () => Promise<PageCart>,
): Promise<Response | null> {
  const {request, url, requestId, documents, waitUntil} = parts;
  const address = sharedAddressWithCart(request, url);
  if (!address) return null;
  const now = Date.now();
  const stored = documents.get(address.href);
  if (!stored || now >= stored.freshUntil) {
    if (documents.beginRefresh(address.href, now)) waitUntil(refresh(parts, address));
  }
  if (!stored || now >= stored.staleUntil || !hasCartPlaces(stored)) return null;
  const {cart} = await readCart();
  return cart === undefined || cart instanceof Promise ? null : copyOf(stored, requestId, cart);
}

const hasCartPlaces = ({places}: CutBody) =>
  (['cart-count', 'cart-data'] as const).every(
    (needed) => places.filter((place) => place === needed).length === 1,
  );

/** Replaces a stale document, or removes it if its page is gone. While a page fails, the stale document is served. */
async function refresh(parts: SharedParts, address: URL): Promise<void> {
  const rendered = await renderFor(parts, address);
  const {response} = rendered;
  if (isShareable(response)) return store(parts, address.href, rendered);
  if (response.status < 500) parts.documents.delete(address.href);
  await response.body?.cancel();
}

interface Rendered {
  response: Response;
  expiry: Expiry;
  /** The store's number of clearings when the rendering began. */
  begun: number;
}

async function renderFor({render, documents}: SharedParts, address: URL): Promise<Rendered> {
  const expiry = createExpiry();
  const begun = documents.clearings();
  const accepted = isDataPath(address.pathname) ? '*/*' : 'text/html';
  const response = await render(new Request(address, {headers: {Accept: accepted}}), expiry);
  return {response, expiry, begun};
}

/** Stores the response when its body has ended. */
async function store({documents}: SharedParts, key: string, rendered: Rendered): Promise<void> {
  const {body} = rendered.response;
  /* An incomplete body isn't stored. */
  const bytes = body && (await readBounded(body, MAX_DOCUMENT_BYTES).catch(() => null));
  const stored = bytes && toStored(rendered, bytes);
  if (stored) documents.set(key, stored, rendered.begun);
}

function isShareable({status, headers}: Response): boolean {
  return (
    status === 200 &&
    !headers.has('Set-Cookie') &&
    !/\bno-store\b/.test(headers.get('Cache-Control') ?? '')
  );
}

/** Headers that must not be shared between responses. */
const OWN_HEADERS = new Set(['x-request-id', 'server-timing']);

function toStored(
  {response: {status, headers}, expiry}: Rendered,
  bytes: Uint8Array,
): StoredDocument | null {
  const staleUntil = expiry.staleUntil();
  if (staleUntil <= Date.now()) return null;
  const nonce = nonceOf(headers.get('Content-Security-Policy'));
  const requestId = headers.get('X-Request-Id');
  return {
    status,
    headers: [...headers].filter(([name]) => !OWN_HEADERS.has(name)),
    nonce: nonce ?? '',
    ...cutBody(bytes, {
      ...(nonce !== null && {nonce}),
      ...(requestId !== null && {'request-id': requestId}),
      'cart-count': WITHOUT_CART.count,
      'cart-data': WITHOUT_CART.data,
    }),
    freshUntil: expiry.freshUntil(),
    staleUntil,
  };
}

function copyOf(
  {status, headers, nonce, ...body}: StoredDocument,
  requestId: string,
  cart: Cart | null,
): Response {
  const own = createNonce();
  const {count, data} = cartMarkup(cart);
  const filling = {nonce: own, 'request-id': requestId, 'cart-count': count, 'cart-data': data};
  const filled = fillBody(body, filling);
  const copied = new Headers(
    headers.map(([name, value]): [string, string] => [
      name,
      nonce === '' ? value : value.replaceAll(nonce, own),
    ]),
  );
  /* Tells the host that the document is complete. */
  copied.set('Content-Length', String(filled.byteLength));
  copied.set('X-Request-Id', requestId);
  return new Response(filled, {status, headers: copied});
}
