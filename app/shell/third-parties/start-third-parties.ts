import {createDataLayer} from '~/domains/analytics/data-layer';
import {createEventBus} from '~/domains/analytics/event-bus';
import {createMarketingMemory} from '~/domains/analytics/marketing-memory';
import {marketingStore} from '~/domains/analytics/marketing-store';
import type {KnownCart} from '~/domains/cart/cart';
import {
  CAROUSEL_SHOWN,
  shownCarousels,
  type ShownCarousel,
} from '~/domains/catalog/shown-carousels';
import {consentOf} from '~/domains/consent/consent';
import {consentStore} from '~/domains/consent/consent-store';
import {thirdPartyPageOf} from '~/domains/consent/page-types';
import {startConsent} from '~/domains/consent/start-consent';
import type {ThirdPartyAddresses} from '~/domains/consent/third-parties';
import type {SiteId} from '~/domains/session/site';
import {takeLoginMark, watchLoginForm} from './login-mark';
import {carouselEvent, pageEvents, type ShownPage} from './page-events';
import {watchShopping} from './watch-shopping';

interface ThirdPartiesOptions {
  addresses: ThirdPartyAddresses;
  site: SiteId;
  cookieSuffix: string;
  /** Staff aren't tracked (NAV-03). */
  isMeasured: boolean;
  page: () => ShownPage;
  cart: () => KnownCart;
}

interface StartedThirdParties {
  /** Call it for the first page and after each navigation. */
  show(page: ShownPage, search: string): void;
  /** Call it once. `isLoggedIn` says whether the shopper is logged in. */
  greet(isLoggedIn: boolean): void;
}

/** Asks for consent, loads third parties with it, and feeds them. Call once per document, in the browser. */
export function startThirdParties({
  addresses,
  site,
  cookieSuffix,
  isMeasured,
  page,
  cart,
}: ThirdPartiesOptions): StartedThirdParties {
  const bus = createEventBus((error) => console.error('analytics:', error));
  const dataLayer = createDataLayer(bus, window as {dataLayer?: unknown});
  const marketing = createMarketingMemory(() => sessionStorage, marketingStore.set);
  const mayAdvertise = () => consentStore.choices().advertising === 'granted';

  const consent = startConsent({
    addresses,
    cookieSuffix,
    modules: {
      errorReporting: async (dsn) => {
        const {startErrorReports} = await import('../error-reports/start-error-reports');
        startErrorReports({
          dsn,
          site,
          isAllowed: () => consentStore.isReady('errorReporting'),
        });
      },
    },
    callbacks: {tagManager: dataLayer.start},
    onAnswer(choices, isChange) {
      marketing.answer(choices.advertising);
      if (choices.advertising !== 'granted') dataLayer.stop();
      const {functional, advertising} = consentOf(choices);
      if (isChange) bus.publish({name: 'consent_change', parameters: {functional, advertising}});
    },
  });
  /* Each carousel is reported once, although it can appear before, with or after its page. */
  const toldCarousels = new WeakSet<ShownCarousel>();
  function tellCarousels() {
    for (const carousel of shownCarousels()) {
      if (toldCarousels.has(carousel)) continue;
      toldCarousels.add(carousel);
      bus.publish(carouselEvent(carousel));
    }
  }

  if (isMeasured) {
    /* Deferred, so that the page view comes before the page's carousels. */
    document.addEventListener(CAROUSEL_SHOWN, () => setTimeout(tellCarousels));
    watchShopping({page, cart, publish: bus.publish});
    watchLoginForm(mayAdvertise);
    /* The back/forward cache restores the page without running any script. */
    addEventListener('pageshow', ({persisted}) => {
      if (persisted) pageEvents(page()).forEach(bus.publish);
    });
  }

  return {
    show(shown, search) {
      marketing.note(search);
      if (isMeasured) {
        pageEvents(shown).forEach(bus.publish);
        tellCarousels();
      }
      consent.show(thirdPartyPageOf(shown.routeId));
    },
    greet(isLoggedIn) {
      if (isMeasured && takeLoginMark(isLoggedIn))
        bus.publish({name: 'login', parameters: {method: 'password'}});
    },
  };
}
