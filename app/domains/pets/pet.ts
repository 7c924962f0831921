import {SPECIES, type Species} from '~/domains/content/taxonomy';
import {PET_POUNDS} from '~/domains/catalog/feeding-plan';
import type {BreedSize} from '~/domains/catalog/product';

export const PET_NEEDS = [
  'weight',
  'digestive',
  'skin',
  'joint',
  'dental',
  'urinary',
  'kidney',
  'heart',
  'hairball',
  'food-sensitivity',
] as const;
/** A value of the catalog's health conditions. */
export type PetNeed = (typeof PET_NEEDS)[number];

export const ALLERGENS = [
  'chicken',
  'beef',
  'lamb',
  'turkey',
  'fish',
  'dairy',
  'egg',
  'wheat',
  'corn',
  'soy',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const BREED_SIZES: readonly BreedSize[] = ['small', 'medium', 'large'];

export interface Pet {
  /** Unique among the shopper's pets. */
  id: string;
  name: string;
  species: Species;
  /** Dogs only. */
  breedSize: BreedSize | null;
  /** `YYYY-MM-DD` */
  birthday: string | null;
  pounds: number | null;
  needs: PetNeed[];
  allergies: Allergen[];
}

export const MAX_PETS = 10;
export const PET_NAME_LENGTH = {min: 1, max: 30} as const;
/** Characters of all pets as text; longer texts aren't read. The longest pets need less. */
export const MAX_PETS_TEXT = 8000;

const OLDEST_YEAR = 1990;

/** Reads pets from text of a browser or a metafield. Leaves out what isn't valid. */
export function parsePets(text: string | null | undefined): Pet[] {
  if (!text || text.length > MAX_PETS_TEXT) return [];
  try {
    const read: unknown = JSON.parse(text);
    if (!Array.isArray(read)) return [];
    const pets = read.flatMap((entry) => parsePet(entry) ?? []);
    const ids = new Set(pets.map(({id}) => id));
    return ids.size === pets.length ? pets.slice(0, MAX_PETS) : [];
  } catch {
    return [];
  }
}

export function formatPets(pets: readonly Pet[]): string {
  return JSON.stringify(pets);
}

function parsePet(read: unknown): Pet | null {
  if (typeof read !== 'object' || read === null) return null;
  const {id, name, species, breedSize, birthday, pounds, needs, allergies} = read as Record<
    string,
    unknown
  >;
  const kind = SPECIES.find((each) => each === species);
  if (!isPetId(id) || !isPetName(name) || !kind) return null;
  return {
    id,
    name,
    species: kind,
    breedSize: (kind === 'dog' && BREED_SIZES.find((size) => size === breedSize)) || null,
    birthday: isDay(birthday) ? birthday : null,
    pounds: isPetWeight(pounds) ? pounds : null,
    needs: knownValues(PET_NEEDS, needs),
    allergies: knownValues(ALLERGENS, allergies),
  };
}

export function isPetId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9]{8}$/.test(value);
}

export const newPetId = () => crypto.randomUUID().slice(0, 8);

function isPetName(value: unknown): value is string {
  if (typeof value !== 'string' || value !== value.trim()) return false;
  const {length} = [...value];
  return length >= PET_NAME_LENGTH.min && length <= PET_NAME_LENGTH.max && !/\p{Cc}/u.test(value);
}

export function isPetWeight(value: unknown): value is number {
  return typeof value === 'number' && value >= PET_POUNDS.min && value <= PET_POUNDS.max;
}

/** A calendar day that a living pet may have been born on; whether it's past depends on today. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  if (Number(value.slice(0, 4)) < OLDEST_YEAR) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

function knownValues<Value extends string>(known: readonly Value[], read: unknown): Value[] {
  return Array.isArray(read) ? known.filter((value) => read.includes(value)) : [];
}
