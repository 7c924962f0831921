import {useSyncExternalStore} from 'react';
import type {MarketingParameters} from './marketing-parameters';

const NONE: MarketingParameters = {};

/* Of this page's browser window. The island of third parties writes it; nothing writes it on a server. */
let parameters = NONE;
const listeners = new Set<() => void>();

export const marketingStore = {
  read: () => parameters,
  set(next: MarketingParameters): void {
    parameters = next;
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The marketing parameters that the visit came with. Empty until the page is interactive. */
export function useMarketingParameters(): MarketingParameters {
  return useSyncExternalStore(marketingStore.subscribe, marketingStore.read, () => NONE);
}
