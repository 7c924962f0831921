import {useState} from 'react';
import {
  ACTIVITIES,
  feedingPlan,
  formatDays,
  formatServing,
  PET_POUNDS,
  PET_STAGES,
  stageOfFood,
  weeksBeforeEmpty,
  type Activity,
  type FedPack,
  type FeedingPlan,
  type PetStage,
} from '~/domains/catalog/feeding-plan';
import type {LifeStage} from '~/domains/catalog/product';
import type {Species} from '~/domains/content/taxonomy';
import type {Pet} from '~/domains/pets/pet';
import {stageOfPet} from '~/domains/pets/pet-age';
import {GUEST_PETS_PATH} from '~/domains/pets/pet-paths';
import {petFoodPath} from '~/domains/pets/pet-query';
import {usePets} from '~/domains/pets/use-pets';
import {shopToday} from '~/platform/shop-day';
import {withThousands} from '~/platform/en-us';
import {formatCents} from '~/platform/money';
import {Button} from '~/ui/button';
import {SelectField} from '~/ui/select-field';
import {TextField} from '~/ui/text-field';
import {TextLink} from '~/ui/text-link';

export interface FeedingCalculatorProps {
  pack: FedPack;
  species: Species;
  lifeStage: LifeStage | null;
  isForSlimming: boolean;
  isPrescription: boolean;
  /** Offered frequencies; empty if there is no autoship. */
  weeks: readonly number[];
  onChoose(weeks: number): void;
}

const DAYS_PER_WEEK = 7;

const STAGE_LABELS: Record<PetStage, string> = {
  young: 'Up to 4 months',
  growing: '4 to 12 months',
  adult: '1 to 7 years',
  senior: 'Over 7 years',
};

const ACTIVITY_LABELS: Record<Activity, string> = {
  low: 'Mostly rests',
  usual: 'Usual walks or play',
  high: 'Very active',
};

/**
 * Calculates how much of this food a pet eats, how long the pack lasts, what it costs per day, and how often to
 * reorder.
 */
export default function FeedingCalculator({lifeStage, ...props}: FeedingCalculatorProps) {
  const own = usePets().filter(({species}) => species === props.species);
  const [petId, setPetId] = useState<string | null>(null);
  const pet = petId === null ? own[0] : own.find(({id}) => id === petId);
  return (
    <div className="flex flex-col gap-3">
      {own.length > 0 && (
        <SelectField
          label="Pet"
          value={pet?.id ?? ''}
          onChange={(event) => setPetId(event.target.value)}
        >
          {own.map(({id, name}) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="">Another pet</option>
        </SelectField>
      )}
      {/* Choosing another pet resets the fields. */}
      <Fields key={pet?.id} pet={pet} stage={stageOfFood(lifeStage)} {...props} />
      {pet && (
        <TextLink to={petFoodPath(pet)} variant="standalone" className="self-start">
          Food for {pet.name}
        </TextLink>
      )}
      <p className="text-small text-ink-soft">
        <TextLink to={GUEST_PETS_PATH}>
          {own.length > 0 ? 'Change your pets' : 'Save a pet profile'}
        </TextLink>{' '}
        to have this filled in on every page.
      </p>
    </div>
  );
}

interface FieldsProps extends Omit<FeedingCalculatorProps, 'lifeStage'> {
  pet: Pet | undefined;
  stage: PetStage;
}

function Fields({pet, stage: initial, ...props}: FieldsProps) {
  const [weight, setWeight] = useState(pet?.pounds ? String(pet.pounds) : '');
  const [stage, setStage] = useState((pet && stageOfPet(pet, shopToday())) ?? initial);
  const [activity, setActivity] = useState<Activity>('usual');
  const pounds = Number(weight);
  const isWeight = weight !== '' && pounds >= PET_POUNDS.min && pounds <= PET_POUNDS.max;
  const isSlimming = props.isForSlimming || (pet?.needs.includes('weight') ?? false);
  const plan = isWeight
    ? feedingPlan(props.pack, {species: props.species, pounds, stage, activity, isSlimming})
    : null;
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-3">
        <TextField
          label="Weight, lb"
          inputMode="decimal"
          maxLength={5}
          defaultValue={weight}
          onChange={(event) => setWeight(event.target.value.trim())}
        />
        <SelectField
          label="Age"
          value={stage}
          onChange={(event) =>
            setStage(PET_STAGES.find((one) => one === event.target.value) ?? stage)
          }
        >
          {PET_STAGES.map((one) => (
            <option key={one} value={one}>
              {STAGE_LABELS[one]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Activity"
          value={activity}
          onChange={(event) =>
            setActivity(ACTIVITIES.find((one) => one === event.target.value) ?? activity)
          }
        >
          {ACTIVITIES.map((one) => (
            <option key={one} value={one}>
              {ACTIVITY_LABELS[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <div role="status" className="flex flex-col items-start gap-2">
        {weight !== '' && !isWeight && (
          <p className="text-small">
            Enter a weight in pounds, from {PET_POUNDS.min} to {PET_POUNDS.max}.
          </p>
        )}
        {plan && <Plan plan={plan} {...props} />}
      </div>
    </>
  );
}

interface PlanProps extends Pick<FieldsProps, 'isPrescription' | 'weeks' | 'onChoose'> {
  plan: FeedingPlan;
}

function Plan({plan, isPrescription, weeks, onChoose}: PlanProps) {
  const proposed = weeksBeforeEmpty(plan.days, weeks);
  return (
    <>
      <p>
        <strong>{formatServing(plan.perDay, plan.unit)} a day</strong>, about{' '}
        {withThousands(plan.kcal)} kcal. This lasts <strong>{formatDays(plan.days)}</strong>, at{' '}
        <strong>{formatCents(plan.centsPerDay)} a day</strong>.
      </p>
      <p className="text-small text-ink-soft">
        {isPrescription
          ? 'This is a starting point. Your veterinarian sets the amount.'
          : 'This is a starting point. Feed a little more or less as your pet needs.'}
      </p>
      {proposed !== null &&
        (plan.days < proposed * DAYS_PER_WEEK ? (
          <p className="text-small">
            That’s sooner than our shortest autoship interval. Choose a larger size or a higher
            quantity.
          </p>
        ) : (
          <Button variant="secondary" size="s" onClick={() => onChoose(proposed)}>
            Deliver every {proposed} weeks
          </Button>
        ))}
    </>
  );
}
