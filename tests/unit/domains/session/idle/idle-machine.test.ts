import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  alertEndsAt,
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
  /** Time of the event, in ms since `T`. */
  after: number;
  rules?: typeof RULES;
  next: IdleState;
}

const rows: Row[] = [
  {
    title: 'SESS-14 idle state is active until the idle time is over',
    state: ACTIVE,
    event: {kind: 'tick'},
    after: 1_799_999,
    next: ACTIVE,
  },
  {
    title: 'SESS-14 idle state is alert when the idle time is over',
    state: ACTIVE,
    event: {kind: 'tick'},
    after: 1_800_000,
    next: ALERT,
  },
  {
    title: 'idle state stays alert during the alert time',
    state: ALERT,
    event: {kind: 'tick'},
    after: 1_919_999,
    next: ALERT,
  },
  {
    title: 'idle state is ended after the alert time',
    state: ALERT,
    event: {kind: 'tick'},
    after: 1_920_000,
    next: ENDED,
  },
  {
    title: 'idle state stays alert forever without an alert time',
    state: ALERT,
    event: {kind: 'tick'},
    after: 9_000_000_000,
    rules: WAITING,
    next: ALERT,
  },
  {
    title: 'idle state is ended after a sleep past the alert',
    state: ACTIVE,
    event: {kind: 'tick'},
    after: 1_920_000,
    next: ENDED,
  },
  {
    title: 'idle state is ended by activity after a sleep past the alert',
    state: ACTIVE,
    event: {kind: 'activity'},
    after: 1_920_000,
    next: ENDED,
  },
  {
    title: 'idle state restarts the idle time on activity',
    state: ACTIVE,
    event: {kind: 'activity'},
    after: 1_799_999,
    next: {name: 'active', lastActiveAt: T + 1_799_999},
  },
  {
    title: 'SESS-15 idle state stays alert on activity',
    state: ALERT,
    event: {kind: 'activity'},
    after: 1_810_000,
    next: ALERT,
  },
  {
    title: 'idle state is alert on activity after the idle time, even before the tick',
    state: ACTIVE,
    event: {kind: 'activity'},
    after: 1_800_000,
    next: ALERT,
  },
  {
    title: 'SESS-15 SESS-18 idle state is active again on continue',
    state: ALERT,
    event: {kind: 'continue'},
    after: 1_919_999,
    next: {name: 'active', lastActiveAt: T + 1_919_999},
  },
  {
    title: 'idle state is ended on continue after the alert time, even before the tick',
    state: ALERT,
    event: {kind: 'continue'},
    after: 1_920_000,
    next: ENDED,
  },
  {
    title: 'SESS-15 SESS-19 idle state is ended on end',
    state: ALERT,
    event: {kind: 'end'},
    after: 1_810_000,
    next: ENDED,
  },
  {
    title: 'idle state counts activity in another tab',
    state: ACTIVE,
    event: {kind: 'heard', lastActiveAt: T + 60_000},
    after: 1_800_000,
    next: {name: 'active', lastActiveAt: T + 60_000},
  },
  {
    title: 'idle state is active again when another tab answers the alert',
    state: ALERT,
    event: {kind: 'heard', lastActiveAt: T + 1_850_000},
    after: 1_850_001,
    next: {name: 'active', lastActiveAt: T + 1_850_000},
  },
  {
    title: 'idle state ignores an older record of another tab',
    state: ACTIVE,
    event: {kind: 'heard', lastActiveAt: T - 1_799_000},
    after: 5_000,
    next: ACTIVE,
  },
  {
    title: 'idle state ignores a record from the future',
    state: ACTIVE,
    event: {kind: 'heard', lastActiveAt: T + 99_000_000},
    after: 1_800_000,
    next: ALERT,
  },
  {
    title: 'idle state counts activity in a tab whose clock is a little ahead',
    state: ACTIVE,
    event: {kind: 'heard', lastActiveAt: T + 60_200},
    after: 60_000,
    next: {name: 'active', lastActiveAt: T + 60_000},
  },
  {
    title: 'idle state is ended when another tab ends the session',
    state: ACTIVE,
    event: {kind: 'heard', lastActiveAt: null},
    after: 1,
    next: ENDED,
  },
  {
    title: 'idle state restarts the idle time when the clock is set back',
    state: ACTIVE,
    event: {kind: 'tick'},
    after: -3_600_000,
    next: {name: 'active', lastActiveAt: T - 3_600_000},
  },
];

describe('nextIdleState', () => {
  it.each(rows)('$title', ({state, event, after, rules = RULES, next}) => {
    expect(nextIdleState(state, event, T + after, rules)).toEqual(next);
  });

  it('idle state stays ended on every event', () => {
    const events: IdleEvent[] = [
      {kind: 'tick'},
      {kind: 'activity'},
      {kind: 'continue'},
      {kind: 'end'},
      {kind: 'heard', lastActiveAt: T},
    ];
    for (const event of events) expect(nextIdleState(ENDED, event, T, RULES)).toEqual(ENDED);
  });

  it('alertEndsAt returns when the alert ends the session', () => {
    expect(alertEndsAt(T, RULES)).toBe(T + 1_920_000);
    expect(alertEndsAt(T, WAITING)).toBeNull();
  });

  it('SESS-14 SESS-18 idle state becomes alert exactly the idle time after the last activity', () => {
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
        let lastActivity = T;
        let state: IdleState = {...ACTIVE};
        for (const {kind, pause} of steps) {
          now += pause;
          const idleFor = now - lastActivity;
          const isOver = given.alertMs > 0 && idleFor >= given.idleMs + given.alertMs;
          const counts = kind === 'continue' || (kind === 'activity' && idleFor < given.idleMs);
          state = nextIdleState(state, {kind}, now, given);
          if (isOver) {
            expect(state).toEqual(ENDED);
            return;
          }
          if (counts) lastActivity = now;
          expect(state).toEqual({
            name: now - lastActivity >= given.idleMs ? 'alert' : 'active',
            lastActiveAt: lastActivity,
          });
        }
      }),
    );
  });
});
