import {MAX_PETS, type Pet} from '../pet';

/**
 * Adds a guest's pets to the account's. The same pet is joined: the account's facts win, and the guest's fill what is
 * missing. `left` are the pets that had no room.
 */
export function joinPets(own: readonly Pet[], added: readonly Pet[]): {joined: Pet[]; left: Pet[]} {
  let joined = [...own];
  const left: Pet[] = [];
  for (const pet of added) {
    const same = joined.find((known) => isSamePet(known, pet));
    const next = same
      ? joined.map((known) => (known === same ? joinPet(known, pet) : known))
      : [...joined, pet];
    if (next.length <= MAX_PETS) joined = next;
    else left.push(pet);
  }
  return {joined, left};
}

/** A pet that has moved before has the same id, even if it was renamed since. */
function isSamePet(own: Pet, added: Pet): boolean {
  const isSameName = own.name.toLowerCase() === added.name.toLowerCase();
  return own.id === added.id || (isSameName && own.species === added.species);
}

/** Lists every field, so that the compiler reports one that isn't joined. */
function joinPet(own: Pet, added: Pet): Pet {
  return {
    id: own.id,
    name: own.name,
    species: own.species,
    breedSize: own.breedSize ?? (own.species === added.species ? added.breedSize : null),
    birthday: own.birthday ?? added.birthday,
    pounds: own.pounds ?? added.pounds,
    needs: [...new Set([...own.needs, ...added.needs])],
    allergies: [...new Set([...own.allergies, ...added.allergies])],
  };
}
