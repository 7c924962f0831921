import type {Session} from '~/domains/session/session';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import {fail, ok, type Result} from '~/platform/result';
import type {CustomerUserError} from '~/services/commerce/customer-change';
import type {CustomerUpdate} from '~/services/commerce/customer.server';
import type {CustomerProfile} from '../profile';

export type UpdateProfileContext = Needs<{services: 'customers' | 'identity'; visitor: 'session'}>;

export type UpdateProfileFailure =
  | 'REFUSED'
  /** `namesSaved`: the identity provider has already stored the new names. */
  | {kind: 'invalid'; userErrors: CustomerUserError[]; namesSaved: boolean}
  | {kind: 'unavailable'; namesSaved: boolean; cause: UpstreamFailure};

/**
 * Changes a customer's profile. Names go to the identity provider first: the next login copies them from there and
 * would undo a change that only Shopify has.
 */
export async function updateProfile(
  context: UpdateProfileContext,
  customer: Session,
  change: CustomerUpdate,
): Promise<Result<CustomerProfile, UpdateProfileFailure>> {
  const {
    services,
    visitor: {session},
  } = context;
  const names = changedNames(customer, change);
  const namesSaved = names !== null;
  if (names) {
    const set = await services.identity.setProfile(customer.uid, names);
    if (!set.ok) return fail({kind: 'unavailable', namesSaved: false, cause: set.failure});
    if (session.current()?.uid === customer.uid) session.update(names);
  }
  const updated = await services.customers.update(customer.customerToken, change);
  if (!updated.ok) {
    if (updated.failure === 'REFUSED') return fail('REFUSED');
    return fail({kind: 'unavailable', namesSaved, cause: updated.failure});
  }
  const {value, userErrors} = updated.value;
  return value ? ok(value) : fail({kind: 'invalid', userErrors, namesSaved});
}

function changedNames(
  customer: Session,
  {firstName = customer.firstName, lastName = customer.lastName}: CustomerUpdate,
): {firstName: string; lastName: string} | null {
  const isSame = firstName === customer.firstName && lastName === customer.lastName;
  return isSame ? null : {firstName, lastName};
}
