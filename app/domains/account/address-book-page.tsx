import {useMemo, type ReactNode} from 'react';
import type {AccountPageText} from '~/domains/content/site-content';
import {ButtonLink} from '~/ui/button-link';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {TextLink} from '~/ui/text-link';
import {MAX_ADDRESSES, type CustomerAddress} from './address';
import {NEW_ADDRESS_PATH, type BookView} from './address-book-view';
import type {AddressAnswer} from './addresses/address-fields';
import {AddressForm} from './addresses/address-form';
import {AddressList} from './addresses/address-list';
import {BOOK_DONE, BOOK_FULL} from './addresses/book-messages';
import {DeleteAddress} from './addresses/delete-address';
import {AccountPage} from './parts/account-page';
import {ACCOUNT_PATHS, numberOf} from './parts/account-paths';
import {AwayNote} from './parts/away-note';
import {DoneMessage} from './parts/done-message';
import type {Workplace} from './staff/workplace';

interface AddressBookPageProps {
  text: AccountPageText | null;
  /** `null`: they could not be had just now. */
  addresses: readonly CustomerAddress[] | null;
  view: BookView;
  /** Of staff: their clinic's address, which the identity provider keeps. */
  workplace: Workplace | null;
  /** What came of a posted form that was not carried out. */
  answer: AddressAnswer | undefined;
}

/** The addresses of a person, and each change of them as a step of its own. */
export function AddressBookPage({text, addresses, view, workplace, answer}: AddressBookPageProps) {
  if (!addresses) {
    return (
      <AccountPage heading="Address Book" text={text}>
        <AwayNote>
          We cannot show your addresses just now. They are all kept: please try again in a moment.
        </AwayNote>
      </AccountPage>
    );
  }
  const chosen = 'number' in view ? addresses.find(({id}) => numberOf(id) === view.number) : null;
  const isFull = addresses.length >= MAX_ADDRESSES;
  if (view.kind === 'new' && (!isFull || answer)) {
    return (
      <Step heading="Add an address">
        <AddressForm address={null} answer={answer} isFirst={addresses.length === 0} />
      </Step>
    );
  }
  if (view.kind === 'edit' && chosen) {
    return (
      <Step heading="Edit address">
        <AddressForm key={chosen.id} address={chosen} answer={answer} isFirst={false} />
      </Step>
    );
  }
  if (view.kind === 'delete' && chosen) {
    return (
      <Step heading="Delete this address?">
        <Problem answer={answer} />
        <DeleteAddress address={chosen} />
      </Step>
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

/** A step away from the book, with the way back. */
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

/** What is wrong beside a form's fields. */
function Problem({answer}: {answer: AddressAnswer | undefined}) {
  const errors = useMemo(() => (answer?.problem ? [{message: answer.problem}] : []), [answer]);
  return <FormErrorSummary errors={errors} title="Your address book was not changed" />;
}
