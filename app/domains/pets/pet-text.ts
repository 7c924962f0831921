import {formatList} from '~/platform/en-us';
import type {LifeStage} from '~/domains/catalog/product';
import type {Fit, Misfit} from './parts/fit';
import {ageText} from './pet-age';
import type {Allergen, Pet, PetNeed} from './pet';

export const NEED_LABELS: Record<PetNeed, string> = {
  weight: 'Weight management',
  digestive: 'Sensitive stomach',
  skin: 'Skin and coat',
  joint: 'Joints',
  dental: 'Dental care',
  urinary: 'Urinary health',
  kidney: 'Kidneys',
  heart: 'Heart',
  hairball: 'Hairballs',
  'food-sensitivity': 'Food sensitivities',
};

export const ALLERGEN_LABELS: Record<Allergen, string> = {
  chicken: 'Chicken',
  beef: 'Beef',
  lamb: 'Lamb',
  turkey: 'Turkey',
  fish: 'Fish',
  dairy: 'Dairy',
  egg: 'Egg',
  wheat: 'Wheat',
  corn: 'Corn',
  soy: 'Soy',
};

export const NO_PET_ROOM = 'You’ve saved as many pets as we can keep. Delete one to add another.';

const MADE_FOR: Record<LifeStage, string> = {
  puppy: 'puppies',
  kitten: 'kittens',
  adult: 'adult pets',
  senior: 'older pets',
};

export function misfitText({name, species}: Pet, misfit: Misfit): string {
  switch (misfit.kind) {
    case 'allergy': {
      const list = formatList(
        misfit.allergens.map((allergen) => ALLERGEN_LABELS[allergen].toLowerCase()),
      );
      return `The ingredients include ${list}, which ${name} is allergic to.`;
    }
    case 'species':
      return `${name} is a ${species}, and this is made for ${species === 'dog' ? 'cats' : 'dogs'}.`;
    case 'age':
      return `This is made for ${MADE_FOR[misfit.madeFor]}, which doesn’t fit ${name}’s age.`;
    case 'size':
      return `This is made for dogs of a different size than ${name}.`;
  }
}

export function fitText({name}: Pet, {meets}: Fit): string {
  const needs = meets.map((need) => NEED_LABELS[need].toLowerCase());
  return needs.length > 0
    ? `Fits ${name}, and helps with ${formatList(needs)}.`
    : `Fits ${name}’s profile.`;
}

/** "Dog, small breed, 9 years, 24 lb" */
export function petSummary(pet: Pet, today: string): string {
  const facts = [
    pet.species === 'dog' ? 'Dog' : 'Cat',
    pet.breedSize && `${pet.breedSize} breed`,
    ageText(pet, today),
    pet.pounds !== null && `${pet.pounds} lb`,
  ];
  return facts.filter(Boolean).join(', ');
}
