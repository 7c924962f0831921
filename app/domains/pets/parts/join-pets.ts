import {formatPets, MAX_PETS, MAX_PETS_TEXT, type Pet} from '../pet';

/**
 * Adds a guest's pets to the account's. The same pet is joined: the account's facts win, and the guest's fill what is
 * missing. `left` are the pets that had no room.
 */
export function joinPets(own: readonly Pet[], added: readonly Pet[]): {joined: Pet[]; left: Pet[]} {
  let joined = [...own];
  const left: Pet[] = [];
  for (const pet of added) {
    const same = joined.find((one) => isSamePet(one, pet));
    const next = same
      ? joined.map((one) => (one === same ? joinPet(one, pet) : one))
      : [...joined, pet];
    if (next.length <= MAX_PETS && formatPets(next).length <= MAX_PETS_TEXT) joined = next;
    else left.push(pet);
  }
  return {joined, left};
}

/** A pet that moved before keeps its id, also if its name was changed since. */
function isSamePet(one: Pet, other: Pet): boolean {
  const isSameName = one.name.toLowerCase() === other.name.toLowerCase();
  return one.id === other.id || (isSameName && one.species === other.species);
}

function joinPet(own: Pet, added: Pet): Pet {
  return {
    ...own,
    breedSize: own.breedSize ?? (own.species === added.species ? added.breedSize : null),
    birthday: own.birthday ?? added.birthday,
    pounds: own.pounds ?? added.pounds,
    needs: [...new Set([...own.needs, ...added.needs])],
    allergies: [...new Set([...own.allergies, ...added.allergies])],
  };
}
