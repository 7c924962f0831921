import {
  applyPreferredAddress,
  writeStaffProfile,
  type StaffProfileContext,
} from '~/domains/staff-access/load-staff-profile.server';
import type {Session} from '~/domains/session/session';
import {staffFacts} from '~/domains/session/staff-account';
import type {Needs} from '~/platform/needs';
import type {IdentityAccount} from '~/services/identity/identity.server';
import {isRoleDone} from './registration';

export type JoinContext = StaffProfileContext &
  Needs<{
    services: 'identity' | 'clinics' | 'customers';
    visitor: 'session';
    settings: 'pdGroups';
  }>;

type JoinResult =
  | 'active'
  | 'pending'
  | 'unknown'
  | 'role-missing'
  /** Members move to another clinic through the program team: the clinic decides what they may buy. */
  | 'member'
  | 'suspended'
  | 'unavailable';

/** Joins as the session's own account. If the membership is active, the session is updated. */
export async function joinClinic(
  context: JoinContext,
  customer: Session,
  groupId: string,
): Promise<JoinResult> {
  const {clinics, identity} = context.services;
  const before = await identity.accountInfo(customer.uid);
  if (!before.ok) return 'unavailable';
  if (!before.value.isActive) return 'suspended';
  if (await acceptIfRegistered(context, customer, before.value)) return 'member';
  if (!isRoleDone(before.value)) return 'role-missing';
  const joined = await clinics.join(customer.uid, groupId);
  if (!joined.ok) return 'unavailable';
  if (!joined.value) return 'unknown';
  if (joined.value.status === 'pending') return 'pending';
  const account = await identity.accountInfo(customer.uid);
  if (!account.ok) return 'unavailable';
  return (await acceptIfRegistered(context, customer, account.value)) ? 'active' : 'pending';
}

/** Updates the session of an account that has joined a clinic. Returns whether it has. */
export async function acceptIfRegistered(
  context: JoinContext,
  customer: Session,
  account: IdentityAccount,
): Promise<boolean> {
  const facts = staffFacts(account, context.settings.pdGroups);
  if (!facts.isRegistered) return false;
  const {session} = context.visitor;
  /* An API call may be for another customer than the cookie's. A session that was renewed meanwhile is still theirs. */
  const current = session.current();
  if (current?.customerId !== customer.customerId) return true;
  const {customerId, customerToken} = current;
  session.update(facts);
  const profile = await context.services.customers.profile(customerToken);
  if (profile.ok) {
    const {metafields} = profile.value;
    await writeStaffProfile(context, {customerId, account, metafields});
    await applyPreferredAddress(context, {account, metafields});
  }
  return true;
}
