import {useNavigation} from '@remix-run/react';
import {US_STATES} from '~/domains/location/us-states';
import {CustomerForm} from '~/domains/session/customer-form';
import {LENGTHS} from '~/platform/lengths';
import {Button} from '~/ui/button';
import {ButtonLink} from '~/ui/button-link';
import {Checkbox} from '~/ui/checkbox';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {SelectField} from '~/ui/select-field';
import {TextField} from '~/ui/text-field';
import {useFormFields} from '~/ui/use-form-fields';
import type {CustomerAddress} from '../address';
import {ACCOUNT_PATHS} from '../account-paths';
import {ADDRESS_FIELDS, ADDRESS_RULES, toAddressValues, type AddressAnswer} from './address-fields';

interface AddressFormProps {
  number: string | null;
  address: CustomerAddress | null;
  answer: AddressAnswer | undefined;
  isAlwaysDefault: boolean;
}

export function AddressForm({number, address, answer, isAlwaysDefault}: AddressFormProps) {
  const {state} = useNavigation();
  const {summary, text, choice, checkbox} = useFormFields({
    prefix: 'address',
    names: ADDRESS_FIELDS,
    rules: ADDRESS_RULES,
    answer,
    initial: address ? toAddressValues(address) : {},
    problemTitle: 'Your address wasn’t saved',
  });
  return (
    <CustomerForm preventScrollReset noValidate className="flex max-w-prose flex-col gap-5">
      {number !== null && <input type="hidden" name="id" value={number} />}
      <FormErrorSummary {...summary} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...text('firstName')} label="First name" autoComplete="given-name" isRequired />
        <TextField {...text('lastName')} label="Last name" autoComplete="family-name" isRequired />
      </div>
      <TextField {...text('company')} label="Company (optional)" autoComplete="organization" />
      <TextField
        {...text('address1')}
        label="Street address"
        autoComplete="address-line1"
        isRequired
      />
      <TextField
        {...text('address2')}
        label="Apartment, suite (optional)"
        autoComplete="address-line2"
      />
      <TextField {...text('city')} label="City" autoComplete="address-level2" isRequired />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...choice('provinceCode')}
          label="State"
          autoComplete="address-level1"
          isRequired
        >
          <option value="">Choose one</option>
          {Object.entries(US_STATES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          {...text('zip')}
          label="Zip code"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={LENGTHS.zip.max}
          isRequired
        />
      </div>
      <TextField {...text('phone')} label="Phone (optional)" type="tel" autoComplete="tel" />
      {!isAlwaysDefault && (
        <Checkbox {...checkbox('isDefault')}>Make this my default address</Checkbox>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={state === 'submitting'} pendingLabel="Saving your address">
          Save address
        </Button>
        <ButtonLink to={ACCOUNT_PATHS.addressBook} variant="secondary">
          Cancel
        </ButtonLink>
      </div>
    </CustomerForm>
  );
}
