/** What a late part of a page resolves to when it did not come: never a rejection, which would be a 500. */
const DEFER_DEADLINE_MS = 3000;

/** A promise for the page that settles within the deadline and never rejects: its value, or `fallback`. */
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
 * The value itself if it comes within `budgetMs`, else the promise of it: what is quick is part of the first HTML
 * (and is there without JavaScript), what is slow does not hold the page back.
 */
export async function settleWithin<Value>(
  promise: Promise<Value>,
  budgetMs: number,
): Promise<{value: Value | Promise<Value>}> {
  const late = Symbol('late');
  const first = await raceWithin<Value | typeof late>(promise, budgetMs, late);
  return {value: first === late ? promise : first};
}

/** What the promise settles to within `ms`, else `late`. Leaves no timer behind. */
function raceWithin<Value>(promise: Promise<Value>, ms: number, late: Value): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<Value>((resolve) => {
    timer = setTimeout(resolve, ms, late);
  });
  return Promise.race([promise, deadline]).finally(() => clearTimeout(timer));
}
