import {toSale, type AnalyticsEvent} from '~/domains/analytics/analytics-events';
import type {KnownCart} from '~/domains/cart/cart';
import {CHECKOUT_FORM_ID} from '~/domains/cart/cart-form';
import {shownCarousels} from '~/domains/catalog/shown-carousels';
import {itemOfLine} from '~/domains/cart/item-event';
import {selectionOf, type ShownPage} from './page-events';

/** The visit as it is at the time of the call. */
export interface MeasuredVisit {
  page: () => ShownPage;
  cart: () => KnownCart;
}

/** Publishes selected products and begun checkouts. Listens on the document, so pages need no code for it. */
export function watchShopping(
  {page, cart}: MeasuredVisit,
  publish: (event: AnalyticsEvent) => void,
): void {
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
