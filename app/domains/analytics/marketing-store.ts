import {useSyncExternalStore} from 'react';
import type {MarketingParameters} from './marketing-parameters';

const NONE: MarketingParameters = {};

/* The marketing parameters in this browser window. Only the third-party island writes it; the server never does. */
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

/** The visit's marketing parameters. Empty until the page is interactive. */
export function useMarketingParameters(): MarketingParameters {
  return useSyncExternalStore(marketingStore.subscribe, marketingStore.read, () => NONE);
}
