import {expect, it} from 'vitest';
import type {Pet} from '~/domains/pets/pet';
import {petFoodPath, readPetQuery} from '~/domains/pets/pet-query';
import {BISCUIT} from './biscuit';

const BARE: Pet = {...BISCUIT, breedSize: null, birthday: null, needs: [], allergies: []};

it.each([
  ['all facts', {...BISCUIT, needs: ['weight', 'joint'], allergies: ['chicken', 'beef']}],
  ['only a name and a species', BARE],
] satisfies [string, Pet][])(
  'PETS-12 petFoodPath of a pet with %s has everything but its weight',
  (_what, pet) => {
    const {pathname, searchParams} = new URL(petFoodPath(pet), 'https://shop.test');
    expect(pathname).toBe('/pets/food');
    expect(readPetQuery(searchParams)).toEqual({...pet, id: 'fromlink', pounds: null});
  },
);
