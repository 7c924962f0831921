import {useState} from 'react';
import {feedingColumns} from '~/domains/catalog/feeding-columns';
import {feedingPlan, formatAmount, weeksBeforeEmpty} from '~/domains/catalog/feeding-plan';
import type {FeedingGuide} from '~/domains/catalog/product';
import {Button} from '~/ui/button';
import {SelectField} from '~/ui/select-field';
import {TextField} from '~/ui/text-field';

export interface FrequencyHelperProps {
  guide: FeedingGuide;
  calories: string;
  /** Of everything that comes with one delivery. */
  pounds: number;
  /** Offered frequencies. */
  weeks: readonly number[];
  onChoose(weeks: number): void;
}

const MAX_PET_POUNDS = 250;
const DAYS_PER_WEEK = 7;

/** Proposes the frequency at which the pack runs out, and says how it's reckoned. */
export default function FrequencyHelper({
  guide,
  calories,
  pounds,
  weeks,
  onChoose,
}: FrequencyHelperProps) {
  const columns = feedingColumns(guide);
  const [petWeight, setPetWeight] = useState('');
  const [column, setColumn] = useState(columns[0]?.index ?? 0);
  const petPounds = Number(petWeight);
  const isWeight = petWeight !== '' && petPounds > 0 && petPounds <= MAX_PET_POUNDS;
  const plan = isWeight ? feedingPlan({guide, calories, pounds}, {petPounds, column}) : null;
  const proposed = plan && weeksBeforeEmpty(plan.days, weeks);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <div className="w-40">
          <TextField
            label="Your pet’s weight, lb"
            inputMode="decimal"
            maxLength={5}
            onChange={(event) => setPetWeight(event.target.value.trim())}
          />
        </div>
        {columns.length > 1 && (
          <div className="min-w-0 grow basis-56">
            <SelectField
              label="Meals"
              value={String(column)}
              onChange={(event) => setColumn(Number(event.target.value))}
            >
              {columns.map(({index, label}) => (
                <option key={index} value={index}>
                  {label}
                </option>
              ))}
            </SelectField>
          </div>
        )}
      </div>
      <div role="status" className="flex flex-col items-start gap-2 text-small">
        {petWeight !== '' && !isWeight && (
          <p>Enter a weight in pounds, from 1 to {MAX_PET_POUNDS}.</p>
        )}
        {plan && proposed !== null && (
          <>
            <p>
              By the feeding guide that’s about {formatAmount(plan.perDay)} {plan.unit} a day, so
              this lasts about {plan.days} days.
            </p>
            {plan.days < proposed * DAYS_PER_WEEK ? (
              <p>
                That’s less than our shortest time between deliveries: choose a larger size, or more
                of this one.
              </p>
            ) : (
              <Button variant="secondary" size="s" onClick={() => onChoose(proposed)}>
                Deliver every {proposed} weeks
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
