import {createRateLimit, type RateLimit} from '~/platform/rate-limit.server';

export interface LoginAttempt {
  emailKey: string;
  /** `null` if the host doesn't know the network; such shoppers share one count per email. */
  network: string | null;
  deviceId: string | null;
}

export type AttemptVerdict =
  {isAllowed: true; delayMs: number} | {isAllowed: false; seconds: number};

/** Attempts with one email from one network, or from one browser that has logged in with it before. */
export const EMAIL_LIMIT = {burst: 8, perSecond: 1 / 120};
/** Attempts from one network, for all emails. */
export const NETWORK_LIMIT = {burst: 30, perSecond: 1 / 20};
/** Attempts with one email from unknown browsers in all networks. They are slowed down, never refused. */
export const DELAY = {free: 10, firstMs: 250, maxMs: 2000, forgottenPerSecond: 1 / 60};

/** A write must end 3.5 s after the request began, so this leaves the login call at least 1.5 s. */
const LATEST_START_MS = 2000;

const MAX_KEYS = 10_000;

export interface LoginLimiter {
  /** Counts an attempt before it is made, so that parallel attempts count too. */
  begin(attempt: LoginAttempt): AttemptVerdict;
  /** Removes an attempt from the count, because the password was right or the provider never checked it. */
  takeBack(attempt: LoginAttempt): void;
}

/**
 * Counts login attempts so that nobody can lock out someone else. An attacker uses up the attempts of their own
 * network, a browser that has logged in before has its own count, and everyone else is at most slowed down.
 */
export function createLoginLimiter(now: () => number = Date.now): LoginLimiter {
  const byDevice = createRateLimit({...EMAIL_LIMIT, now});
  const byAddress = createRateLimit({...EMAIL_LIMIT, now});
  const byNetwork = createRateLimit({...NETWORK_LIMIT, now});
  const everywhere = createDecayingCount(now);

  return {
    begin(attempt) {
      const seconds = limitsFor(attempt).reduce<number | null>(
        (wait, [limit, key]) => wait ?? limit.take(key),
        null,
      );
      if (seconds !== null) return {isAllowed: false, seconds};
      if (attempt.deviceId !== null) return {isAllowed: true, delayMs: 0};
      return {isAllowed: true, delayMs: delayAfter(everywhere.add(attempt.emailKey))};
    },

    takeBack(attempt) {
      for (const [limit, key] of limitsFor(attempt)) limit.refund(key);
      if (attempt.deviceId === null) everywhere.takeBack(attempt.emailKey);
    },
  };

  function limitsFor({emailKey, network, deviceId}: LoginAttempt): [RateLimit, string][] {
    if (deviceId !== null) return [[byDevice, `${deviceId} ${emailKey}`]];
    return [
      ...(network === null ? [] : [[byNetwork, network] satisfies [RateLimit, string]]),
      [byAddress, `${network ?? ''} ${emailKey}`],
    ];
  }
}

/** The delay starts after `DELAY.free` attempts and doubles with every further `DELAY.free`, up to `DELAY.maxMs`. */
export function delayAfter(attempts: number): number {
  const steps = Math.floor(attempts / DELAY.free);
  return steps === 0 ? 0 : Math.min(DELAY.maxMs, DELAY.firstMs * 2 ** (steps - 1));
}

export function delayWithinRequest(delayMs: number, elapsedMs: number): number {
  return Math.max(0, Math.min(delayMs, LATEST_START_MS - elapsedMs));
}

interface DecayingCount {
  add(key: string): number;
  takeBack(key: string): void;
}

/** A count per key that decays over time. Above `MAX_KEYS` the least recently used key is dropped. */
function createDecayingCount(now: () => number): DecayingCount {
  const counts = new Map<string, {count: number; at: number}>();
  return {
    add(key) {
      const at = now();
      const known = counts.get(key);
      const forgotten = known ? ((at - known.at) / 1000) * DELAY.forgottenPerSecond : 0;
      const before = Math.max(0, (known?.count ?? 0) - forgotten);
      counts.delete(key);
      counts.set(key, {count: before + 1, at});
      const [oldest] = counts.keys();
      if (counts.size > MAX_KEYS && oldest !== undefined) counts.delete(oldest);
      return before;
    },
    takeBack(key) {
      const known = counts.get(key);
      if (known) known.count = Math.max(0, known.count - 1);
    },
  };
}
