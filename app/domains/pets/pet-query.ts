import {PET_FOOD_PATH} from './pet-paths';
import {parsePets, type Pet} from './pet';

/** A guest's pets aren't stored on the server, so the pet food page gets the pet from its URL. */
export function petFoodPath({name, species, breedSize, birthday, needs, allergies}: Pet): string {
  const query = new URLSearchParams({
    name,
    species,
    ...(breedSize && {size: breedSize}),
    ...(birthday && {born: birthday}),
    ...(needs.length > 0 && {needs: needs.join()}),
    ...(allergies.length > 0 && {allergies: allergies.join()}),
  });
  return `${PET_FOOD_PATH}?${query.toString()}`;
}

/** `null` if the query has no valid pet. */
export function readPetQuery(query: URLSearchParams): Pet | null {
  const listOf = (name: string) => query.get(name)?.split(',') ?? [];
  const written = {
    id: 'fromlink',
    name: query.get('name'),
    species: query.get('species'),
    breedSize: query.get('size'),
    birthday: query.get('born'),
    pounds: null,
    needs: listOf('needs'),
    allergies: listOf('allergies'),
  };
  return parsePets(JSON.stringify([written]))[0] ?? null;
}
