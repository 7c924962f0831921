import type {CauseName, FoundCharity} from '../cause';
import type {Tracking} from '../tracking';

export interface GivingEventMap {
  'SDK::Ready': null;
  /** Widgets have to refresh. */
  'SDK::Updated': null;
  'SDK::Error': Error;
  'Cause::Set': CauseName;
  'Cause::Updated': CauseName;
  'Search::Finished': FoundCharity[];
  'Tracking::Started': Tracking;
  'Tracking::Updated': Tracking;
}

type Listener<Name extends keyof GivingEventMap> = (detail: GivingEventMap[Name]) => void;

export interface GivingEvents {
  /** @returns a function that removes the listener */
  on<Name extends keyof GivingEventMap>(name: Name, listener: Listener<Name>): () => void;
  emit<Name extends keyof GivingEventMap>(name: Name, detail: GivingEventMap[Name]): void;
  hasListener(name: keyof GivingEventMap): boolean;
}

export function createGivingEvents(): GivingEvents {
  const listeners = new Map<keyof GivingEventMap, Set<(detail: never) => void>>();
  return {
    on(name, listener) {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      return () => void known.delete(listener);
    },
    emit(name, detail) {
      for (const listener of listeners.get(name) ?? []) {
        (listener as Listener<typeof name>)(detail);
      }
    },
    hasListener: (name) => (listeners.get(name)?.size ?? 0) > 0,
  };
}
