import {isDeepStrictEqual} from 'node:util';

type Values = Readonly<Record<string, unknown>>;

/** What of `wanted` is not so in `present`. What only `present` has is none of ours, and stays. */
export function differences(wanted: Values, present: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(value, present[name])),
  );
}
