import type {Cart, KnownCart} from './cart';
import {parseCart} from './store/cart-reply';

/*
 * A guest with a cart gets a copy of the shared document with their cart filled in by
 * shell/documents/cart-places.server.tsx: the header's count, and the data in this element.
 */

const NAME = 'copied-cart';

/** Part of every document; empty except in such a copy. */
export function CopiedCartData({cart}: {cart?: Cart}) {
  return <meta name={NAME} content={cart ? JSON.stringify({cart}) : ''} suppressHydrationWarning />;
}

/** Each text is a single node, so a copy can replace it. */
export function CartCount({count}: {count: number}) {
  return (
    <>
      <span className="sr-only">{`, ${count === 1 ? '1 item' : `${count} items`}`}</span>
      <span aria-hidden className={`cart-count ${count > 0 ? 'cart-count-filled' : ''}`}>
        {count}
      </span>
    </>
  );
}

const copied = typeof document === 'undefined' ? undefined : readCopiedCart();

function readCopiedCart(): KnownCart {
  const data = document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content;
  return data ? parseCart(JSON.parse(data)) : undefined;
}

/** Reads the cart from the document's copy, or else from the page's data. */
export function cartOfDocument<Loaded>(loaded: Loaded): Loaded | Cart {
  return copied ?? loaded;
}
