/** How long a session may rest, in seconds. */
export interface IdleTimes {
  /** Without activity for this long, people are asked whether they are still there (CONST-18). */
  seconds: number;
  /** The question waits this long before it ends the session; 0: it waits forever. */
  alertSeconds: number;
}

const LONGEST_HEARTBEAT_MS = 5 * 60 * 1000;

/**
 * While people are active without asking the server for anything, their browser tells it that often. The session's cookie
 * is rewritten for `lastSeenAt` no more often than that.
 */
export function heartbeatMs({seconds}: Pick<IdleTimes, 'seconds'>): number {
  return Math.min(LONGEST_HEARTBEAT_MS, seconds * 250);
}

/**
 * The server ends a session it hasn't heard of for this long (SEC-17). The browser ends it sooner; this holds where the
 * browser doesn't run the timer, as for a stolen cookie. `lastSeenAt` may lag one heartbeat behind the last request, and
 * the last activity one heartbeat behind the last request: hence two.
 */
export function serverIdleMs(times: IdleTimes): number {
  const {seconds, alertSeconds} = times;
  return alertSeconds === 0 ? Infinity : (seconds + alertSeconds) * 1000 + 2 * heartbeatMs(times);
}
