import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import {useNavigation} from '@remix-run/react';
import type {CartOutcome, KnownCart} from './cart';
import {createCartStore, type CartStore} from './cart-store';
import {CartApiContext, useCartApi, type AddedItem, type CartApi} from './parts/cart-api';
import {fetchTransport} from './parts/fetch-transport';
import {pendingLineKeys, pendingView, type CartIntent} from './optimistic-cart';

interface ProviderProps {
  /** The cart as the page's loader found it; a promise when it was slow to come. */
  cart: KnownCart | Promise<KnownCart>;
  children: ReactNode;
}

/** Keeps one cart store for the whole visit and feeds it with what pages bring. */
export function CartProvider({cart, children}: ProviderProps) {
  const [store] = useState(() =>
    createCartStore(cart instanceof Promise ? undefined : cart, fetchTransport),
  );
  const [confirmation, confirm] = useState<AddedItem | null>(null);
  const askedAt = useNavigationStart(store);
  const isFetching = useReceivedCart(store, askedAt, cart);
  useComingAndGoing(store);
  return (
    <CartApiContext.Provider value={{store, askedAt, confirmation, confirm, isFetching}}>
      {children}
    </CartApiContext.Provider>
  );
}

/** The store's logical time when the navigation to the shown page began. */
function useNavigationStart(store: CartStore): RefObject<number> {
  const {state} = useNavigation();
  const askedAt = useRef(0);
  useEffect(() => {
    if (state === 'loading') askedAt.current = store.state().time;
  }, [state, store]);
  return askedAt;
}

/** Takes in a page's cart, as of the moment when its navigation began. Says whether it is still to come. */
function useReceivedCart(
  store: CartStore,
  askedAt: RefObject<number>,
  cart: ProviderProps['cart'],
): boolean {
  const [isFetching, setFetching] = useState(cart instanceof Promise);
  useEffect(() => {
    let isCurrent = true;
    const at = askedAt.current ?? 0;
    if (cart instanceof Promise) {
      void cart.then((value) => {
        if (!isCurrent) return;
        setFetching(false);
        store.receive(value, at);
      });
    } else {
      store.receive(cart, at);
    }
    return () => {
      isCurrent = false;
    };
  }, [askedAt, cart, store]);
  return isFetching;
}

function useComingAndGoing(store: CartStore) {
  useEffect(() => {
    const ends = new AbortController();
    const {signal} = ends;
    addEventListener('pagehide', store.flush, {signal});
    /* The back-forward cache brings back a page from before checkout: the cart may be gone by now. */
    addEventListener('pageshow', ({persisted}) => persisted && void store.refresh(), {signal});
    /* A cart that could not be read is asked for again when it may go better. */
    const retry = () => {
      const {isUnreadable} = store.state();
      if (isUnreadable && document.visibilityState === 'visible') void store.refresh();
    };
    addEventListener('online', retry, {signal});
    document.addEventListener('visibilitychange', retry, {signal});
    return () => ends.abort();
  }, [store]);
}

/** Takes in the cart that a page of its own loader brought, fresher than the one that the visit began with. */
export function useFreshCart(cart: KnownCart) {
  const {store, askedAt} = useCartApi();
  useReceivedCart(store, askedAt, cart);
}

export interface CartState {
  /** The server's cart with everything that is pending applied. */
  cart: KnownCart;
  /** A change is on its way or waits: amounts are not final (CART-10). */
  isUpdating: boolean;
  /** The cart is being fetched: it is not known yet (CART-09). */
  isFetching: boolean;
  /** The server could not say what is in it when it was last asked. */
  isUnreadable: boolean;
  /** The lines that wait for the server. */
  pendingKeys: ReadonlySet<string>;
}

export function useCart(): CartState {
  const {store, isFetching} = useCartApi();
  const sync = useSyncExternalStore(store.subscribe, store.state, store.state);
  return {
    cart: pendingView(sync),
    isUpdating: sync.pending.length > 0,
    isFetching,
    isUnreadable: sync.isUnreadable,
    pendingKeys: pendingLineKeys(sync),
  };
}

export interface CartActions {
  ask(intent: CartIntent): Promise<CartOutcome>;
}

export function useCartActions(): CartActions {
  return {ask: useCartApi().store.ask};
}

/** The confirmation of the last add, and how to open and close it. */
export function useConfirmation(): Pick<CartApi, 'confirmation' | 'confirm'> {
  const {confirmation, confirm} = useCartApi();
  return {confirmation, confirm};
}
