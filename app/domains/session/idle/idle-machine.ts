/** How long a session may rest, in ms. */
export interface IdleRules {
  /** From the last activity until the alert. */
  idleMs: number;
  /** From the alert until the session ends by itself; 0: never. */
  alertMs: number;
}

/** `lastActiveAt` is in ms since the epoch, as all times here. */
export type IdleState = {name: 'active' | 'alert'; lastActiveAt: number} | {name: 'ended'};

export type IdleEvent =
  | {kind: 'tick'}
  /** Somebody moved, pressed or scrolled in this tab. */
  | {kind: 'activity'}
  /** The answer to the alert is to stay. */
  | {kind: 'continue'}
  | {kind: 'end'}
  /** Another tab has written this; `null`: it has ended the session. */
  | {kind: 'heard'; lastActiveAt: number | null};

const ENDED: IdleState = {name: 'ended'};

/**
 * What the session of this browser is after an event (SESS-14 to SESS-19). All is judged by the time of the event and
 * never by how often it was looked at: a tab may have been throttled, and a machine asleep.
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
    /* What claims to come from the future says nothing: it would keep the session for as long as it likes. */
    const heardAt = event.lastActiveAt > now ? 0 : event.lastActiveAt;
    return judge(Math.max(state.lastActiveAt, heardAt), now, rules);
  }
  const current = judge(state.lastActiveAt, now, rules);
  if (current.name === 'ended') return current;
  switch (event.kind) {
    case 'tick':
      return current;
    case 'activity':
      /* The alert asks for an answer: a moved mouse is none (SESS-15). */
      return current.name === 'active' ? judge(now, now, rules) : current;
    case 'continue':
      return judge(now, now, rules);
    case 'end':
      return ENDED;
  }
}

/** When a session that is at its alert ends by itself; `null`: it does not. */
export function endOf(lastActiveAt: number, {idleMs, alertMs}: IdleRules): number | null {
  return alertMs > 0 ? lastActiveAt + idleMs + alertMs : null;
}

function judge(lastActiveAt: number, now: number, rules: IdleRules): IdleState {
  const end = endOf(lastActiveAt, rules);
  if (end !== null && now >= end) return ENDED;
  return {
    name: now - lastActiveAt >= rules.idleMs ? 'alert' : 'active',
    /* The clock of the machine was put back: the time counts from here. */
    lastActiveAt: Math.min(lastActiveAt, now),
  };
}
