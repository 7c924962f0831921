import type {Session} from '~/domains/session/session';
import type {SessionStore} from '~/domains/session/session-store.server';
import type {UpstreamFailure} from '~/platform/http.server';
import {fail, ok, type Result} from '~/platform/result';
import type {CustomerUserError} from '~/services/commerce/customer-change';
import type {CommerceCustomer, CustomerUpdate} from '~/services/commerce/customer.server';
import type {Identity} from '~/services/identity/identity.server';
import type {CustomerProfile} from '../profile';

export interface UpdateProfileContext {
  commerce: {customer: Pick<CommerceCustomer, 'update'>};
  identity: Pick<Identity, 'setProfile'>;
  session: Pick<SessionStore, 'current' | 'update'>;
}

export type UpdateProfileFailure =
  /** The platform does not take the customer's token. */
  | 'REFUSED'
  /** `namesSaved`: the identity provider has the new names all the same. */
  | {kind: 'invalid'; userErrors: CustomerUserError[]; namesSaved: boolean}
  | {kind: 'unavailable'; namesSaved: boolean; cause: UpstreamFailure};

/**
 * Changes a person's profile. Names go to the identity provider first: a sign-in takes them from there, and would undo
 * what only the commerce platform has.
 */
export async function updateProfile(
  context: UpdateProfileContext,
  person: Session,
  change: CustomerUpdate,
): Promise<Result<CustomerProfile, UpdateProfileFailure>> {
  const {commerce, identity, session} = context;
  const names = changedNames(person, change);
  const namesSaved = names !== null;
  if (names) {
    const set = await identity.setProfile(person.uid, names);
    if (!set.ok) return fail({kind: 'unavailable', namesSaved: false, cause: set.failure});
    if (session.current()?.uid === person.uid) session.update(names);
  }
  const updated = await commerce.customer.update(person.customerToken, change);
  if (!updated.ok) {
    if (updated.failure === 'REFUSED') return fail('REFUSED');
    return fail({kind: 'unavailable', namesSaved, cause: updated.failure});
  }
  const {value, userErrors} = updated.value;
  return value ? ok(value) : fail({kind: 'invalid', userErrors, namesSaved});
}

/** The names that the identity provider has to be told; `null` when it has them. */
function changedNames(
  person: Session,
  {firstName = person.firstName, lastName = person.lastName}: CustomerUpdate,
): {firstName: string; lastName: string} | null {
  const isSame = firstName === person.firstName && lastName === person.lastName;
  return isSame ? null : {firstName, lastName};
}
