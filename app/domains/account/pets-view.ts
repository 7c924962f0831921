import {isPetId} from '~/domains/pets/pet';
import {ACCOUNT_PETS_PATH} from '~/domains/pets/pet-paths';
import {DONE_PARAMETER} from '~/platform/done-parameter';
import {readStepView, type StepView} from './parts/step-view';

const PET_CHANGES = ['added', 'changed', 'deleted'] as const;
export type PetChange = (typeof PET_CHANGES)[number];
export type PetsView = StepView<PetChange>;

export function readPetsView(search: URLSearchParams): PetsView {
  return readStepView(search, PET_CHANGES, isPetId);
}

export const NEW_PET_PATH = `${ACCOUNT_PETS_PATH}?new=1`;
export const petsPathAfter = (change: PetChange) =>
  `${ACCOUNT_PETS_PATH}?${DONE_PARAMETER}=${change}`;

export function petPath(kind: 'edit' | 'delete', {id}: {id: string}): string {
  return `${ACCOUNT_PETS_PATH}?${kind}=${id}`;
}
