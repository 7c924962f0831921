import {AUTOSHIP_SAVING_PERCENT} from '~/domains/autoship-offer/offer';

/** For one unit, as the selling plan prices it. */
export function autoshipPriceCents(priceCents: number): number {
  return Math.round((priceCents * (100 - AUTOSHIP_SAVING_PERCENT)) / 100);
}
