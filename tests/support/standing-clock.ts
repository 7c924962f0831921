import type {Clock} from '~sandbox/control/clock';

/** A clock that only moves when a test advances it, so that no test depends on its own duration. */
export function standingClock(start: string): Clock & {advance(ms: number): void} {
  let now = new Date(start);
  return {
    now: () => now,
    set: (moment) => void (now = moment ?? new Date(start)),
    advance: (ms) => void (now = new Date(now.getTime() + ms)),
  };
}
