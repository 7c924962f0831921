import type {ReactNode} from 'react';
import {ButtonLink} from '~/ui/button-link';
import {formatList} from '~/platform/en-us';
import {UnavailableNote} from '~/ui/unavailable-note';
import {petShelf} from './parts/pet-shelf';
import type {Pet} from './pet';
import {ALLERGEN_LABELS, NEED_LABELS} from './pet-text';

interface PetFoodPageProps {
  pet: Pet;
  today: string;
  /** `null` if the food couldn't be read. */
  count: number | null;
  children: ReactNode;
}

export function PetFoodPage({pet, today, count, children}: PetFoodPageProps) {
  return (
    <div className="page-column flex flex-col gap-6 py-6 md:py-9">
      <div className="flex flex-col gap-2">
        <h1 className="text-heading-l">Food for {pet.name}</h1>
        {count !== null && <p className="max-w-prose text-ink-soft">{introduction(pet, count)}</p>}
      </div>
      {count === null && (
        <UnavailableNote>
          We’re having trouble finding food right now. Try again in a moment.
        </UnavailableNote>
      )}
      {children}
      <ButtonLink to={petShelf(pet, today)} variant="secondary" className="self-start">
        See all {pet.species} food for this age
      </ButtonLink>
    </div>
  );
}

function introduction({name, species, needs, allergies}: Pet, count: number): string {
  if (count === 0) {
    return `We didn’t find ${species} food that suits everything in ${name}’s profile.`;
  }
  const avoided = allergies.map((allergen) => ALLERGEN_LABELS[allergen].toLowerCase());
  const needLabels = needs.map((need) => NEED_LABELS[need].toLowerCase());
  return [
    avoided.length > 0 && `Without ${formatList(avoided)} in the ingredients.`,
    needLabels.length > 0 && `Food that helps with ${formatList(needLabels)} comes first.`,
    'Your veterinarian can tell you about prescription food.',
  ]
    .filter(Boolean)
    .join(' ');
}
