/** The inactivity timeout of a session, in seconds. */
export interface IdleTimes {
  /** Inactivity before the alert (CONST-18). */
  seconds: number;
  /** Time from the alert until the session ends; 0: the alert stays until it's answered. */
  alertSeconds: number;
}

const LONGEST_HEARTBEAT_MS = 5 * 60 * 1000;

/**
 * The shortest time between two heartbeats, which report activity to the server when the shopper makes no requests.
 * Also the shortest time between two updates of `lastSeenAt` in the session cookie.
 */
export function heartbeatMs({seconds}: Pick<IdleTimes, 'seconds'>): number {
  return Math.min(LONGEST_HEARTBEAT_MS, seconds * 250);
}

/**
 * The server ends a session without requests for this long (SEC-17). The browser's timer ends it sooner; this limit is
 * for clients without the timer, such as a stolen cookie. It allows for two heartbeats: `lastSeenAt` can be one behind
 * the last request, and the last request one behind the last activity.
 */
export function serverIdleMs(times: IdleTimes): number {
  const {seconds, alertSeconds} = times;
  return alertSeconds === 0 ? Infinity : (seconds + alertSeconds) * 1000 + 2 * heartbeatMs(times);
}
