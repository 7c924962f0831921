import type {Cart} from '~/domains/cart/cart';
import type {OrderGift} from '~/domains/cart/cart-attributes';
import {extraGiftCents} from '~/domains/cart/extra-gift';
import {causeKind, NO_CAUSE_ID} from '~/domains/giving-eligibility/giving-ids';
import type {SiteId} from '~/domains/session/site';
import {deferSafe} from '~/platform/deferred.server';
import type {Log} from '~/platform/log.server';
import type {GivingClient} from '~/services/giving/giving-client';
import {NO_DONATION} from './donation';
import {cartOnPage} from './rules/cart-on-page';
import {confirmationData, type ConfirmationData} from './rules/confirmation-data';
import {cartDonation, withExtraGift} from './rules/donation-arithmetic';
import {readSiteOffer} from './site-offer.server';
import {NO_CAUSE} from './tracking';

/** Checkout doesn't wait longer. */
const BUDGET_MS = 1200;

interface GiftParts {
  client: GivingClient;
  site: SiteId;
  log: Log;
  waitUntil(promise: Promise<unknown>): void;
}

/**
 * Computes an order's donation when checkout begins: the shop's share, from the giving service, and the shopper's own
 * gift in the cart. `null` if nothing is donated, or if the service doesn't answer in time; the shopper's own gift is
 * kept even then, because it's charged. Reports to the service only what the order says, so not a gift that came too
 * late for it (API-88).
 *
 * @param trackingId `null` without the visit's donation tracking: then the shop's share isn't promised
 */
export async function readOrderGift(
  {client, site, log, waitUntil}: GiftParts,
  cart: Pick<Cart, 'lineItems' | 'cost'>,
  trackingId: string | null,
): Promise<OrderGift | null> {
  const extraCents = extraGiftCents(cart);
  const unknown = extraCents > 0 ? {cents: 0, extraCents, to: ''} : null;
  if (trackingId === null && extraCents === 0) return null;

  const read = async (): Promise<{gift: OrderGift; confirmed: ConfirmationData} | null> => {
    const [offer, {causeId, causeName}] = await Promise.all([
      readSiteOffer(client, site),
      trackingId === null ? NO_CAUSE : client.trackedCause(trackingId),
    ]);
    if (!offer) return null;
    const given =
      trackingId === null
        ? NO_DONATION
        : cartDonation(
            await client.cartDonation({
              ...cartOnPage(cart),
              ignoreDirectDonations: false,
              providedCauseId: causeId,
              customerSegmentId: offer.segmentId,
            }),
          );
    const ownCauses = causeId === NO_CAUSE_ID ? offer.store.defaultCauseIds : [causeId];
    const donation = withExtraGift(given, extraCents, ownCauses);
    if (donation.totalCents === 0) return null;

    const otherCauseIds = donation.shares
      .map((share) => share.causeId)
      .filter((id) => id !== causeId);
    const names = new Map([[causeId, causeName], ...(await namesOf(client, otherCauseIds))]);
    const nameOf = (id: string) => names.get(id) ?? id;
    return {
      gift: {
        cents: given.totalCents,
        extraCents,
        to: donation.shares.map((share) => nameOf(share.causeId)).join(', '),
      },
      confirmed: confirmationData(donation, nameOf),
    };
  };
  const settled = read().catch(() => {
    log.warn('gift of the order not read');
    return null;
  });
  const known = await deferSafe(settled, null, BUDGET_MS);
  if (known && trackingId !== null) {
    const {confirmed} = known;
    waitUntil(
      client.setConfirmationData(trackingId, confirmed).catch(() => log.warn('gift not confirmed')),
    );
  }
  return known ? known.gift : unknown;
}

async function namesOf(
  client: GivingClient,
  ids: readonly string[],
): Promise<(readonly [string, string])[]> {
  const eins = ids.filter((id) => causeKind(id) === 'charity');
  const portfolioIds = ids.filter((id) => causeKind(id) === 'portfolio');
  const [charities, portfolios] = await Promise.all([
    eins.length > 0 ? client.charitiesByEin(eins) : [],
    portfolioIds.length > 0 ? client.portfolios(portfolioIds) : [],
  ]);
  return [...charities, ...portfolios].map(({id, name}) => [id, name] as const);
}
