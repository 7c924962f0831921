import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  ALLERGENS,
  formatPets,
  isDay,
  MAX_PETS,
  MAX_PETS_TEXT,
  parsePets,
  PET_NAME_LENGTH,
  PET_NEEDS,
  type Pet,
} from '~/domains/pets/pet';
import {BISCUIT} from './biscuit';

const pets: fc.Arbitrary<Pet> = fc
  .record({
    id: fc.stringMatching(/^[a-z0-9]{8}$/),
    name: fc.string({minLength: 1, maxLength: 30}).filter((name) => /^[^\s\p{C}]+$/u.test(name)),
    species: fc.constantFrom('dog' as const, 'cat' as const),
    breedSize: fc.constantFrom('small' as const, 'large' as const, null),
    birthday: fc.constantFrom('2020-02-29', '2026-01-01', null),
    pounds: fc.option(fc.integer({min: 1, max: 250})),
    needs: fc.subarray([...PET_NEEDS]),
    allergies: fc.subarray([...ALLERGENS]),
  })
  .map((pet) => (pet.species === 'cat' ? {...pet, breedSize: null} : pet));

describe('parsePets', () => {
  it('PETS-02 parsePets reads what formatPets writes, up to the most that are kept', () => {
    const list = fc.uniqueArray(pets, {selector: ({id}) => id, maxLength: 12});
    fc.assert(
      fc.property(list, (kept) => {
        expect(parsePets(formatPets(kept))).toEqual(kept.slice(0, MAX_PETS));
      }),
    );
  });

  it('PETS-02 parsePets reads as many pets as are kept, with all facts and the longest names', () => {
    const kept = Array.from({length: MAX_PETS}, (_, index): Pet => ({
      id: `longest${index}`,
      /* Half of a surrogate pair takes more room in JSON than any other character. */
      name: '\ud800'.repeat(PET_NAME_LENGTH.max),
      species: 'dog',
      breedSize: 'medium',
      birthday: '2017-06-05',
      pounds: 100 / 3,
      needs: [...PET_NEEDS],
      allergies: [...ALLERGENS],
    }));
    expect(parsePets(formatPets(kept))).toEqual(kept);
  });

  it('PETS-02 parsePets returns valid pets for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json(), fc.array(fc.object()).map(JSON.stringify)),
        (text) => {
          const read = parsePets(text);
          expect(parsePets(formatPets(read))).toEqual(read);
        },
      ),
    );
  });

  it.each<[string, object]>([
    ['an id', {id: 'x'}],
    ['a name', {name: ''}],
    ['a long name', {name: 'x'.repeat(31)}],
    ['a name on one line', {name: 'a\nb'}],
    ['a species', {species: 'horse'}],
  ])('PETS-02 parsePets leaves out a pet without %s', (_what, wrong) => {
    expect(parsePets(JSON.stringify([{...BISCUIT, ...wrong}]))).toEqual([]);
  });

  it.each<[string, object, Partial<Pet>]>([
    ['breed size', {breedSize: 'giant'}, {breedSize: null}],
    ['birthday', {birthday: '2026-02-30'}, {birthday: null}],
    ['weight', {pounds: 900}, {pounds: null}],
    ['needs', {needs: ['joint', 'wings', 7]}, {needs: ['joint']}],
    ['allergies', {allergies: 'chicken'}, {allergies: []}],
  ])('PETS-02 parsePets drops a wrong %s and keeps the pet', (_what, wrong, right) => {
    expect(parsePets(JSON.stringify([{...BISCUIT, ...wrong}]))).toEqual([{...BISCUIT, ...right}]);
  });

  it('PETS-02 parsePets reads nothing from pets with the same id, or from too much text', () => {
    expect(parsePets(formatPets([BISCUIT, BISCUIT]))).toEqual([]);
    expect(parsePets(`${formatPets([BISCUIT])}${' '.repeat(MAX_PETS_TEXT)}`)).toEqual([]);
  });
});

describe('isDay', () => {
  it.each([
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2025-13-01', false],
    ['1989-12-31', false],
    ['25-1-1', false],
    [null, false],
  ])('isDay of %s is %s', (day, expected) => {
    expect(isDay(day)).toBe(expected);
  });
});
