import {Agent, request} from 'node:http';
import {SEED_PASSWORD} from '~sandbox/world/customers';

/** One response, as the load generator sees it. */
export interface Visit {
  ms: number;
  /** 0: the connection was cut off. */
  status: number;
  path: string;
}

const PAGES = ['/', '/products/dog', '/products/cat', '/faq', '/products/dog/food-form/dry-food'];
const FILTERS = ['flavor=chicken', 'pet-age=adult', 'flavor=salmon&pet-age=adult', 'page=2'];
const SEARCHES = ['salmon', 'puppy food', 'kidney', 'treats for cats', 'chiken', 'zebra'];
const ROUTES = '_routes=pages%2Ccategory-dog';

/** The catalog data that a visit needs. */
export interface VisitData {
  /** Paths of products. */
  products: readonly string[];
  merchandiseId: string;
}

/**
 * Visits a shop until `until`, one request at a time: browses, filters, searches and adds to the cart; every eighth
 * visitor logs in. Each visitor has an address and cookies of their own.
 */
export async function visitShop(
  origin: string,
  {products, merchandiseId}: VisitData,
  until: number,
  report: (visit: Visit) => void,
): Promise<void> {
  const agent = new Agent({keepAlive: true, maxSockets: 1});
  for (let visitor = 0; performance.now() < until; visitor += 1) {
    const cookies = new Map<string, string>();
    const address = `198.51.${random(256)}.${random(256)}`;
    const send = async (path: string, form?: Record<string, string>) => {
      if (performance.now() >= until) return;
      report(await sendOnce(origin + path, {agent, cookies, address, form}));
    };
    await send(pick(PAGES));
    await send('/products/dog');
    await send(`/products/dog.data?${pick(FILTERS)}&${ROUTES}`);
    await send(pick(products));
    await send(`/search?search=${encodeURIComponent(pick(SEARCHES))}`);
    await send(pick(products));
    await send('/cart/change', {intent: 'add', merchandiseId, quantity: '1'});
    await send('/products/cat');
    await send('/cart');
    if (visitor % 8 !== 7) continue;
    await send('/shelter/login', {email: 'ada.whitfield@example.com', password: SEED_PASSWORD});
    await send('/account/orders');
  }
  agent.destroy();
}

interface Sent {
  agent: Agent;
  cookies: Map<string, string>;
  address: string;
  form?: Record<string, string> | undefined;
}

/** Sends one request and keeps the cookies of its response. */
export function sendOnce(url: string, {agent, cookies, address, form}: Sent): Promise<Visit> {
  const begin = performance.now();
  const body = form && new URLSearchParams(form).toString();
  const {origin, pathname: path} = new URL(url);
  const headers = {
    Accept: path === '/cart/change' ? 'application/json' : 'text/html',
    Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
    /* The client's address, for the Node host and for the worker. */
    'X-Forwarded-For': address,
    'Oxygen-Buyer-IP': address,
    Origin: origin,
    ...(body !== undefined && {'Content-Type': 'application/x-www-form-urlencoded'}),
  };
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ms: performance.now() - begin, status, path});
    const sent = request(url, {agent, headers, method: body === undefined ? 'GET' : 'POST'});
    sent.once('response', (response) => {
      for (const cookie of response.headers['set-cookie'] ?? []) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (name !== undefined && value !== undefined) cookies.set(name, value);
      }
      response.resume();
      response.once('end', () => end(response.statusCode ?? 0));
      response.once('error', () => end(0));
    });
    sent.once('error', () => end(0));
    sent.end(body);
  });
}

const random = (below: number) => Math.floor(Math.random() * below);
const pick = (choices: readonly string[]) => choices[random(choices.length)] ?? '/';
