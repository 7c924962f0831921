import type {Session} from '~/domains/session/session';
import type {Site} from '~/domains/session/site';
import type {Identity} from '~/services/identity/identity.server';
import type {Workplace} from './staff/workplace';

export interface WorkplaceContext {
  identity: Pick<Identity, 'accountInfo'>;
  site: Pick<Site, 'features'>;
}

/** Returns `null` on the consumer site, and if the data couldn't be loaded. */
export async function readWorkplace(
  {identity, site}: WorkplaceContext,
  {uid}: Session,
): Promise<Workplace | null> {
  if (!site.features.membership) return null;
  const account = await identity.accountInfo(uid);
  if (!account.ok) return null;
  const {roleCode, currentSchoolName, graduationYear, preferredShipTo, clinicAddress} =
    account.value;
  return {roleCode, school: currentSchoolName, graduationYear, preferredShipTo, clinicAddress};
}
