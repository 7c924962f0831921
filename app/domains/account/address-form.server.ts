import {zipError} from '~/domains/location/location-form';
import {zipVerdict} from '~/domains/location/location.server';
import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';
import {fail, ok, type Result} from '~/platform/result';
import type {CustomerUserError} from '~/services/commerce/customer-change';
import {fieldErrors, hasErrors, pickFormValues} from '~/ui/form-answer';
import type {BookChange} from './address-book-view';
import {
  addAddress,
  updateAddress,
  deleteAddress,
  setDefaultAddress,
  type AddressBookContext,
  type AddressFailure,
} from './address-book.server';
import {
  ADDRESS_FIELDS,
  ADDRESS_RULES,
  toAddressInput,
  type AddressAnswer,
  type AddressValues,
} from './addresses/address-fields';
import {BOOK_FULL} from './addresses/book-messages';
import {toFormErrors} from './forms/user-errors';

/** A failed form with its response status, or `REFUSED` if the customer has to log in again. */
export type AddressRefusal = 'REFUSED' | {status: 404 | 422 | 503; answer: AddressAnswer};

const GONE = 'This address is no longer in your address book. Nothing else changed.';
const NOT_SAVED = 'We couldn’t update your address book. Nothing was lost. Try again in a moment.';

export async function submitAddressForm(
  context: AddressBookContext & Needs<{request: 'log'; services: 'inventory'}>,
  customer: Session,
  fields: Record<string, string>,
): Promise<Result<BookChange, AddressRefusal>> {
  const {intent, id = ''} = fields;
  if (intent === 'delete') {
    return toFormResult(await deleteAddress(context, customer, id), 'deleted');
  }
  if (intent === 'default') {
    return toFormResult(await setDefaultAddress(context, customer, id), 'default');
  }
  const values = pickFormValues(ADDRESS_FIELDS, fields);
  const errors = fieldErrors(values, ADDRESS_RULES);
  const {zip} = values;
  const verdict = errors.zip ? 'valid' : await zipVerdict(context, {zip, destination: 'HOME'});
  if (verdict !== 'valid') errors.zip = zipError(verdict, zip);
  if (hasErrors(errors)) return fail({status: 422, answer: {values, errors, problem: null}});
  const input = {address: toAddressInput(values), isDefault: values.isDefault === 'on'};
  return id === ''
    ? toFormResult(await addAddress(context, customer, input), 'added', values)
    : toFormResult(await updateAddress(context, customer, {id, ...input}), 'changed', values);
}

function toFormResult(
  outcome: Result<unknown, AddressFailure>,
  change: BookChange,
  values: Partial<AddressValues> = {},
): Result<BookChange, AddressRefusal> {
  if (outcome.ok) return ok(change);
  const {failure} = outcome;
  const refusal = (status: 404 | 422 | 503, problem: string) =>
    fail<AddressRefusal>({status, answer: {values, errors: {}, problem}});
  if (failure === 'REFUSED') return fail(failure);
  if (failure === 'NOT_FOUND') return refusal(404, GONE);
  if (failure === 'FULL') return refusal(422, BOOK_FULL);
  return failure.kind === 'invalid'
    ? fail({
        status: 422,
        answer: {values, ...toFormErrors(withCountryErrorAtState(failure), ADDRESS_FIELDS)},
      })
    : refusal(503, NOT_SAVED);
}

/** Shows errors about the country at the state field, because the form has no country field. */
function withCountryErrorAtState({
  userErrors,
}: {
  userErrors: CustomerUserError[];
}): CustomerUserError[] {
  return userErrors.map((error) =>
    error.name === 'countryCode' ? {...error, name: 'provinceCode'} : error,
  );
}
