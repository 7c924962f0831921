import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
} from 'react';
import {useNavigation} from '@remix-run/react';
import type {Cart, CartOutcome} from './cart';
import {createCartStore, type CartStore} from './cart-store';
import {fetchTransport} from './parts/fetch-transport';
import {pendingLineKeys, pendingView, type CartIntent} from './optimistic-cart';

interface CartApi {
  store: CartStore;
  askedAt: RefObject<number>;
  /** The add that is being confirmed to the shopper; `null` when no confirmation is open. */
  confirmation: AddedItem | null;
  confirm: Dispatch<SetStateAction<AddedItem | null>>;
  /** The page's cart has not come yet. */
  isFetching: boolean;
}

/** What the confirmation dialog shows. */
export interface AddedItem {
  lineKey: string;
  quantity: number;
}

const CartContext = createContext<CartApi | null>(null);

function useCartApi(): CartApi {
  const api = useContext(CartContext);
  if (!api) throw new Error('useCart needs a CartProvider above it');
  return api;
}

interface ProviderProps {
  /** The cart as the page's loader found it; a promise when it was slow to come. */
  cart: Cart | null | Promise<Cart | null>;
  children: ReactNode;
}

/** Keeps one cart store for the whole visit and feeds it with what pages bring. */
export function CartProvider({cart, children}: ProviderProps) {
  const [store] = useState(() =>
    createCartStore(cart instanceof Promise ? null : cart, fetchTransport),
  );
  const [confirmation, confirm] = useState<AddedItem | null>(null);
  const askedAt = useNavigationStart(store);
  const isFetching = useReceivedCart(store, askedAt, cart);
  useReturnFromElsewhere(store);
  return (
    <CartContext.Provider value={{store, askedAt, confirmation, confirm, isFetching}}>
      {children}
    </CartContext.Provider>
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

/** The back-forward cache brings back a page from before checkout: the cart may be gone by now. */
function useReturnFromElsewhere(store: CartStore) {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void store.refresh();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [store]);
}

/** Takes in the cart that a page of its own loader brought, fresher than the one that the visit began with. */
export function useFreshCart(cart: Cart | null) {
  const {store, askedAt} = useCartApi();
  useReceivedCart(store, askedAt, cart);
}

export interface CartState {
  /** The server's cart with everything that is pending applied. */
  cart: Cart | null;
  /** A change is on its way or waits: amounts are not final (CART-10). */
  isUpdating: boolean;
  /** The cart is being fetched: it may not be empty (CART-09). */
  isFetching: boolean;
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
