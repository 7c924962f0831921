/**
 * A set of item ids with one byte per possible id. Combining conditions that match tens of thousands of items takes a
 * tenth of the time of a `Set`.
 */
export interface IdSet {
  /** 1 for each id in the set. */
  flags: Uint8Array;
  size: number;
}

export function idSet(ids: readonly number[]): IdSet {
  const flags = new Uint8Array(maxId(ids) + 1);
  for (const id of ids) flags[id] = 1;
  return fromFlags(flags);
}

export function intersection([first = idSet([]), ...others]: readonly IdSet[]): IdSet {
  return fromFlags(others.map(({flags}) => flags).reduce(both, first.flags));
}

export const hasId = ({flags}: IdSet, id: number): boolean => flags[id] === 1;

/** In ascending order. */
export function idsIn({flags}: IdSet): number[] {
  const ids: number[] = [];
  flags.forEach((flag, id) => {
    if (flag === 1) ids.push(id);
  });
  return ids;
}

/** 0 for an empty list. */
export const maxId = (ids: readonly number[]): number =>
  ids.reduce((most, id) => Math.max(most, id), 0);

function both(flags: Uint8Array, other: Uint8Array): Uint8Array {
  const result = new Uint8Array(Math.min(flags.length, other.length));
  for (let id = 0; id < result.length; id++) {
    if (flags[id] === 1 && other[id] === 1) result[id] = 1;
  }
  return result;
}

function fromFlags(flags: Uint8Array): IdSet {
  let size = 0;
  for (const flag of flags) size += flag;
  return {flags, size};
}
