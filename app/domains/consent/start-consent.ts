import {createLoader} from '~/ui/module-loader';
import {isDecided} from './consent';
import {isConsentMarked} from './consent-marks';
import {PREFERENCES_MOUNT_ID} from './parts/open-preferences';
import {addScript} from './watch/add-script';
import type {ChoiceParts, ChoiceRun} from './watch/carry-out-choices';
import {categoryTexts} from './watch/category-texts';
import {watchConsent} from './watch/watch-consent';

const BANNER_MOUNT_ID = 'consent_blackbar';
const CHANNEL = 'consent';

const loadRun = createLoader(() => import('./watch/carry-out-choices'));

interface StartedConsent {
  /** Call for the first page and after each navigation. */
  show(routeId: string): void;
}

/**
 * Loads the privacy manager, and every other third party once its category has consent. The code for the others loads
 * when the shopper has decided: until then there is nothing to load, to remove or to store. Errors go to the console
 * only (ERR-18). Call once per document, in the browser.
 */
export function startConsent(parts: ChoiceParts): StartedConsent {
  const {addresses} = parts;
  const address = addresses.privacyManager ?? '';
  const report = (error: unknown) => console.error('consent:', error);
  let canLoadManager = true;
  let routeId = '';
  let run: ChoiceRun | undefined;
  let isNeeded = false;
  /** Calls to make once the code has loaded. */
  let waiting: ((run: ChoiceRun) => void)[] = [];

  function send(act: (run: ChoiceRun) => void): void {
    waiting.push(act);
    loadRun().then(
      ({carryOutChoices}) => {
        run ??= carryOutChoices(parts, report);
        const acts = waiting;
        waiting = [];
        for (const each of acts) each(run);
      },
      /* The loader has reported it. The next answer or page tries again. */
      () => undefined,
    );
  }

  addMounts();
  Object.assign(window, {privacyCategories: categoryTexts(addresses)});
  watchConsent(
    {
      tab: window,
      manager: () => (window as {PrivacyManagerAPI?: unknown}).PrivacyManagerAPI,
      address,
      location,
      hasPrivacySignal: () =>
        (navigator as {globalPrivacyControl?: unknown}).globalPrivacyControl === true,
      openChannel: () => new BroadcastChannel(CHANNEL),
      report,
    },
    (choices) => {
      if (!isNeeded && !isDecided(choices) && !isConsentMarked()) return;
      const shown = routeId;
      if (!isNeeded) send(({show}) => show(shown));
      isNeeded = true;
      send(({answer}) => answer(choices));
    },
  );
  return {
    show(next) {
      routeId = next;
      /* A script that failed to load is retried on the next page. */
      if (canLoadManager) {
        canLoadManager = false;
        addScript('privacyManager', {
          address,
          onLoad: () => undefined,
          onError() {
            canLoadManager = true;
            report(new Error('TrustArc can’t be loaded'));
          },
        });
      }
      if (isNeeded) send(({show}) => show(next));
    },
  };
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
