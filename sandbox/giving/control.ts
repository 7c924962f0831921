import type {SandboxContext} from '../context';
import {createClickstream} from './clickstream';
import {charityDirectory} from './directory';
import {createSettings, SHOP_STORE_ID, type GivingSettingsInput} from './settings';
import {prepareGiving} from './tables';
import {createTrackings} from './trackings';

/** The giving service's state for the control room, and ways to change it. */
export function createGivingControl({db, clock, origin}: SandboxContext) {
  prepareGiving(db);
  const settings = createSettings(db, charityDirectory(origin));
  const trackings = createTrackings(db, clock);
  const clickstream = createClickstream(db, clock);
  return {
    state: () => ({
      store: settings.of(SHOP_STORE_ID),
      trackings: trackings.list(),
      events: clickstream.list(),
    }),
    set: (input: GivingSettingsInput) => settings.set(input),
  };
}

export type GivingControl = ReturnType<typeof createGivingControl>;
export type GivingState = ReturnType<GivingControl['state']>;
