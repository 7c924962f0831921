import {CART_CHANGE_PATH} from '../cart-form';
import type {CartTransport} from '../cart-store';
import {parseOutcome, parseReading} from './cart-reply';

/** Longer than the server may take for its whole answer, so that its own words are heard first. */
const GIVE_UP_MS = 8000;

/** Reaches the cart over HTTP. Rejects when no answer of the shop's own came. */
export const fetchTransport: CartTransport = {
  change: async (form) => parseOutcome(await send({method: 'POST', body: form})),
  read: async () => parseReading(await send({method: 'GET'})),
};

async function send(init: RequestInit): Promise<unknown> {
  const response = await fetch(CART_CHANGE_PATH, {
    ...init,
    /* A change that was sent arrives, also when the page is left at once. */
    keepalive: init.method === 'POST',
    headers: {accept: 'application/json'},
    signal: AbortSignal.timeout(GIVE_UP_MS),
  });
  const body: unknown = await response.json();
  if (init.method === 'GET' && !response.ok) throw new Error('the cart could not be read');
  return body;
}
