import {useNavigation} from '@remix-run/react';
import {CustomerForm} from '~/domains/session/customer-form';
import {Button} from '~/ui/button';
import {ButtonLink} from '~/ui/button-link';
import {Card} from '~/ui/card';
import type {CustomerAddress} from '../address';
import {ACCOUNT_PATHS} from '../account-paths';
import {AddressLines} from './address-lines';

interface DeleteAddressProps {
  address: CustomerAddress;
  isOnly: boolean;
}

/** Asks for confirmation on a page, so it works without JavaScript. */
export function DeleteAddress({address, isOnly}: DeleteAddressProps) {
  const {state} = useNavigation();
  return (
    <Card className="flex max-w-form flex-col gap-5">
      <AddressLines address={address} />
      {address.isDefault && !isOnly && (
        <p className="text-small text-ink-soft">
          This is your default address. Another saved address will become the default.
        </p>
      )}
      <CustomerForm className="flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={address.id} />
        <Button type="submit" variant="danger" size="m" isPending={state === 'submitting'}>
          Delete address
        </Button>
        <ButtonLink to={ACCOUNT_PATHS.addressBook} variant="secondary" size="m">
          Keep it
        </ButtonLink>
      </CustomerForm>
    </Card>
  );
}
