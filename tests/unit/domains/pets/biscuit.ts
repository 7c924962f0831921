import type {Pet} from '~/domains/pets/pet';

/** A dog of nine years on 2026-11-24. */
export const BISCUIT: Pet = {
  id: 'abcd1234',
  name: 'Biscuit',
  species: 'dog',
  breedSize: 'small',
  birthday: '2017-06-05',
  pounds: 24,
  needs: ['joint'],
  allergies: ['chicken'],
};

export const TODAY = '2026-11-24';
