import type {Choice} from '~/domains/consent/consent';
import {attempt} from '~/platform/attempt';
import {
  marketingParametersOf,
  parseMarketingParameters,
  toText,
  type MarketingParameters,
} from './marketing-parameters';

/** In the session storage. */
const KEY = 'marketing';

export interface MarketingMemory {
  /** Call it with each page's query. The most recent URL with any of the parameters wins. */
  note(search: string): void;
  /** Call it whenever the shopper's choice about advertising is known. */
  answer(choice: Choice): void;
}

/**
 * Remembers the marketing parameters of the visit. Without advertising consent they stay in the page. With it they are
 * also stored in this tab's session storage, and survive loading another document.
 */
export function createMarketingMemory(
  /** Throws if the browser blocks storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  publish: (parameters: MarketingParameters) => void,
): MarketingMemory {
  let known: MarketingParameters | null = null;
  let isStoring = false;

  function keep(parameters: MarketingParameters): void {
    known = parameters;
    if (isStoring) attempt(() => storage().setItem(KEY, toText(parameters)));
    publish(parameters);
  }

  return {
    note(search) {
      const found = marketingParametersOf(search);
      if (found) keep(found);
    },
    answer(choice) {
      isStoring = choice === 'granted';
      if (choice === 'declined') attempt(() => storage().removeItem(KEY));
      if (!isStoring) return;
      const parameters =
        known ?? parseMarketingParameters(attempt(() => storage().getItem(KEY)) ?? null);
      if (parameters) keep(parameters);
    },
  };
}
