import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';
import type {Workplace} from './staff/workplace';

export type WorkplaceContext = Needs<{services: 'identity'; site: true}>;

/** Returns `null` on the consumer site, and if the data couldn't be loaded. */
export async function readWorkplace(
  {services: {identity}, site}: WorkplaceContext,
  {uid}: Session,
): Promise<Workplace | null> {
  if (!site.features.membership) return null;
  const account = await identity.accountInfo(uid);
  if (!account.ok) return null;
  const {roleCode, currentSchoolName, graduationYear, preferredShipTo, clinicAddress} =
    account.value;
  return {roleCode, school: currentSchoolName, graduationYear, preferredShipTo, clinicAddress};
}
