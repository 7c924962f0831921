import {afterEach, describe, expect, it, vi} from 'vitest';
import {PET_FIELDS, PET_RULES, toPet, toPetValues, type PetValues} from '~/domains/pets/pet-fields';
import {fieldErrors, pickFormValues} from '~/ui/form-answer';
import {BISCUIT} from './biscuit';

const valuesOf = (fields: Record<string, string>): PetValues => pickFormValues(PET_FIELDS, fields);
const filled = toPetValues(BISCUIT) as Record<string, string>;

afterEach(() => vi.useRealTimers());

describe('the form of a pet', () => {
  it('PETS-01 holds every fact of a pet, and converts back', () => {
    expect(toPet(valuesOf(filled), BISCUIT.id)).toEqual(BISCUIT);
  });

  it('PETS-01 requires only a name and a species', () => {
    expect(fieldErrors(valuesOf({}), PET_RULES)).toEqual({
      name: 'Enter a name.',
      species: 'Choose dog or cat.',
    });
    expect(fieldErrors(valuesOf({name: 'Mo', species: 'cat'}), PET_RULES)).toEqual({});
  });

  it.each([
    ['species', 'horse', 'Choose dog or cat.'],
    ['breedSize', 'giant', 'Choose a size from the list.'],
    ['birthday', 'soon', 'Enter the birthday as a date in the past.'],
    ['birthday', '2999-01-01', 'Enter the birthday as a date in the past.'],
    ['pounds', 'heavy', 'Enter a weight in pounds, such as 24 or 7.5.'],
    ['pounds', '251', 'Enter a weight in pounds, such as 24 or 7.5.'],
    ['pounds', '0.1', 'Enter a weight in pounds, such as 24 or 7.5.'],
    ['need-joint', 'maybe', 'Check or clear this box.'],
    ['name', 'x'.repeat(31), 'A name needs 1 to 30 characters.'],
  ])('PETS-02 the form rejects the %s "%s"', (name, value, message) => {
    expect(fieldErrors(valuesOf({...filled, [name]: value}), PET_RULES)).toEqual({[name]: message});
  });

  it('PETS-14 accepts birthdays up to today in the shop’s time zone', () => {
    vi.useFakeTimers({toFake: ['Date'], now: Date.parse('2026-11-25T03:00:00Z')});
    const isAccepted = (birthday: string) =>
      !('birthday' in fieldErrors(valuesOf({...filled, birthday}), PET_RULES));
    expect(['2026-11-24', '2026-11-25'].map(isAccepted)).toEqual([true, false]);
  });

  it('PETS-01 a cat has no breed size', () => {
    expect(toPet(valuesOf({...filled, species: 'cat'}), BISCUIT.id).breedSize).toBeNull();
  });
});
