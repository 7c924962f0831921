import type {Clock} from '~sandbox/control/clock';

/** A clock that stands still until a test moves it: no test can depend on how long it takes. */
export function standingClock(start: string): Clock & {advance(ms: number): void} {
  let now = new Date(start);
  return {
    now: () => now,
    set: (moment) => void (now = moment ?? new Date(start)),
    advance: (ms) => void (now = new Date(now.getTime() + ms)),
  };
}
