import {readBrowserCookie, setBrowserCookie} from '~/domains/session/browser-cookie';
import {causeLink} from '../cause-link';
import {consentOf, type Choices} from '../consent';
import {markChoices} from '../consent-marks';
import {thirdPartyPageOf} from '../page-types';
import {THIRD_PARTIES, type ThirdPartyAddresses, type ThirdPartyId} from '../third-parties';
import {addScript} from './add-script';
import {removeTraces} from './remove-traces';
import {runConsent, type ThirdPartyCallbacks} from './run-consent';

export interface ChoiceParts {
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

export interface ChoiceRun {
  answer(choices: Choices): void;
  /** Call for the first page and after each navigation. */
  show(routeId: string): void;
}

/** Stores the shopper's choices, and loads and removes the third parties that they are about. */
export function carryOutChoices(parts: ChoiceParts, report: (error: unknown) => void): ChoiceRun {
  const {addresses, modules, callbacks, cookieSuffix: suffix, onAnswer} = parts;
  const addressOf = (id: ThirdPartyId) => addresses[id] ?? '';
  const run = runConsent(
    addresses,
    {
      load(id, {load, fail}) {
        const address = addressOf(id);
        /* The choices came from it. */
        if (id === 'privacyManager') load();
        else if (THIRD_PARTIES[id].kind === 'script')
          addScript(id, {address, onLoad: load, onError: fail});
        else modules[id]?.(address).then(load, fail);
      },
      remove: (id) => removeTraces(id, addressOf(id)),
      report,
    },
    callbacks,
  );
  const noteCauseLink = () => addresses.giving !== undefined && causeLink.note();
  return {
    answer(choices) {
      const value = cookieValue(choices);
      const isChange = value !== null && value !== readBrowserCookie('consent', {suffix});
      setBrowserCookie('consent', value, {suffix});
      markChoices(choices);
      onAnswer(choices, isChange);
      run.answer(choices);
      noteCauseLink();
    },
    show(routeId) {
      run.show(thirdPartyPageOf(routeId));
      noteCauseLink();
    },
  };
}

/** `null` while the shopper hasn't decided. */
function cookieValue(choices: Choices): string | null {
  if (choices.functional === 'unset') return null;
  const {functional, advertising} = consentOf(choices);
  return (
    [functional && 'functional', advertising && 'advertising'].filter(Boolean).join('+') || 'none'
  );
}
