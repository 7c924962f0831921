import {isShownForCart, isShownForProduct} from '~/domains/giving-eligibility/eligibility';
import {NO_CAUSE_ID} from '~/domains/giving-eligibility/giving-ids';
import {NO_DONATION, type Donation} from '../donation';
import {cartDonation, productDonation} from '../rules/donation-arithmetic';
import type {CauseFinder} from './cause-finder';
import {SDK_MESSAGES} from './giving-sdk-error';
import {
  NO_VIEW,
  type CartOnPage,
  type Causes,
  type GivingTools,
  type GivingView,
  type ProductOnPage,
} from './giving-state';

export interface WidgetViews {
  viewProduct(product: ProductOnPage): Promise<GivingView>;
  viewCart(cart: CartOnPage): Promise<GivingView>;
}

/** Computes what widgets show, for the current cause and segment. */
export function createWidgetViews(
  {client, cache, attempt, state}: GivingTools,
  {find}: CauseFinder,
): WidgetViews {
  function isShown(decide: typeof isShownForCart, {totalCents}: Donation): Promise<boolean> {
    return attempt(
      () => {
        const {store, segment} = state();
        if (!store) throw new Error('the store is not loaded');
        return decide({store, segment, totalCents});
      },
      false,
      SDK_MESSAGES.eligibility,
    );
  }

  function causesOf({shares}: Donation): Promise<Causes> {
    const ids = shares.map(({causeId}) => causeId);
    return attempt(
      async () => {
        const causes = await find(ids);
        if (ids.length > 0 && causes.length === 0) throw new Error('no cause is known');
        return Object.fromEntries(causes.map((cause) => [cause.id, cause]));
      },
      {},
      SDK_MESSAGES.causeIds,
    );
  }

  function viewOf(calculate: () => Promise<Donation>, decide: typeof isShownForCart) {
    return attempt<GivingView>(
      async () => {
        const donation = await attempt(calculate, NO_DONATION, SDK_MESSAGES.calculate);
        if (!(await isShown(decide, donation))) return NO_VIEW;
        return {isShown: true, donation, causes: await causesOf(donation)};
      },
      NO_VIEW,
      SDK_MESSAGES.updateWidget,
    );
  }

  const terms = () => ({
    providedCauseId: state().tracking?.causeId ?? NO_CAUSE_ID,
    customerSegmentId: state().segment?.id ?? '',
  });

  return {
    viewProduct: ({cmsId, priceCents, quantity}) =>
      viewOf(async () => {
        const input = {cmsId, realPrice: priceCents / 100, ...terms()};
        const item = await cache.run(['product', input], () => client.productDonation(input));
        return productDonation(item, quantity);
      }, isShownForProduct),

    viewCart: (cart) =>
      viewOf(async () => {
        const input = {...cart, ignoreDirectDonations: false, ...terms()};
        return cartDonation(await cache.run(['cart', input], () => client.cartDonation(input)));
      }, isShownForCart),
  };
}
