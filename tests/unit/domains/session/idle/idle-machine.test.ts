import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  endOf,
  nextIdleState,
  type IdleEvent,
  type IdleState,
} from '~/domains/session/idle/idle-machine';

const RULES = {idleMs: 1_800_000, alertMs: 120_000};
const WAITING = {...RULES, alertMs: 0};
const T = 1_760_000_000_000;
const ACTIVE: IdleState = {name: 'active', lastActiveAt: T};
const ALERT: IdleState = {name: 'alert', lastActiveAt: T};
const ENDED: IdleState = {name: 'ended'};

interface Row {
  title: string;
  state: IdleState;
  event: IdleEvent;
  /** Since `T`, in ms. */
  after: number;
  rules?: typeof RULES;
  next: IdleState;
}

const rows: Row[] = [
  {
    title: 'SESS-14 a session is active until the idle time is over',
    state: ACTIVE,
    event: {kind: 'tick'},
    after: 1_799_999,
    next: ACTIVE,
  },
  {
    title: 'SESS-14 the alert comes at the idle time',
    state: ACTIVE,
    event: {kind: 'tick'},
    after: 1_800_000,
    next: ALERT,
  },
  {
    title: 'the alert waits for its own time',
    state: ALERT,
    event: {kind: 'tick'},
    after: 1_919_999,
    next: ALERT,
  },
  {
    title: 'the alert ends the session after it',
    state: ALERT,
    event: {kind: 'tick'},
    after: 1_920_000,
    next: ENDED,
  },
  {
    title: 'an alert without a time of its own waits for ever',
    state: ALERT,
    event: {kind: 'tick'},
    after: 9_000_000_000,
    rules: WAITING,
    next: ALERT,
  },
  {
    title: 'a machine that slept past the alert ends at once',
    state: ACTIVE,
    event: {kind: 'tick'},
    after: 1_920_000,
    next: ENDED,
  },
  {
    title: 'whoever wakes it does not keep the session by that',
    state: ACTIVE,
    event: {kind: 'activity'},
    after: 1_920_000,
    next: ENDED,
  },
  {
    title: 'activity starts the time anew',
    state: ACTIVE,
    event: {kind: 'activity'},
    after: 1_799_999,
    next: {name: 'active', lastActiveAt: T + 1_799_999},
  },
  {
    title: 'SESS-15 activity does not answer the alert',
    state: ALERT,
    event: {kind: 'activity'},
    after: 1_810_000,
    next: ALERT,
  },
  {
    title: 'activity that comes before the tick that was due is too late as well',
    state: ACTIVE,
    event: {kind: 'activity'},
    after: 1_800_000,
    next: ALERT,
  },
  {
    title: 'SESS-15 SESS-18 to continue restarts the time',
    state: ALERT,
    event: {kind: 'continue'},
    after: 1_919_999,
    next: {name: 'active', lastActiveAt: T + 1_919_999},
  },
  {
    title: 'to continue is too late once the time is over, ticked or not',
    state: ALERT,
    event: {kind: 'continue'},
    after: 1_920_000,
    next: ENDED,
  },
  {
    title: 'SESS-15 SESS-19 to end ends',
    state: ALERT,
    event: {kind: 'end'},
    after: 1_810_000,
    next: ENDED,
  },
  {
    title: 'activity in another tab counts',
    state: ACTIVE,
    event: {kind: 'heard', lastActiveAt: T + 60_000},
    after: 1_800_000,
    next: {name: 'active', lastActiveAt: T + 60_000},
  },
  {
    title: 'an answer in another tab closes the alert',
    state: ALERT,
    event: {kind: 'heard', lastActiveAt: T + 1_850_000},
    after: 1_850_001,
    next: {name: 'active', lastActiveAt: T + 1_850_000},
  },
  {
    title: 'an older record of another tab takes nothing away',
    state: ACTIVE,
    event: {kind: 'heard', lastActiveAt: T - 1_799_000},
    after: 5_000,
    next: ACTIVE,
  },
  {
    title: 'a record from the future is not believed',
    state: ACTIVE,
    event: {kind: 'heard', lastActiveAt: T + 99_000_000},
    after: 1_800_000,
    next: ALERT,
  },
  {
    title: 'an end in another tab is an end here',
    state: ACTIVE,
    event: {kind: 'heard', lastActiveAt: null},
    after: 1,
    next: ENDED,
  },
  {
    title: 'a clock that was put back counts from there',
    state: ACTIVE,
    event: {kind: 'tick'},
    after: -3_600_000,
    next: {name: 'active', lastActiveAt: T - 3_600_000},
  },
];

describe('the session at rest', () => {
  it.each(rows)('$title', ({state, event, after, rules = RULES, next}) => {
    expect(nextIdleState(state, event, T + after, rules)).toEqual(next);
  });

  it('an ended session stays so, whatever happens', () => {
    const events: IdleEvent[] = [
      {kind: 'tick'},
      {kind: 'activity'},
      {kind: 'continue'},
      {kind: 'end'},
      {kind: 'heard', lastActiveAt: T},
    ];
    for (const event of events) expect(nextIdleState(ENDED, event, T, RULES)).toEqual(ENDED);
  });

  it('says when an alert ends', () => {
    expect(endOf(T, RULES)).toBe(T + 1_920_000);
    expect(endOf(T, WAITING)).toBeNull();
  });

  it('SESS-14 SESS-18 is at the alert from the idle time after the last sign of life on, never sooner, never later', () => {
    const step = fc.record({
      kind: fc.constantFrom('tick' as const, 'activity' as const, 'continue' as const),
      pause: fc.integer({min: 0, max: 2_400}),
    });
    const rules = fc.record({
      idleMs: fc.integer({min: 1, max: 2_000}),
      alertMs: fc.integer({min: 0, max: 500}),
    });
    fc.assert(
      fc.property(rules, fc.array(step, {maxLength: 30}), (given, steps) => {
        let now = T;
        let lastSign = T;
        let state: IdleState = {...ACTIVE};
        for (const {kind, pause} of steps) {
          now += pause;
          const rested = now - lastSign;
          const isOver = given.alertMs > 0 && rested >= given.idleMs + given.alertMs;
          const counts = kind === 'continue' || (kind === 'activity' && rested < given.idleMs);
          state = nextIdleState(state, {kind}, now, given);
          if (isOver) {
            expect(state).toEqual(ENDED);
            return;
          }
          if (counts) lastSign = now;
          expect(state).toEqual({
            name: now - lastSign >= given.idleMs ? 'alert' : 'active',
            lastActiveAt: lastSign,
          });
        }
      }),
    );
  });
});
