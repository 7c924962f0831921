import type {Expiry} from './expiry';

const DEFER_DEADLINE_MS = 3000;

/**
 * Settles within the deadline and never rejects, because a rejection would be a 500: resolves to `fallback` on failure.
 */
export function deferSafe<Value>(
  promise: Promise<Value>,
  fallback: Value,
  deadlineMs: number = DEFER_DEADLINE_MS,
): Promise<Value> {
  return raceWithin(
    promise.catch(() => fallback),
    deadlineMs,
    fallback,
  );
}

/**
 * Returns the value if it settles within `budgetMs`, otherwise its promise. Fast data is then part of the initial HTML,
 * and slow data doesn't delay the page.
 */
export async function settleWithin<Value>(
  promise: Promise<Value>,
  budgetMs: number,
): Promise<{value: Value | Promise<Value>}> {
  const timedOut = Symbol('timed out');
  const first = await raceWithin<Value | typeof timedOut>(promise, budgetMs, timedOut);
  return {value: first === timedOut ? promise : first};
}

/**
 * Returns the value if it settles within `budgetMs`, otherwise `null`. Guests then don't share the response, because it
 * lacks the value (EDGE-24).
 */
export async function readWithin<Value>(
  read: Promise<Value>,
  budgetMs: number,
  expiry: Pick<Expiry, 'lower'>,
): Promise<Value | null> {
  const {value} = await settleWithin(read, budgetMs);
  if (!(value instanceof Promise)) return value;
  expiry.lower(0);
  return null;
}

function raceWithin<Value>(promise: Promise<Value>, ms: number, fallback: Value): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<Value>((resolve) => {
    timer = setTimeout(resolve, ms, fallback);
  });
  return Promise.race([promise, deadline]).finally(() => clearTimeout(timer));
}
