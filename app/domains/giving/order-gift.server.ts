import type {Cart} from '~/domains/cart/cart';
import type {OrderGift} from '~/domains/cart/cart-attributes';
import {extraGiftCents} from '~/domains/cart/extra-gift';
import {NO_CAUSE_ID} from '~/domains/giving-eligibility/giving-ids';
import type {SiteId} from '~/domains/session/site';
import {deferSafe} from '~/platform/deferred.server';
import type {Log} from '~/platform/log.server';
import type {GivingClient} from '~/services/giving/giving-client';
import {NO_DONATION} from './donation';
import {cartOnPage} from './rules/cart-on-page';
import {confirmationData, type ConfirmationData} from './rules/confirmation-data';
import {cartDonation, withExtraGift} from './rules/donation-arithmetic';
import {readCauses} from './sdk/read-causes';
import {readSiteOffer} from './site-offer.server';
import {NO_CAUSE} from './tracking';

type GiftCart = Pick<Cart, 'lineItems' | 'cost'>;

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
 * gift in the cart. `null` if nothing is donated, or if the service doesn't respond in time; the shopper's own gift is
 * kept even then, because it's charged. Reports to the service only what the order says: a gift that was computed too late
 * isn't reported (API-88). An order without a donation is reported, too, because an earlier checkout may have reported one
 * (API-110).
 *
 * @param trackingId `null` without the visit's donation tracking: then the shop's share isn't promised
 */
export async function readOrderGift(
  {log, waitUntil, ...source}: GiftParts,
  cart: GiftCart,
  trackingId: string | null,
): Promise<OrderGift | null> {
  const extraCents = extraGiftCents(cart);
  if (trackingId === null && extraCents === 0) return null;
  const computing = computeGift(source, cart, trackingId).catch(() => {
    log.warn('gift of the order not read');
    return null;
  });
  const computed = await deferSafe(computing, null, BUDGET_MS);
  if (!computed) return extraCents > 0 ? {cents: 0, extraCents, to: ''} : null;
  if (trackingId !== null) {
    waitUntil(
      source.client
        .setConfirmationData(trackingId, computed.confirmed)
        .catch(() => log.warn('gift not confirmed')),
    );
  }
  return computed.gift;
}

/** `null` if the site has no giving. */
async function computeGift(
  {client, site}: Pick<GiftParts, 'client' | 'site'>,
  cart: GiftCart,
  trackingId: string | null,
): Promise<{gift: OrderGift | null; confirmed: ConfirmationData} | null> {
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
  const extraCents = extraGiftCents(cart);
  const ownCauses = causeId === NO_CAUSE_ID ? offer.store.defaultCauseIds : [causeId];
  const donation = withExtraGift(given, extraCents, ownCauses);
  const otherCauseIds = donation.shares
    .map((share) => share.causeId)
    .filter((id) => id !== causeId);
  const otherCauses = await readCauses(client, otherCauseIds);
  const names = new Map([
    [causeId, causeName],
    ...otherCauses.map(({id, name}) => [id, name] as const),
  ]);
  const nameOf = (id: string) => names.get(id) ?? id;
  const to = donation.shares.map((share) => nameOf(share.causeId)).join(', ');
  return {
    gift: donation.totalCents === 0 ? null : {cents: given.totalCents, extraCents, to},
    confirmed: confirmationData(donation, nameOf),
  };
}
