import type {Session} from '~/domains/session/session';
import {deferSafe} from '~/platform/deferred.server';
import type {Needs} from '~/platform/needs';
import {ok, type Result} from '~/platform/result';
import type {TokenFailure} from '~/services/commerce/customer-change';
import {toProfileSummary, type ProfileSummary} from './profile/profile-summary';

export type ProfileContext = Needs<{services: 'customers'}>;

/** Short, because the form works without the consent date. */
const CONSENT_DEADLINE_MS = 1000;

export async function readProfilePage(
  {services: {customers: customer}}: ProfileContext,
  {customerToken, customerId}: Session,
): Promise<Result<{profile: ProfileSummary; consentDate: string | null}, TokenFailure>> {
  const [profile, consentDate] = await Promise.all([
    customer.profile(customerToken),
    deferSafe(
      customer.marketingConsentDate(customerId).then((date) => (date.ok ? date.value : null)),
      null,
      CONSENT_DEADLINE_MS,
    ),
  ]);
  return profile.ok ? ok({profile: toProfileSummary(profile.value), consentDate}) : profile;
}
