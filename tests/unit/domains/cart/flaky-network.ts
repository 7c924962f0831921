import fc from 'fast-check';
import type {Cart, CartOutcome} from '~/domains/cart/cart';
import type {CartStore, CartTransport} from '~/domains/cart/cart-store';

/** The shop's server as one visitor's browser reaches it, and what may be bought there. */
export interface CartServer {
  change(form: URLSearchParams): Promise<Arrival<CartOutcome>>;
  /** Rejects when the cart cannot be read. */
  read(): Promise<Arrival<Cart | null>>;
  /** The cart as it truly is; from then on nothing goes wrong any more. */
  truth(): Promise<Cart | null>;
  goods: Goods[];
}

export interface Goods {
  /** `gid://shopify/ProductVariant/…` */
  id: string;
  priceCents: number;
  weight: number;
  weightUnit: 'lbs' | 'oz';
  plans: {id: string; priceCents: number}[];
}

/** An answer that is on its way: called when it arrives, and only then are its cookies taken in. */
export type Arrival<Answer> = () => Answer;

/** What the way between browser and server does with one request. */
export type Fate =
  | 'answered'
  /** The server acts; its answer never arrives. */
  | 'answer-lost'
  /** Nothing arrives at the server. */
  | 'request-lost';

export const fate: fc.Arbitrary<Fate> = fc.oneof(
  {weight: 6, arbitrary: fc.constant('answered' as const)},
  {weight: 1, arbitrary: fc.constant('answer-lost' as const)},
  {weight: 1, arbitrary: fc.constant('request-lost' as const)},
);

/** Until whatever is ready now has run, and what comes of it. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** The way to the server: every request and every answer arrives when the scheduler says so, if at all. */
export function createNetwork(
  server: CartServer,
  scheduler: fc.Scheduler,
  fates: IterableIterator<Fate>,
) {
  let isHealthy = false;
  let hasLostRead = false;
  let open = 0;

  async function carry<Answer>(call: () => Promise<Arrival<Answer>>): Promise<Answer> {
    if (isHealthy) return (await call())();
    open += 1;
    try {
      const meets = fates.next().value as Fate;
      await scheduler.schedule(Promise.resolve(), 'request');
      if (meets === 'request-lost') throw new Error('request lost');
      const answer = await call();
      await scheduler.schedule(Promise.resolve(), 'answer');
      if (meets === 'answer-lost') throw new Error('answer lost');
      return answer();
    } finally {
      open -= 1;
    }
  }

  /** Lets one thing arrive. What the server is at work on it finishes first: the choice is among all that is open. */
  async function arriveOne() {
    while (scheduler.count() < open) await nextTurn();
    if (open > 0) await scheduler.waitNext(1);
  }

  const transport: CartTransport = {
    change: (form) => carry(() => server.change(form)),
    read: () =>
      carry(server.read).catch((error: unknown) => {
        hasLostRead = true;
        throw error;
      }),
  };
  return {
    transport,
    /** The store asked for the cart and was not told. */
    hasLostRead: () => hasLostRead,
    visitPage(store: CartStore) {
      const askedAt = store.state().time;
      void carry(server.read).then(
        (cart) => store.receive(cart, askedAt),
        () => undefined,
      );
    },
    async arrive(arrivals: number, check: () => void) {
      for (let arrived = 0; arrived < arrivals && open > 0; arrived += 1) {
        await arriveOne();
        check();
      }
    },
    /** Everything that is open, and what it sets off, ends as it was going to; from then on nothing is lost. */
    async settle(check: () => void) {
      do {
        await arriveOne();
        await nextTurn();
        check();
      } while (open > 0);
      isHealthy = true;
    },
  };
}
