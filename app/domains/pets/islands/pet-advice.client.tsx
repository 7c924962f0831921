import {shopToday} from '~/platform/shop-day';
import {Alert} from '~/ui/alert';
import {Icon} from '~/ui/icon';
import {fitOf, type FoodFacts} from '../parts/fit';
import {misfitText, fitText} from '../pet-text';
import type {Pet} from '../pet';
import {usePets} from '../use-pets';
import {TextLink} from '~/ui/text-link';
import {petFoodPath} from '../pet-query';
import {BirthdayWish} from '../parts/birthday-wish';

/** Warnings come first. Pets of the other species count only if none has the food's species. */
export default function PetAdvice({food}: {food: FoodFacts}) {
  const pets = usePets();
  const today = shopToday();
  const same = pets.filter(({species}) => species === food.species);
  const shown = food.species === null ? [] : same.length > 0 ? same : pets.slice(0, 1);
  return (
    <>
      <BirthdayWish pets={pets} today={today} />
      {shown.length > 0 && (
        <ul aria-label="For your pets" className="flex flex-col gap-2">
          {shown.map((pet) => (
            <Advice key={pet.id} pet={pet} food={food} today={today} />
          ))}
        </ul>
      )}
    </>
  );
}

function Advice({pet, food, today}: {pet: Pet; food: FoodFacts; today: string}) {
  const fit = fitOf(pet, food, today);
  /* Whether prescription food suits is a veterinarian's decision. */
  if (fit.misfits.length === 0 && food.isPrescription) return null;
  return (
    <li>
      {fit.misfits.length > 0 ? (
        <Alert
          tone="warning"
          title={`Check before you buy for ${pet.name}`}
          className="shadow-raised"
        >
          {fit.misfits.map((misfit) => (
            <p key={misfit.kind}>{misfitText(pet, misfit)}</p>
          ))}
          <TextLink to={petFoodPath(pet)} className="pointer-events-auto">
            Food for {pet.name}
          </TextLink>
        </Alert>
      ) : (
        <p className="flex items-center gap-2 rounded-pill bg-surface px-3 py-1.5 text-small font-strong text-success shadow-raised">
          <Icon name="check" size="s" />
          {fitText(pet, fit)}
        </p>
      )}
    </li>
  );
}
