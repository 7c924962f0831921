import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';
import type {ShownWorkplace} from './staff/workplace';

export type WorkplaceContext = Needs<{services: 'identity'; site: true}>;

export async function readWorkplace(
  {services: {identity}, site}: WorkplaceContext,
  {uid}: Session,
): Promise<ShownWorkplace> {
  if (!site.features.membership) return null;
  const account = await identity.accountInfo(uid);
  if (!account.ok) return 'unavailable';
  const {currentSchoolName: school, roleCode, organizationName} = account.value;
  const {graduationYear, preferredShipTo, clinicAddress} = account.value;
  return {roleCode, school, organizationName, graduationYear, preferredShipTo, clinicAddress};
}
