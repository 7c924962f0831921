import {isPetId} from '~/domains/pets/pet';
import {ACCOUNT_PETS_PATH} from '~/domains/pets/pet-paths';
import {DONE_PARAMETER} from '~/platform/done-parameter';

/** The list, or one step of a change. Each view has a URL, so it works without JavaScript. */
export type PetsView =
  {kind: 'list'; done: PetChange | null} | {kind: 'new'} | {kind: 'edit' | 'delete'; id: string};

const PET_CHANGES = ['added', 'changed', 'deleted'] as const;
export type PetChange = (typeof PET_CHANGES)[number];

export function readPetsView(search: URLSearchParams): PetsView {
  if (search.get('new') === '1') return {kind: 'new'};
  for (const kind of ['edit', 'delete'] as const) {
    const id = search.get(kind);
    if (isPetId(id)) return {kind, id};
  }
  return {
    kind: 'list',
    done: PET_CHANGES.find((change) => change === search.get(DONE_PARAMETER)) ?? null,
  };
}

export const NEW_PET_PATH = `${ACCOUNT_PETS_PATH}?new=1`;
export const petsPathAfter = (change: PetChange) =>
  `${ACCOUNT_PETS_PATH}?${DONE_PARAMETER}=${change}`;

export function petPath(kind: 'edit' | 'delete', {id}: {id: string}): string {
  return `${ACCOUNT_PETS_PATH}?${kind}=${id}`;
}
