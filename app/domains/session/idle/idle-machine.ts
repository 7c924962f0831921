/** The inactivity timeout of a session, in ms. */
export interface IdleRules {
  idleMs: number;
  /** Time from the alert until the session ends; 0: never. */
  alertMs: number;
}

/** All times are in ms since the epoch. */
export type IdleState = {name: 'active' | 'alert'; lastActiveAt: number} | {name: 'ended'};

export type IdleEvent =
  | {kind: 'tick'}
  | {kind: 'activity'}
  | {kind: 'continue'}
  | {kind: 'end'}
  /** Another tab wrote this time; `null`: it ended the session. */
  | {kind: 'heard'; lastActiveAt: number | null};

const CLOCK_TOLERANCE_MS = 10_000;

const ENDED: IdleState = {name: 'ended'};

/**
 * Reducer for the state of this browser's session (SESS-14 to SESS-19). Depends only on the event's time, not on the
 * number of ticks, because tabs get throttled and computers sleep.
 */
export function nextIdleState(
  state: IdleState,
  event: IdleEvent,
  now: number,
  rules: IdleRules,
): IdleState {
  if (state.name === 'ended') return state;
  if (event.kind === 'heard') {
    if (event.lastActiveAt === null) return ENDED;
    /* Ignores a time in the future, which would keep the session alive until then. Clocks of tabs differ a little. */
    const heardAt = event.lastActiveAt > now + CLOCK_TOLERANCE_MS ? 0 : event.lastActiveAt;
    return stateAt(Math.max(state.lastActiveAt, heardAt), now, rules);
  }
  const current = stateAt(state.lastActiveAt, now, rules);
  if (current.name === 'ended') return current;
  switch (event.kind) {
    case 'tick':
      return current;
    case 'activity':
      /* Activity doesn't dismiss the alert: it needs an answer (SESS-15). */
      return current.name === 'active' ? stateAt(now, now, rules) : current;
    case 'continue':
      return stateAt(now, now, rules);
    case 'end':
      return ENDED;
  }
}

/** The time at which an unanswered alert ends the session; `null` if it never does. */
export function alertEndsAt(lastActiveAt: number, {idleMs, alertMs}: IdleRules): number | null {
  return alertMs > 0 ? lastActiveAt + idleMs + alertMs : null;
}

function stateAt(lastActiveAt: number, now: number, rules: IdleRules): IdleState {
  const end = alertEndsAt(lastActiveAt, rules);
  if (end !== null && now >= end) return ENDED;
  return {
    name: now - lastActiveAt >= rules.idleMs ? 'alert' : 'active',
    /* If the computer's clock was set back, the timeout restarts now. */
    lastActiveAt: Math.min(lastActiveAt, now),
  };
}
