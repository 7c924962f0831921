import {useMemo, type ReactNode} from 'react';
import type {AccountPageText} from '~/domains/content/site-content';
import {ButtonLink} from '~/ui/button-link';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {TextLink} from '~/ui/text-link';
import {MAX_ADDRESSES, type CustomerAddress} from './address';
import type {BookView} from './address-book-view';
import type {AddressAnswer} from './addresses/address-fields';
import {AddressForm} from './addresses/address-form';
import {AddressList} from './addresses/address-list';
import {BOOK_DONE, BOOK_FULL} from './addresses/book-messages';
import {DeleteAddress} from './addresses/delete-address';
import {AccountPage} from './account-page';
import {ACCOUNT_PATHS, addressNumberOf, NEW_ADDRESS_PATH} from './account-paths';
import {UnavailableNote} from '~/ui/unavailable-note';
import {DoneMessage} from './done-message';
import type {ShownWorkplace} from './staff/workplace';

interface AddressBookPageProps {
  text: AccountPageText | null;
  addresses: readonly CustomerAddress[] | null;
  view: BookView;
  /** The address of a staff member's clinic; `null` for customers. */
  workplace: ShownWorkplace;
  answer: AddressAnswer | undefined;
}

export function AddressBookPage({text, addresses, view, workplace, answer}: AddressBookPageProps) {
  const chosen =
    'id' in view ? addresses?.find(({id}) => addressNumberOf(id) === view.id) : undefined;
  const isFull = addresses !== null && addresses.length >= MAX_ADDRESSES;
  /* Keeps the shopper's input on the page even if the address book couldn't be loaded. */
  if (view.kind === 'new' && (answer || (addresses && !isFull))) {
    return (
      <Step heading="Add an address">
        <AddressForm
          number={null}
          address={null}
          answer={answer}
          isAlwaysDefault={addresses?.length === 0}
        />
      </Step>
    );
  }
  if (view.kind === 'edit' && (chosen || (answer && !addresses))) {
    return (
      <Step heading="Edit address">
        <AddressForm
          key={view.id}
          number={view.id}
          address={chosen ?? null}
          answer={answer}
          isAlwaysDefault={chosen?.isDefault ?? false}
        />
      </Step>
    );
  }
  if (view.kind === 'delete' && chosen) {
    return (
      <Step heading="Delete this address?">
        <Problem answer={answer} />
        <DeleteAddress address={chosen} isOnly={addresses?.length === 1} />
      </Step>
    );
  }
  if (!addresses) {
    return (
      <AccountPage heading="Address Book" text={text}>
        <Problem answer={answer} />
        <UnavailableNote>
          We’re having trouble loading your addresses. They’re all safe. Try again in a moment.
        </UnavailableNote>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      heading="Address Book"
      text={text}
      aside={
        isFull ? (
          <p className="max-w-drawer rounded-m bg-surface-oat px-4 py-3 text-small">{BOOK_FULL}</p>
        ) : (
          addresses.length > 0 && (
            <ButtonLink to={NEW_ADDRESS_PATH} size="m">
              Add an address
            </ButtonLink>
          )
        )
      }
    >
      {view.kind === 'list' && view.done && !answer && <DoneMessage text={BOOK_DONE[view.done]} />}
      <Problem answer={answer} />
      <AddressList addresses={addresses} workplace={workplace} text={text} />
    </AccountPage>
  );
}

function Step({heading, children}: {heading: string; children: ReactNode}) {
  return (
    <AccountPage heading={heading}>
      <TextLink
        to={ACCOUNT_PATHS.addressBook}
        variant="standalone"
        className="order-first self-start"
      >
        Address book
      </TextLink>
      {children}
    </AccountPage>
  );
}

function Problem({answer}: {answer: AddressAnswer | undefined}) {
  const errors = useMemo(() => (answer?.problem ? [{message: answer.problem}] : []), [answer]);
  return <FormErrorSummary errors={errors} title="Your address book wasn’t changed" />;
}
