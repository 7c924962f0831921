import {
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import {useNavigation} from '@remix-run/react';
import {afterPaint} from '~/ui/after-paint';
import type {KnownCart} from './cart';
import type {ShownOutcome} from './cart-outcome';
import {createCartStore, type CartStore} from './store/cart-store';
import {
  CartApiContext,
  CartStatusContext,
  useCartApi,
  type AddedItem,
  type CartApi,
} from './store/cart-api';
import {fetchTransport} from './store/fetch-transport';
import {pendingLineKeys, pendingView, type CartIntent} from './store/optimistic-cart';

interface ProviderProps {
  cart: KnownCart | Promise<KnownCart>;
  children: ReactNode;
}

/** Keeps one cart store for the whole visit and updates it with the cart of each page. */
export function CartProvider({cart, children}: ProviderProps) {
  const [store] = useState(() =>
    createCartStore(cart instanceof Promise ? undefined : cart, fetchTransport, afterPaint),
  );
  const [confirmation, confirm] = useState<AddedItem | null>(null);
  const askedAt = useNavigationStart(store);
  const isFetching = useReceivedCart(store, askedAt, cart);
  usePageLifecycle(store);
  /* Memoized: every card reads the API, and this component renders at each step of a navigation. */
  const api = useMemo(() => ({store, askedAt, confirm}), [store, askedAt]);
  const status = useMemo(() => ({confirmation, isFetching}), [confirmation, isFetching]);
  return (
    <CartApiContext.Provider value={api}>
      <CartStatusContext.Provider value={status}>{children}</CartStatusContext.Provider>
    </CartApiContext.Provider>
  );
}

function useNavigationStart(store: CartStore): RefObject<number> {
  const {state} = useNavigation();
  const askedAt = useRef(0);
  useEffect(() => {
    if (state === 'loading') askedAt.current = store.state().time;
  }, [state, store]);
  return askedAt;
}

/** Timestamps a page's cart with the start of its navigation. Returns whether the cart is still loading. */
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

function usePageLifecycle(store: CartStore) {
  useEffect(() => {
    const ends = new AbortController();
    const {signal} = ends;
    addEventListener('pagehide', store.flush, {signal});
    /* The back-forward cache can restore a page from before checkout, when the cart still existed. */
    addEventListener('pageshow', ({persisted}) => persisted && void store.refresh(), {signal});
    /* Retries a failed read when the browser is online again or the tab becomes visible. */
    const retry = () => {
      const {isUnreadable} = store.state();
      if (isUnreadable && document.visibilityState === 'visible') void store.refresh();
    };
    addEventListener('online', retry, {signal});
    document.addEventListener('visibilitychange', retry, {signal});
    return () => ends.abort();
  }, [store]);
}

export function useFreshCart(cart: KnownCart) {
  const {store, askedAt} = useCartApi();
  useReceivedCart(store, askedAt, cart);
}

export interface CartState {
  cart: KnownCart;
  /** A change is in flight or queued (CART-10). */
  isUpdating: boolean;
  isFetching: boolean;
  isUnreadable: boolean;
  pendingKeys: ReadonlySet<string>;
}

export function useCart(): CartState {
  const {store} = useCartApi();
  const {isFetching} = useContext(CartStatusContext);
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
  ask(intent: CartIntent): Promise<ShownOutcome>;
  /** Opens the confirmation of an added item, or closes it with `null`. */
  confirm: CartApi['confirm'];
}

export function useCartActions(): CartActions {
  const {store, confirm} = useCartApi();
  return {ask: store.ask, confirm};
}

export function useConfirmation(): AddedItem | null {
  return useContext(CartStatusContext).confirmation;
}
