import type {ReactNode} from 'react';
import {formatShortDate} from '~/platform/en-us';
import {Card} from '~/ui/card';
import {TextLink} from '~/ui/text-link';
import type {Pet} from './pet';
import {petFoodPath} from './pet-query';
import {ALLERGEN_LABELS, NEED_LABELS, petSummary} from './pet-text';

interface PetCardProps {
  pet: Pet;
  today: string;
  actions: ReactNode;
  children?: ReactNode;
}

export function PetCard({pet, today, actions, children}: PetCardProps) {
  const {name, birthday, needs, allergies} = pet;
  const facts = [
    {label: 'Birthday', value: birthday && formatShortDate(birthday)},
    {label: 'Needs', value: needs.map((need) => NEED_LABELS[need]).join(', ')},
    {label: 'Allergies', value: allergies.map((allergen) => ALLERGEN_LABELS[allergen]).join(', ')},
  ].filter(({value}) => value);
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div>
        <h2 className="text-heading-s">{name}</h2>
        <p className="text-ink-soft">{petSummary(pet, today)}</p>
      </div>
      {facts.length > 0 && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
          {facts.map(({label, value}) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      <TextLink to={petFoodPath(pet)} variant="standalone" className="self-start">
        Food for {name}
      </TextLink>
      <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line pt-2">
        {actions}
      </div>
    </Card>
  );
}
