import {readBrowserCookie, setBrowserCookie} from '~/domains/session/browser-cookie';
import {consentOf, type Choices} from './consent';
import type {ThirdPartyPage} from './page-types';
import {markChoices} from './consent-marks';
import {PREFERENCES_MOUNT_ID} from './parts/open-preferences';
import {THIRD_PARTIES, type ThirdPartyAddresses, type ThirdPartyId} from './third-parties';
import {categoryTexts} from './watch/category-texts';
import {runConsent, type ThirdPartyCallbacks} from './watch/run-consent';
import {addScript, removeTraces} from './watch/third-party-elements';
import {watchConsent} from './watch/watch-consent';

const BANNER_MOUNT_ID = 'consent_blackbar';
const CHANNEL = 'consent';

interface ConsentParts {
  addresses: ThirdPartyAddresses;
  cookieSuffix: string;
  /** Loads our own code for a third party without a script. */
  modules: Partial<Record<ThirdPartyId, (address: string) => Promise<unknown>>>;
  callbacks: ThirdPartyCallbacks;
  /**
   * Called with each answer, before third parties are loaded or removed. `isChange`: it differs from the choices stored
   * in this browser.
   */
  onAnswer: (choices: Choices, isChange: boolean) => void;
}

interface StartedConsent {
  /** Call for the first page and after each navigation. */
  show(page: ThirdPartyPage | null): void;
}

/**
 * Loads the privacy manager, and every other third party once its category has consent. Errors go to the console only
 * (ERR-18). Call once per document, in the browser.
 */
export function startConsent(parts: ConsentParts): StartedConsent {
  const {addresses, modules, callbacks, cookieSuffix, onAnswer} = parts;
  addMounts();
  Object.assign(window, {privacyCategories: categoryTexts(addresses)});
  const addressOf = (id: ThirdPartyId) => addresses[id] ?? '';
  const report = (error: unknown) => console.error('consent:', error);

  const run = runConsent(
    addresses,
    {
      load(id, {load, fail}) {
        const address = addressOf(id);
        if (THIRD_PARTIES[id].kind === 'script')
          addScript(id, {address, onLoad: load, onError: fail});
        else modules[id]?.(address).then(load, fail);
      },
      remove: (id) => removeTraces(id, addressOf(id)),
      report,
    },
    callbacks,
  );
  watchConsent(
    {
      tab: window,
      manager: () => (window as {PrivacyManagerAPI?: unknown}).PrivacyManagerAPI,
      address: addressOf('privacyManager'),
      location,
      hasPrivacySignal: () =>
        (navigator as {globalPrivacyControl?: unknown}).globalPrivacyControl === true,
      openChannel: () => new BroadcastChannel(CHANNEL),
      report,
    },
    (choices) => {
      const suffix = {suffix: cookieSuffix};
      const value = cookieValue(choices);
      const isChange = value !== null && value !== readBrowserCookie('consent', suffix);
      setBrowserCookie('consent', value, suffix);
      markChoices(choices);
      onAnswer(choices, isChange);
      run.answer(choices);
    },
  );
  return {show: run.show};
}

/** `null` while the shopper hasn't decided. */
function cookieValue(choices: Choices): string | null {
  if (choices.functional === 'unset') return null;
  const {functional, advertising} = consentOf(choices);
  return (
    [functional && 'functional', advertising && 'advertising'].filter(Boolean).join('+') || 'none'
  );
}

/** The elements that TrustArc fills. Its own link to the preferences stays hidden: the footer has ours. */
function addMounts(): void {
  for (const id of [BANNER_MOUNT_ID, PREFERENCES_MOUNT_ID]) {
    if (document.getElementById(id)) continue;
    const mount = document.createElement('div');
    mount.id = id;
    mount.hidden = id === PREFERENCES_MOUNT_ID;
    document.body.append(mount);
  }
}
