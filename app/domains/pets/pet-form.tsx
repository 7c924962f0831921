import type {ReactNode} from 'react';
import {Checkbox} from '~/ui/checkbox';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {SelectField} from '~/ui/select-field';
import {TextField} from '~/ui/text-field';
import {useFormFields} from '~/ui/use-form-fields';
import {ALLERGENS, BREED_SIZES, PET_NEEDS, type Pet} from './pet';
import {
  allergyField,
  needField,
  PET_FIELDS,
  PET_RULES,
  toPetValues,
  type PetAnswer,
} from './pet-fields';
import {ALLERGEN_LABELS, NEED_LABELS} from './pet-text';

interface PetFormFieldsProps {
  pet: Pet | null;
  answer: PetAnswer | undefined;
}

/** The fields of a pet's profile, for a form on a server or in the browser. */
export function PetFormFields({pet, answer}: PetFormFieldsProps) {
  const {summary, text, choice, checkbox} = useFormFields({
    prefix: 'pet',
    names: PET_FIELDS,
    rules: PET_RULES,
    answer,
    initial: pet ? toPetValues(pet) : {},
    problemTitle: 'Your pet’s profile wasn’t saved',
  });
  return (
    <>
      <FormErrorSummary {...summary} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...text('name')} label="Name" autoComplete="off" isRequired />
        <SelectField {...choice('species')} label="Dog or cat?" isRequired>
          <option value="">Choose one</option>
          <option value="dog">Dog</option>
          <option value="cat">Cat</option>
        </SelectField>
        <TextField
          {...text('birthday')}
          label="Birthday (optional)"
          type="date"
          description="A guess is fine. It tells us which food fits their age."
        />
        <TextField {...text('pounds')} label="Weight in pounds (optional)" inputMode="decimal" />
        <SelectField {...choice('breedSize')} label="Breed size (dogs, optional)">
          <option value="">Not sure</option>
          {BREED_SIZES.map((size) => (
            <option key={size} value={size}>
              {size.charAt(0).toUpperCase() + size.slice(1)}
            </option>
          ))}
        </SelectField>
      </div>
      <Choices legend="Needs (optional)">
        {PET_NEEDS.map((need) => (
          <Checkbox key={need} {...checkbox(needField(need))}>
            {NEED_LABELS[need]}
          </Checkbox>
        ))}
      </Choices>
      <Choices legend="Allergies (optional)">
        {ALLERGENS.map((allergen) => (
          <Checkbox key={allergen} {...checkbox(allergyField(allergen))}>
            {ALLERGEN_LABELS[allergen]}
          </Checkbox>
        ))}
      </Choices>
    </>
  );
}

function Choices({legend, children}: {legend: string; children: ReactNode}) {
  return (
    /* As a plain block in a flex column, WebKit would make it taller by the height of its legend. */
    <fieldset className="flow-root">
      <legend className="pb-2 font-strong">{legend}</legend>
      <div className="grid gap-x-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
