import {useSyncExternalStore} from 'react';
import {consentOf, NO_CHOICES, type Choices, type Consent} from './consent';
import type {ThirdPartyId} from './third-parties';

type Listener = () => void;

/*
 * The consent in this browser window. Only the island that talks to the privacy manager writes it; the server never
 * does.
 */
let choices = NO_CHOICES;
let ready: ReadonlySet<ThirdPartyId> = new Set();
const listeners = new Set<Listener>();

/** The shopper's choices and the running third parties. */
export const consentStore = {
  choices: () => choices,
  isReady: (id: ThirdPartyId) => ready.has(id),
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  set(next: {choices: Choices; ready: ReadonlySet<ThirdPartyId>}) {
    ({choices, ready} = next);
    listeners.forEach((listener) => listener());
  },
};

/** The categories that the shopper has consented to. */
export function useConsent(): Consent {
  return consentOf(useChoices());
}

export function useChoices(): Choices {
  return useSyncExternalStore(consentStore.subscribe, consentStore.choices, () => NO_CHOICES);
}
