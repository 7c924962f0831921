import {DONATION_PER_ORDER} from '../world/giving/stores';
import type {Directory} from './directory';
import type {StoreSettings} from './settings';

/** The shopper hasn't chosen a cause. */
const NO_CAUSE = '0';
const PERCENTAGE = 0;
const FLAT = 1;
/** US dollars for each box of treats. */
const DONATION_PER_TREAT = 0.25;

export interface PricedItem {
  /** The product's number in the shop. */
  id: string;
  /** US dollars per unit. */
  price: number;
  quantity: number;
  /** US dollars off the whole line. */
  discount: number;
}

export interface DonationTerms {
  store: StoreSettings;
  causeId: string;
  customerSegmentId: string;
  ignoreDirectDonations: boolean;
}

/** A product with a donation rule of its own. */
interface ProductRule {
  excluded?: true;
  perPiece?: number;
  directCauseId?: string;
  portfolioId?: string;
}

interface KnownProduct {
  handle: string;
  productType: string;
  title: string;
}

export interface ItemDonation {
  directDonation: boolean;
  donations: Record<string, number>;
  entityInfo: {cmdId: string; entityType: string; id: string; name: string};
  excluded: boolean;
  portfolioId?: string;
  totalDonationValue: number;
  donationType: number;
}

interface Calculator {
  /** One line's donation and recipients. Amounts are US dollars with up to four decimals. */
  itemDonation(item: PricedItem, terms: DonationTerms): ItemDonation;
  /** A store's donation for the order as a whole; `null` if there is none. */
  orderDonation(terms: DonationTerms): {
    donation: Record<string, number>;
    totalDonationValue: number;
  } | null;
}

/**
 * Products use the store's default, with these exceptions: treats give a fixed amount, the bowl gives to one shelter,
 * the treat box gives to a portfolio, and the donation product gives nothing extra.
 */
export function createCalculator(
  directory: Directory,
  findProduct: (number: string) => KnownProduct | null,
): Calculator {
  const portfolio = directory.portfolios[0];
  const shelter = directory.charities.find(({categoryId}) => categoryId === 3);

  function ruleOf(product: KnownProduct | null): ProductRule {
    if (!product || product.productType === 'Donation') return {excluded: true};
    if (product.handle === 'stainless-steel-bowl' && shelter) return {directCauseId: shelter.ein};
    if (product.handle === 'monthly-treat-box' && portfolio) return {portfolioId: portfolio.id};
    return product.productType === 'Treats' ? {perPiece: DONATION_PER_TREAT} : {};
  }

  /** A portfolio splits the donation equally among its charities. */
  function recipients(causeIds: readonly string[], amount: number): Record<string, number> {
    const shares: Record<string, number> = {};
    for (const causeId of causeIds) {
      const charities = directory.portfolioById(causeId)?.charities.map(({ein}) => ein);
      const receivers = charities ?? [causeId];
      for (const receiver of receivers) {
        const share = amount / causeIds.length / receivers.length;
        shares[receiver] = rounded((shares[receiver] ?? 0) + share);
      }
    }
    return shares;
  }

  function causesFor({store, causeId}: DonationTerms): readonly string[] {
    return causeId === NO_CAUSE ? store.config.DefaultCauseIds : [causeId];
  }

  function isExcluded({store, customerSegmentId}: DonationTerms): boolean {
    const segments = store.config.CustomerSegments ?? [];
    return segments.some(({Id, ExcludeSegment}) => Id === customerSegmentId && ExcludeSegment);
  }

  return {
    itemDonation(item, terms) {
      const {config} = terms.store;
      const product = findProduct(item.id);
      const rule = ruleOf(product);
      const entityInfo = {
        cmdId: item.id,
        entityType: 'product',
        id: item.id,
        name: product?.title ?? '',
      };
      if (rule.excluded || isExcluded(terms)) {
        const donationType = config.DefaultDonationType;
        const nothing = {directDonation: false, donations: {}, totalDonationValue: 0, donationType};
        return {...nothing, entityInfo, excluded: true};
      }
      const isFlat = rule.perPiece !== undefined || config.DefaultDonationType === FLAT;
      const perPiece = rule.perPiece ?? config.DefaultDonation;
      const price = Math.max(item.price * item.quantity - item.discount, 0);
      const direct = terms.ignoreDirectDonations ? undefined : rule.directCauseId;
      const causeIds = [direct ?? rule.portfolioId ?? ''].filter(Boolean);
      const chosen = causeIds.length > 0 ? causeIds : causesFor(terms);
      const times = isFlat ? 1 : (config.CauseMultipliers[chosen[0] ?? ''] ?? 1);
      const total = rounded(
        (isFlat ? perPiece * item.quantity : (price * config.DefaultDonation) / 100) * times,
      );
      const portfolioId = chosen.find((id) => directory.portfolioById(id) !== undefined);
      return {
        directDonation: direct !== undefined,
        donations: recipients(chosen, total),
        entityInfo,
        excluded: false,
        ...(portfolioId !== undefined && {portfolioId}),
        totalDonationValue: total,
        donationType: isFlat ? FLAT : PERCENTAGE,
      };
    },
    orderDonation(terms) {
      if (terms.store.profile !== 'per-order' || isExcluded(terms)) return null;
      const totalDonationValue = DONATION_PER_ORDER;
      return {donation: recipients(causesFor(terms), totalDonationValue), totalDonationValue};
    },
  };
}

function rounded(dollars: number): number {
  return Math.round(dollars * 10_000) / 10_000;
}
