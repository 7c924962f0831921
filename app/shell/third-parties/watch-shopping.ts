import type {AnalyticsEvent} from '~/domains/analytics/analytics-events';
import {toSale} from '~/domains/analytics/analytics-events';
import type {ItemFacts} from '~/domains/analytics/analytics-item';
import type {KnownCart} from '~/domains/cart/cart';
import {CHECKOUT_FORM_ID} from '~/domains/cart/cart-form';
import {shownCarousels} from '~/domains/catalog/shown-carousels';
import {itemOfLine, type ItemEventName} from '~/domains/cart/item-event';
import {selectionOf, type ShownPage} from './page-events';

interface ShoppingView {
  page: () => ShownPage;
  cart: () => KnownCart;
  publish: (event: AnalyticsEvent) => void;
}

const ITEM_EVENTS: Record<ItemEventName, 'add_to_cart' | 'remove_from_cart'> = {
  'shop:item-added': 'add_to_cart',
  'shop:item-removed': 'remove_from_cart',
};

/** Publishes the shopper's actions. Listens on the document, so that pages need no code for it. */
export function watchShopping({page, cart, publish}: ShoppingView): void {
  for (const [type, name] of Object.entries(ITEM_EVENTS)) {
    document.addEventListener(type, (event) => {
      const {detail} = event as CustomEvent<ItemFacts>;
      publish({name, parameters: toSale([detail])});
    });
  }

  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const selection = link && selectionOf(page(), link.pathname + link.search, shownCarousels());
    if (selection) publish(selection);
  });

  document.addEventListener('submit', ({target}) => {
    const shown = cart();
    if (!shown || !(target instanceof HTMLFormElement) || target.id !== CHECKOUT_FORM_ID) return;
    /* The server will ask for the attestation instead of starting checkout. */
    const attestation = target.elements.namedItem('attestation');
    if (attestation instanceof HTMLInputElement && !attestation.checked) return;
    publish({name: 'begin_checkout', parameters: toSale(shown.lineItems.map(itemOfLine))});
  });
}
