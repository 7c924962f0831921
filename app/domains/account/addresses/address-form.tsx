import {Form, useNavigation} from '@remix-run/react';
import {useMemo} from 'react';
import {US_STATES} from '~/domains/location/us-states';
import {LENGTHS} from '~/platform/lengths';
import {Button} from '~/ui/button';
import {ButtonLink} from '~/ui/button-link';
import {Checkbox} from '~/ui/checkbox';
import {errorSummaryItems} from '~/ui/form-answer';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {SelectField} from '~/ui/select-field';
import {TextField} from '~/ui/text-field';
import type {CustomerAddress} from '../address';
import {ACCOUNT_PATHS} from '../parts/account-paths';
import {
  ADDRESS_FIELDS,
  ADDRESS_RULES,
  toAddressValues,
  type AddressAnswer,
  type AddressField,
  type AddressValues,
} from './address-fields';

interface AddressFormProps {
  /** Number of the address to edit; `null` for a new one. */
  number: string | null;
  /** The stored address; `null` if it is new or couldn't be loaded. */
  address: CustomerAddress | null;
  answer: AddressAnswer | undefined;
  /** Set when this is the default address or the only one. */
  isAlwaysDefault: boolean;
}

const idOf = (field: AddressField) => `address-${field}`;

export function AddressForm({number, address, answer, isAlwaysDefault}: AddressFormProps) {
  const {state} = useNavigation();
  const errors = useMemo(() => errorSummaryItems(answer, ADDRESS_FIELDS, idOf), [answer]);
  const values: Partial<AddressValues> =
    answer?.values ?? (address ? toAddressValues(address) : {});
  const field = (name: AddressField) => ({
    id: idOf(name),
    name,
    defaultValue: values[name] ?? '',
    errorMessage: answer?.errors[name],
  });
  const textField = (name: AddressField) => ({...field(name), rules: ADDRESS_RULES[name]});
  return (
    <Form method="post" preventScrollReset noValidate className="flex max-w-prose flex-col gap-5">
      {number !== null && <input type="hidden" name="id" value={number} />}
      <FormErrorSummary
        errors={errors}
        title={answer?.problem ? 'Your address wasn’t saved' : undefined}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...textField('firstName')}
          label="First name"
          autoComplete="given-name"
          isRequired
        />
        <TextField
          {...textField('lastName')}
          label="Last name"
          autoComplete="family-name"
          isRequired
        />
      </div>
      <TextField {...textField('company')} label="Company (optional)" autoComplete="organization" />
      <TextField
        {...textField('address1')}
        label="Street address"
        autoComplete="address-line1"
        isRequired
      />
      <TextField
        {...textField('address2')}
        label="Apartment, suite (optional)"
        autoComplete="address-line2"
      />
      <TextField {...textField('city')} label="City" autoComplete="address-level2" isRequired />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...field('provinceCode')}
          label="State"
          autoComplete="address-level1"
          required
        >
          <option value="">Choose one</option>
          {Object.entries(US_STATES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          {...textField('zip')}
          label="Zip code"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={LENGTHS.zip.max}
          isRequired
        />
      </div>
      <TextField {...textField('phone')} label="Phone (optional)" type="tel" autoComplete="tel" />
      {!isAlwaysDefault && (
        <Checkbox
          id={idOf('isDefault')}
          name="isDefault"
          value="on"
          defaultChecked={values.isDefault === 'on'}
          errorMessage={answer?.errors.isDefault}
        >
          Make this my default address
        </Checkbox>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={state === 'submitting'} pendingLabel="Saving your address">
          Save address
        </Button>
        <ButtonLink to={ACCOUNT_PATHS.addressBook} variant="secondary">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
