import {
  isCauseId,
  parseAccountCause,
  writeAccountCause,
  type AccountCause,
} from '~/domains/giving-eligibility/account-cause';
import {METAFIELDS} from '~/domains/session/customer-metafields';
import type {Session} from '~/domains/session/session';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import {fail, ok, type Result} from '~/platform/result';
import {plainGuid} from '~/platform/guid';
import type {TokenFailure} from '~/services/commerce/customer-change';
import type {GivingClient} from '~/services/giving/giving-client';
import {readCauses} from '../sdk/read-causes';
import {readSiteOffer} from '../site-offer.server';

export type AccountCauseContext = Needs<{
  services: 'customers' | 'giving';
  site: true;
}>;

export async function readAccountCause(
  {services: {customers}}: Needs<{services: 'customers'}>,
  {customerToken}: Pick<Session, 'customerToken'>,
): Promise<Result<AccountCause | null, TokenFailure>> {
  const profile = await customers.profile(customerToken);
  return profile.ok ? ok(parseAccountCause(profile.value.metafields.cause?.value)) : profile;
}

/**
 * Keeps a cause with the account; `null` removes it. The giving service says whether the cause exists and what it's
 * called, so a browser only names an id. Fails with `NOT_OFFERED` where shoppers can't choose that cause.
 */
export async function saveAccountCause(
  {services: {customers, giving}, site}: AccountCauseContext,
  {customerId}: Pick<Session, 'customerId'>,
  causeId: string | null,
): Promise<Result<AccountCause | null, UpstreamFailure | 'NOT_OFFERED' | 'UNAVAILABLE'>> {
  if (causeId === null) {
    const removed = await customers.deleteMetafields(customerId, [METAFIELDS.cause]);
    return removed.ok ? ok(null) : removed;
  }
  if (!giving || !isCauseId(causeId)) return fail('NOT_OFFERED');
  const found = await findOffered(giving, site.id, plainGuid(causeId) ?? causeId).catch(
    () => 'unavailable' as const,
  );
  if (found === 'unavailable') return fail('UNAVAILABLE');
  if (!found) return fail('NOT_OFFERED');
  const write = {...METAFIELDS.cause, value: writeAccountCause(found)};
  const written = await customers.writeMetafields(customerId, [write]);
  if (!written.ok) return written;
  return written.value.userErrors.length === 0 ? ok(found) : fail('UNAVAILABLE');
}

async function findOffered(
  client: GivingClient,
  site: Parameters<typeof readSiteOffer>[1],
  causeId: string,
): Promise<AccountCause | null> {
  const [offer, [cause]] = await Promise.all([
    readSiteOffer(client, site),
    readCauses(client, [causeId]),
  ]);
  if (!offer?.store.letShoppersChoose || cause?.id !== causeId) return null;
  return {causeId: cause.id, causeName: cause.name};
}
