import {CATEGORIES, nteeLetter, type CharityCategory} from './categories';
import {PLACES_BY_STATE, type CharityPlace} from './places';

/** As the giving service sends it; `categoryLogoUrl` and `logoUrl` are paths here, `''` without a logo. */
export interface Charity {
  ein: string;
  name: string;
  website: string;
  logoUrl: string;
  streetAddress: string;
  city: string;
  state: string;
  zip: string;
  description: string;
  categoryId: number;
  categoryName: string;
  categoryLogoUrl: string;
  nteeFullCode: string;
  nteeMainCode: string;
  nteeSubCode: string;
  /** US dollars. */
  totalDonations: number;
}

const STREETS = [
  'Main Street',
  'Oak Avenue',
  'Mill Road',
  'Second Street',
  'Park Lane',
  'Depot Street',
];
/** Every seventh charity has no logo. */
const WITHOUT_LOGO = 7;

/** The same 2,397 charities every time: all categories in every state, and most of them for animals. */
export function generateCharities(): Charity[] {
  const charities: Charity[] = [];
  PLACES_BY_STATE.forEach((towns, stateIndex) => {
    for (const category of CATEGORIES) {
      for (let nth = 0; nth < category.perState; nth += 1) {
        const town = towns[(nth + category.id) % towns.length];
        const turn = Math.floor(nth / towns.length) + stateIndex;
        const noun = category.nouns[turn % category.nouns.length];
        if (town && noun) charities.push(charityOf(charities.length, {category, town, noun}));
      }
    }
  });
  return charities;
}

interface Parts {
  category: CharityCategory;
  town: CharityPlace;
  noun: string;
}

function charityOf(index: number, {category, town, noun}: Parts): Charity {
  const name = `${town.city} ${noun}`;
  const ein = einOf(index);
  const letter = nteeLetter(category.id);
  return {
    ein,
    name,
    website: `https://${slugOf(name)}-${town.state.toLowerCase()}.example`,
    logoUrl: index % WITHOUT_LOGO === 0 ? '' : `/giving/assets/logos/${ein}.svg`,
    streetAddress: `${100 + ((index * 37) % 900)} ${STREETS[index % STREETS.length] ?? ''}`,
    city: town.city,
    state: town.state,
    zip: town.zip,
    description: `${name} ${category.work}.`,
    categoryId: category.id,
    categoryName: category.name,
    categoryLogoUrl: `/giving/assets/categories/${category.id}.svg`,
    nteeFullCode: letter + category.nteeSubCode,
    nteeMainCode: letter,
    nteeSubCode: category.nteeSubCode,
    totalDonations: 40 + ((index * 7907) % 25_000),
  };
}

/** 7919 shares no factor with the number of seven-digit codes, so no two charities get the same one. */
function einOf(index: number): string {
  const code = (1_234_567 + index * 7919) % 10_000_000;
  return `${10 + (index % 80)}-${String(code).padStart(7, '0')}`;
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
