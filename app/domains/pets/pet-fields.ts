import {SPECIES} from '~/domains/content/taxonomy';
import {shopToday} from '~/platform/shop-day';
import type {FieldRules, FormAnswer} from '~/ui/form-answer';
import {required, singleLineRules, type Rule} from '~/ui/form-rules';
import {
  ALLERGENS,
  BREED_SIZES,
  isDay,
  isPetWeight,
  PET_NAME_LENGTH,
  PET_NEEDS,
  type Allergen,
  type Pet,
  type PetNeed,
} from './pet';

type NeedField = `need-${PetNeed}`;
type AllergyField = `allergy-${Allergen}`;
export type PetField =
  'name' | 'species' | 'breedSize' | 'birthday' | 'pounds' | NeedField | AllergyField;
export type PetValues = Record<PetField, string>;
export type PetAnswer = FormAnswer<PetField>;

export const needField = (need: PetNeed): NeedField => `need-${need}`;
export const allergyField = (allergen: Allergen): AllergyField => `allergy-${allergen}`;

export const PET_FIELDS: readonly PetField[] = [
  'name',
  'species',
  'breedSize',
  'birthday',
  'pounds',
  ...PET_NEEDS.map(needField),
  ...ALLERGENS.map(allergyField),
];

const oneOf =
  (values: readonly string[], message: string): Rule =>
  (value) =>
    value === '' || values.includes(value) || message;

const checkbox = [oneOf(['on'], 'Check or clear this box.')];

const WEIGHT = /^\d{1,3}(?:\.\d{1,2})?$/;

const weightRule: Rule = (value) =>
  value === '' ||
  (WEIGHT.test(value) && isPetWeight(Number(value))) ||
  'Enter a weight in pounds, such as 24 or 7.5.';

const birthdayRule: Rule = (value) =>
  value === '' ||
  (isDay(value) && value <= shopToday()) ||
  'Enter the birthday as a date in the past.';

/* TypeScript can't see that `fromEntries` has every field. */
const checkboxRules = <Name extends PetField>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, checkbox])) as unknown as FieldRules<Name>;

export const PET_RULES: FieldRules<PetField> = {
  name: [required('Enter a name.'), ...singleLineRules(PET_NAME_LENGTH, 'A name')],
  species: [required('Choose dog or cat.'), oneOf(SPECIES, 'Choose dog or cat.')],
  breedSize: [oneOf(BREED_SIZES, 'Choose a size from the list.')],
  birthday: [birthdayRule],
  pounds: [weightRule],
  ...checkboxRules(PET_NEEDS.map(needField)),
  ...checkboxRules(ALLERGENS.map(allergyField)),
};

/** The values must already pass `PET_RULES`. */
export function toPet(values: PetValues, id: string): Pet {
  const species = values.species === 'cat' ? 'cat' : 'dog';
  const breedSize = BREED_SIZES.find((size) => size === values.breedSize) ?? null;
  return {
    id,
    name: values.name,
    species,
    breedSize: species === 'dog' ? breedSize : null,
    birthday: values.birthday || null,
    pounds: values.pounds === '' ? null : Number(values.pounds),
    needs: PET_NEEDS.filter((need) => values[needField(need)] === 'on'),
    allergies: ALLERGENS.filter((allergen) => values[allergyField(allergen)] === 'on'),
  };
}

export function toPetValues(pet: Pet): Partial<PetValues> {
  return {
    name: pet.name,
    species: pet.species,
    breedSize: pet.breedSize ?? '',
    birthday: pet.birthday ?? '',
    pounds: pet.pounds === null ? '' : String(pet.pounds),
    ...Object.fromEntries(pet.needs.map((need) => [needField(need), 'on'])),
    ...Object.fromEntries(pet.allergies.map((allergen) => [allergyField(allergen), 'on'])),
  };
}
