import fc from 'fast-check';
import type {Cart} from '~/domains/cart/cart';
import type {ShownOutcome} from '~/domains/cart/cart-outcome';
import type {CartStore, CartTransport} from '~/domains/cart/store/cart-store';

/** The server as one browser sees it, and the products that it sells. */
export interface CartServer {
  change(form: URLSearchParams): Promise<Arrival<ShownOutcome>>;
  /** Rejects when the cart cannot be read. */
  read(): Promise<Arrival<Cart | null>>;
  /** The server's actual cart. Ends all failures. */
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

/** A response in flight. Calling it delivers the response and applies its cookies. */
export type Arrival<Answer> = () => Answer;

export type Fate =
  | 'answered'
  /** The server handles the request, but its response is lost. */
  | 'answer-lost'
  | 'request-lost';

export const fate: fc.Arbitrary<Fate> = fc.oneof(
  {weight: 6, arbitrary: fc.constant('answered' as const)},
  {weight: 1, arbitrary: fc.constant('answer-lost' as const)},
  {weight: 1, arbitrary: fc.constant('request-lost' as const)},
);

/** Waits until all pending promise callbacks have run. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A network on which the scheduler decides when each request and response arrives, and `fates` whether it does. */
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
      const requestFate = fates.next().value as Fate;
      await scheduler.schedule(Promise.resolve(), 'request');
      if (requestFate === 'request-lost') throw new Error('request lost');
      const answer = await call();
      await scheduler.schedule(Promise.resolve(), 'answer');
      if (requestFate === 'answer-lost') throw new Error('answer lost');
      return answer();
    } finally {
      open -= 1;
    }
  }

  /** Delivers one message. Waits for the server first, so that the scheduler chooses among all open requests. */
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
    /** Finishes all open requests and those that follow from them; after that nothing is lost. */
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
