import {consentStore} from '../consent-store';
import type {Choices} from '../consent';
import type {ThirdPartyPage} from '../page-types';
import {
  THIRD_PARTIES,
  THIRD_PARTY_IDS,
  type ThirdPartyAddresses,
  type ThirdPartyId,
} from '../third-parties';
import {initialConsent, stepConsent, type ConsentEvent, type Effect} from './consent-machine';

export interface ConsentEffects {
  load(id: ThirdPartyId, on: {load: () => void; fail: () => void}): void;
  remove(id: ThirdPartyId): void;
  report(error: unknown): void;
}

/** Our own code for each third party. Runs once per load of its script (CONS-06). */
export type ThirdPartyCallbacks = Partial<Record<ThirdPartyId, () => void>>;

export interface ConsentRun {
  answer(choices: Choices): void;
  show(page: ThirdPartyPage | null): void;
}

/** Runs the consent machine: carries out its effects, and publishes its state in the consent store. */
export function runConsent(
  addresses: ThirdPartyAddresses,
  effects: ConsentEffects,
  callbacks: ThirdPartyCallbacks,
): ConsentRun {
  const parties = THIRD_PARTY_IDS.filter((id) => addresses[id] !== undefined).map((id) => ({
    id,
    ...THIRD_PARTIES[id],
  }));
  let state = initialConsent(parties);

  function send(event: ConsentEvent): void {
    const step = stepConsent(parties, state, event);
    state = step.state;
    const isRunning = (id: ThirdPartyId) => {
      const party = state.parties[id];
      return party?.script === 'loaded' && !party.isRemoved;
    };
    consentStore.set({
      choices: state.choices,
      ready: new Set(THIRD_PARTY_IDS.filter(isRunning)),
    });
    /* If one third party's code throws, the others still run. */
    for (const effect of step.effects) attempt(() => carryOut(effect));
  }

  function carryOut({kind, id}: Effect): void {
    if (kind === 'remove') effects.remove(id);
    else if (kind === 'run-callbacks') callbacks[id]?.();
    else {
      effects.load(id, {
        load: () => send({kind: 'loaded', id}),
        fail: () => {
          effects.report(new Error(`${THIRD_PARTIES[id].name} can’t be loaded`));
          send({kind: 'failed', id});
        },
      });
    }
  }

  function attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      effects.report(error);
    }
  }

  return {
    answer: (choices) => send({kind: 'answered', choices}),
    show: (page) => send({kind: 'shown', page}),
  };
}
