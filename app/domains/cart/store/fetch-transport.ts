import {CART_CHANGE_PATH} from '../cart-form';
import type {CartTransport} from './cart-store';
import {parseOutcome, parseCart} from './cart-reply';

/** Longer than the server's own deadline, so the server's error message arrives first. */
const GIVE_UP_MS = 8000;

/** Rejects unless the response is one of our server's. */
export const fetchTransport: CartTransport = {
  change: async (form) => parseOutcome(await send({method: 'POST', body: form})),
  read: async () => parseCart(await send({method: 'GET'})),
};

async function send(init: RequestInit): Promise<unknown> {
  const response = await fetch(CART_CHANGE_PATH, {
    ...init,
    /* Lets a change finish when the shopper leaves the page. */
    keepalive: init.method === 'POST',
    headers: {accept: 'application/json'},
    signal: AbortSignal.timeout(GIVE_UP_MS),
  });
  const body: unknown = await response.json();
  if (init.method === 'GET' && !response.ok) throw new Error('the cart could not be read');
  return body;
}
