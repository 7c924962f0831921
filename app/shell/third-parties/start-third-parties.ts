import type {ItemFacts} from '~/domains/analytics/analytics-item';
import {createMarketingMemory} from '~/domains/analytics/marketing-memory';
import {marketingStore} from '~/domains/analytics/marketing-store';
import type {ItemEventName} from '~/domains/cart/item-event';
import {consentOf} from '~/domains/consent/consent';
import {consentStore} from '~/domains/consent/consent-store';
import {startConsent} from '~/domains/consent/start-consent';
import type {ThirdPartyAddresses} from '~/domains/consent/third-parties';
import type {SiteId} from '~/domains/session/site';
import {takeLoginMark} from './login-mark';
import {createMeasuring} from './measuring';
import type {ShownPage} from './page-events';
import type {MeasuredVisit} from './watch-shopping';

interface ThirdPartiesOptions extends MeasuredVisit {
  addresses: ThirdPartyAddresses;
  site: SiteId;
  cookieSuffix: string;
  /** Staff aren't tracked (NAV-03). */
  isMeasured: boolean;
}

interface StartedThirdParties {
  /** Call it for the first page and after each navigation. */
  show(page: ShownPage, search: string): void;
  /** Reports the login that led to this document, if one did. Call it once. */
  noteLogin(isLoggedIn: boolean): void;
}

const ITEM_EVENTS: readonly ItemEventName[] = ['shop:item-added', 'shop:item-removed'];

/** Asks for consent, loads third parties with it, and feeds them. Call once per document, in the browser. */
export function startThirdParties({
  addresses,
  site,
  cookieSuffix,
  isMeasured,
  ...visit
}: ThirdPartiesOptions): StartedThirdParties {
  const measuring = isMeasured ? createMeasuring(visit) : null;
  const marketing = createMarketingMemory(() => sessionStorage, marketingStore.set);

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
    callbacks: {tagManager: () => measuring?.start()},
    onAnswer(choices, isChange) {
      marketing.answer(choices.advertising);
      if (choices.advertising !== 'granted') measuring?.stop();
      if (isChange) measuring?.note({kind: 'consent', ...consentOf(choices)});
    },
  });

  for (const name of ITEM_EVENTS) {
    document.addEventListener(name, (event) => {
      const {detail} = event as CustomEvent<ItemFacts>;
      measuring?.note({kind: 'item', name, item: detail});
    });
  }

  return {
    show(page, search) {
      marketing.note(search);
      measuring?.note({kind: 'page', page});
      consent.show(page.routeId);
    },
    noteLogin(isLoggedIn) {
      if (measuring && takeLoginMark(isLoggedIn)) measuring.note({kind: 'login'});
    },
  };
}
