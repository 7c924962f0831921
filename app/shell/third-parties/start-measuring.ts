import type {AnalyticsEvent} from '~/domains/analytics/analytics-events';
import {toSale} from '~/domains/analytics/analytics-events';
import {createDataLayer} from '~/domains/analytics/data-layer';
import {createEventBus} from '~/domains/analytics/event-bus';
import {
  CAROUSEL_SHOWN,
  shownCarousels,
  type ShownCarousel,
} from '~/domains/catalog/shown-carousels';
import {consentStore} from '~/domains/consent/consent-store';
import {watchLoginForm} from './login-mark';
import type {Measuring, Note} from './notes';
import {carouselEvent, pageEvents} from './page-events';
import {watchShopping, type MeasuredVisit} from './watch-shopping';

/** Makes the data layer's events from notes and from what the shopper does. Call once per document. */
export function startMeasuring(visit: MeasuredVisit, notes: readonly Note[]): Measuring {
  const bus = createEventBus((error) => console.error('analytics:', error));
  const dataLayer = createDataLayer(bus, window as {dataLayer?: unknown});
  /* Each carousel is reported once, although it can appear before, with or after its page. */
  const reported = new WeakSet<ShownCarousel>();

  function reportCarousels(): void {
    for (const carousel of shownCarousels()) {
      if (reported.has(carousel)) continue;
      reported.add(carousel);
      bus.publish(carouselEvent(carousel));
    }
  }

  function note(next: Note): void {
    eventsOf(next).forEach(bus.publish);
    if (next.kind === 'page') reportCarousels();
  }

  notes.forEach(note);
  /* Deferred, so the page view comes before the page's carousels. */
  document.addEventListener(CAROUSEL_SHOWN, () => setTimeout(reportCarousels));
  watchShopping(visit, bus.publish);
  watchLoginForm(() => consentStore.choices().advertising === 'granted');
  /* The back/forward cache restores the page without running any script. */
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) pageEvents(visit.page()).forEach(bus.publish);
  });
  return {note, start: dataLayer.start, stop: dataLayer.stop};
}

function eventsOf(note: Note): AnalyticsEvent[] {
  switch (note.kind) {
    case 'page':
      return pageEvents(note.page);
    case 'item': {
      const name = note.name === 'shop:item-added' ? 'add_to_cart' : 'remove_from_cart';
      return [{name, parameters: toSale([note.item])}];
    }
    case 'login':
      return [{name: 'login', parameters: {method: 'password'}}];
    case 'consent': {
      const {functional, advertising} = note;
      return [{name: 'consent_change', parameters: {functional, advertising}}];
    }
  }
}
