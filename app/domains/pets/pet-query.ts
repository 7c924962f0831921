import {PET_FOOD_PATH} from './pet-paths';
import {parsePets, type Pet} from './pet';

/** The parameter of each fact that food depends on. A pet's weight matters only for the amount. */
const PARAMETERS: Record<Exclude<keyof Pet, 'id' | 'pounds'>, string> = {
  name: 'name',
  species: 'species',
  breedSize: 'size',
  birthday: 'born',
  needs: 'needs',
  allergies: 'allergies',
};
const FACTS = Object.keys(PARAMETERS) as (keyof typeof PARAMETERS)[];

/** A guest's pets aren't stored on the server, so the pet food page gets the pet from its URL. */
export function petFoodPath(pet: Pet): string {
  const query = new URLSearchParams();
  for (const fact of FACTS) {
    const text = pet[fact]?.toString();
    if (text) query.set(PARAMETERS[fact], text);
  }
  return `${PET_FOOD_PATH}?${query.toString()}`;
}

/** `null` if the query has no valid pet. */
export function readPetQuery(query: URLSearchParams): Pet | null {
  const read = (fact: keyof typeof PARAMETERS) => query.get(PARAMETERS[fact]);
  const written: Record<keyof Pet, unknown> = {
    id: 'fromlink',
    name: read('name'),
    species: read('species'),
    breedSize: read('breedSize'),
    birthday: read('birthday'),
    pounds: null,
    needs: read('needs')?.split(','),
    allergies: read('allergies')?.split(','),
  };
  return parsePets(JSON.stringify([written]))[0] ?? null;
}
