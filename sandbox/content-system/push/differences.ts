import {isDeepStrictEqual} from 'node:util';

type Values = Readonly<Record<string, unknown>>;

/**
 * The properties of `wanted` that `present` lacks or has with another value. Additional properties of `present` are
 * ignored.
 */
export function differences(wanted: Values, present: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(value, present[name])),
  );
}
