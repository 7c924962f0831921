import {useNavigation} from '@remix-run/react';
import type {AccountPageText} from '~/domains/content/site-content';
import {CustomerForm} from '~/domains/session/customer-form';
import {workplaceName} from '~/domains/session/workplace-name';
import {Badge} from '~/ui/badge';
import {Button} from '~/ui/button';
import {ButtonLink} from '~/ui/button-link';
import {Card} from '~/ui/card';
import {TextLink} from '~/ui/text-link';
import type {CustomerAddress} from '../address';
import {NEW_ADDRESS_PATH} from '../account-paths';
import {addressPath} from '../address-book-view';
import {EmptyNote} from '../empty-note';
import type {ShownWorkplace} from '../staff/workplace';
import {ClinicLines, WorkplaceUnavailable} from '../staff/workplace-facts';
import {AddressLines} from './address-lines';

interface AddressListProps {
  addresses: readonly CustomerAddress[];
  workplace: ShownWorkplace;
  text: AccountPageText | null;
}

/** Staff members also see their clinic's address, which they can't edit. */
export function AddressList({addresses, workplace, text}: AddressListProps) {
  const known = workplace === 'unavailable' ? null : workplace;
  const clinic = known?.clinicAddress;
  const place = known && workplaceName(known.school);
  return (
    <>
      {addresses.length === 0 && (
        <EmptyNote headline={text?.emptyHeadline ?? 'No saved addresses'} text={text?.emptyText}>
          <ButtonLink to={NEW_ADDRESS_PATH}>Add an address</ButtonLink>
        </EmptyNote>
      )}
      {(addresses.length > 0 || clinic) && (
        <ul aria-label="Addresses" className="grid gap-4 md:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} />
          ))}
          {clinic && (
            <Card as="li" tone="tint" className="flex flex-col gap-3">
              <Badge className="self-start">Your {place}</Badge>
              <ClinicLines clinic={clinic} />
              <p className="text-small text-ink-soft">
                Your {place} keeps it up to date, so you can’t edit it here.
              </p>
            </Card>
          )}
        </ul>
      )}
      {workplace === 'unavailable' && <WorkplaceUnavailable />}
    </>
  );
}

function AddressCard({address}: {address: CustomerAddress}) {
  const {firstName, lastName, address1, isDefault} = address;
  const addressName = `${firstName} ${lastName}, ${address1}`;
  return (
    <Card as="li" className="flex flex-col gap-3">
      {isDefault && (
        <Badge tone="soft" className="self-start">
          Default
        </Badge>
      )}
      <AddressLines address={address} />
      <div className="mt-auto flex min-h-12 flex-wrap items-center gap-x-5 gap-y-1 border-t border-line pt-2">
        <TextLink
          to={addressPath('edit', address)}
          variant="standalone"
          aria-label={`Edit ${addressName}`}
        >
          Edit
        </TextLink>
        <TextLink
          to={addressPath('delete', address)}
          variant="standalone"
          aria-label={`Delete ${addressName}`}
        >
          Delete
        </TextLink>
        {!isDefault && <MakeDefault address={address} addressName={addressName} />}
      </div>
    </Card>
  );
}

function MakeDefault({
  address: {id},
  addressName,
}: {
  address: CustomerAddress;
  addressName: string;
}) {
  const {state, formData} = useNavigation();
  return (
    <CustomerForm preventScrollReset className="-mr-4 ml-auto">
      <input type="hidden" name="intent" value="default" />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant="quiet"
        size="s"
        aria-label={`Make default: ${addressName}`}
        isPending={state !== 'idle' && formData?.get('id') === id}
      >
        Make default
      </Button>
    </CustomerForm>
  );
}
