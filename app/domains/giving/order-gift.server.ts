import type {OrderGift} from '~/domains/cart/cart-attributes';
import type {Cart} from '~/domains/cart/cart';
import {deferSafe} from '~/platform/deferred.server';
import type {Log} from '~/platform/log.server';
import type {GivingClient} from '~/services/giving/giving-client';
import {NO_CAUSE_ID} from '~/domains/giving-eligibility/giving-ids';
import {cartOnPage} from './rules/cart-on-page';
import {confirmationData} from './rules/confirmation-data';
import {cartDonation} from './rules/donation-arithmetic';

/** Checkout doesn't wait longer for it. */
const BUDGET_MS = 1200;

interface GiftParts {
  client: GivingClient;
  log: Log;
  waitUntil(promise: Promise<unknown>): void;
}

/**
 * What an order gives and to whom, as the giving service says when checkout begins, and tells the service (API-88).
 * `null` if the order gives nothing, or if the service doesn't say in time.
 */
export function readOrderGift(
  {client, log, waitUntil}: GiftParts,
  cart: Pick<Cart, 'lineItems' | 'cost'>,
  trackingId: string,
): Promise<OrderGift | null> {
  const read = async (): Promise<OrderGift | null> => {
    const {causeId, causeName} = await client.trackedCause(trackingId);
    const donation = cartDonation(
      await client.cartDonation({
        ...cartOnPage(cart),
        ignoreDirectDonations: false,
        providedCauseId: causeId,
        customerSegmentId: '',
      }),
    );
    if (donation.totalCents === 0) return null;
    const others = donation.shares.map((share) => share.causeId).filter((id) => id !== causeId);
    const names = new Map([[causeId, causeName], ...(await namesOf(client, others))]);
    const nameOf = (id: string) => (id === NO_CAUSE_ID ? undefined : names.get(id)) ?? id;
    const confirmed = client
      .setConfirmationData(trackingId, confirmationData(donation, nameOf))
      .catch(() => log.warn('gift not confirmed'));
    waitUntil(confirmed);
    return {
      cents: donation.totalCents,
      to: donation.shares.map(({causeId: id}) => nameOf(id)).join(', '),
    };
  };
  const settled = read().catch(() => {
    log.warn('gift of the order not read');
    return null;
  });
  return deferSafe(settled, null, BUDGET_MS);
}

const isCharity = (id: string) => /^[\d/-]{1,31}$/.test(id);

async function namesOf(
  client: GivingClient,
  ids: readonly string[],
): Promise<(readonly [string, string])[]> {
  const eins = ids.filter(isCharity);
  const portfolioIds = ids.filter((id) => !isCharity(id));
  const [charities, portfolios] = await Promise.all([
    eins.length > 0 ? client.charitiesByEin(eins) : [],
    portfolioIds.length > 0 ? client.portfolios(portfolioIds) : [],
  ]);
  return [...charities, ...portfolios].map(({id, name}) => [id, name] as const);
}
