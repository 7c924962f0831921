import type {ChangeEvent} from 'react';
import {useSite} from '~/domains/session/site-context';
import {Button} from '~/ui/button';
import {matches} from '~/ui/form-rules';
import {Radio} from '~/ui/radio';
import {RadioGroup} from '~/ui/radio-group';
import {TextField} from '~/ui/text-field';
import {useUserLocation} from './location-context';
import {NOT_A_ZIP} from './location-form';

const RULES = [matches(/^\d{5}$/, NOT_A_ZIP)];

interface LocationFieldsProps {
  error: string | undefined;
  /** The refused zip. */
  typed?: string | undefined;
  isPending?: boolean;
}

export function LocationFields({error, typed, isPending}: LocationFieldsProps) {
  const {features} = useSite();
  const {zip: current, destination, isKnown, workplace} = useUserLocation();
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">We use it to show what’s in stock and when it arrives.</p>
      <TextField
        label="Zip code"
        name="zip"
        inputMode="numeric"
        autoComplete="postal-code"
        isRequired
        rules={RULES}
        errorMessage={error}
        defaultValue={typed ?? (isKnown ? current : '')}
        onChange={keepDigits}
      />
      {features.clinicDelivery && (
        <RadioGroup label="Deliver to" name="destination" defaultValue={destination}>
          <Radio value="HOME">My home</Radio>
          <Radio value="CLINIC">My {workplace}</Radio>
        </RadioGroup>
      )}
      <Button type="submit" isFullWidth isPending={isPending}>
        Deliver here
      </Button>
    </div>
  );
}

function keepDigits({target}: ChangeEvent<HTMLInputElement>): void {
  const digits = target.value.replace(/\D/g, '').slice(0, 5);
  if (digits !== target.value) target.value = digits;
}
