import {NO_CAUSE_ID} from '~/domains/giving-eligibility/giving-ids';
import type {CauseName} from './cause';

/** One visit's donation tracking (GIVE-27). `causeId` is `'0'` without a choice. */
export interface Tracking extends CauseName {
  trackingId: string;
  /** A cause was set in this visit, so the next change is an update. */
  hasSetCause: boolean;
  /** The account, and its cause when it was last in sync with this visit; `null` for a guest. */
  account: {key: string; causeId: string} | null;
  /** The cause of the last link that was applied. */
  link?: string;
}

/** The tracking service's reply to a start. */
export interface StartedTracking {
  trackingId: string;
  causeId?: string | undefined;
  causeName?: string | undefined;
}

export type CauseEvent = 'Cause::Set' | 'Cause::Updated';

/** Clears a cause (GIVE-33). */
export const NO_CAUSE: CauseName = {causeId: NO_CAUSE_ID, causeName: NO_CAUSE_ID};

export function startedTracking({trackingId, causeId, causeName}: StartedTracking): Tracking {
  return causeId === undefined || causeId === NO_CAUSE_ID
    ? {trackingId, ...NO_CAUSE, hasSetCause: false, account: null}
    : {trackingId, causeId, causeName: causeName ?? causeId, hasSetCause: true, account: null};
}

/** The tracking with another cause, and the event to report (GIVE-31, GIVE-34, GIVE-35). */
export function withCause(
  tracking: Tracking,
  {causeId, causeName}: CauseName,
): {tracking: Tracking; event: CauseEvent} {
  return {
    tracking: {...tracking, causeId, causeName, hasSetCause: true},
    event: tracking.hasSetCause ? 'Cause::Updated' : 'Cause::Set',
  };
}
