type Ids = readonly number[] | Int32Array;

/**
 * A set of item ids with one byte per possible id. Combining conditions that match tens of thousands of items takes a
 * tenth of the time of a `Set`.
 */
export interface IdSet {
  /** 1 for each id in the set. */
  flags: Uint8Array;
  size: number;
}

export const idSet = (ids: Ids): IdSet => idSetOf([ids]);

/** The ids that are in any of the lists. */
export function idSetOf(lists: readonly Ids[]): IdSet {
  const flags = new Uint8Array(maxId(lists.map(maxId)) + 1);
  for (const ids of lists) for (const id of ids) flags[id] = 1;
  return fromFlags(flags);
}

export function intersection([first = idSet([]), ...others]: readonly IdSet[]): IdSet {
  if (others.length === 0) return first;
  return fromFlags(others.map(({flags}) => flags).reduce(both, first.flags));
}

export function union(sets: readonly IdSet[]): IdSet {
  const [first, ...others] = sets;
  if (first && others.length === 0) return first;
  const flags = new Uint8Array(Math.max(0, ...sets.map((set) => set.flags.length)));
  for (const set of sets)
    for (let id = 0; id < set.flags.length; id++) if (hasId(set, id)) flags[id] = 1;
  return fromFlags(flags);
}

/** The ids of the items whose owner is in the set. `owners` has each item's owner, by the item's id. */
export function idsOwnedBy(owners: Int32Array, set: IdSet): IdSet {
  const flags = new Uint8Array(owners.length);
  owners.forEach((owner, id) => {
    if (hasId(set, owner)) flags[id] = 1;
  });
  return fromFlags(flags);
}

/** The owners of the items in the set. 0 in `owners` means none. */
export function ownersIn(owners: Int32Array, set: IdSet): IdSet {
  const flags = new Uint8Array(maxId(owners) + 1);
  owners.forEach((owner, id) => {
    if (owner !== 0 && hasId(set, id)) flags[owner] = 1;
  });
  return fromFlags(flags);
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
export function maxId(ids: Ids): number {
  let most = 0;
  for (const id of ids) most = Math.max(most, id);
  return most;
}

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
