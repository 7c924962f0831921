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
  const late = Symbol('late');
  const first = await raceWithin<Value | typeof late>(promise, budgetMs, late);
  return {value: first === late ? promise : first};
}

function raceWithin<Value>(promise: Promise<Value>, ms: number, late: Value): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<Value>((resolve) => {
    timer = setTimeout(resolve, ms, late);
  });
  return Promise.race([promise, deadline]).finally(() => clearTimeout(timer));
}
