/** In order of priority (CARD-22, CARD-27). */
const BADGES = {
  'out-of-stock': 'Out of Stock',
  'limited-stock': 'Limited Stock',
  deal: 'Deal',
  'best-seller': 'Best Seller',
  featured: 'Featured',
  'back-in-stock': 'Back In Stock',
  'brand-new': 'New',
  'new-innovation': 'New Innovation',
  'new-formula': 'New Formula',
  'new-flavor': 'New Flavor',
  'new-look': 'New Look',
  'discontinued-soon': 'Discontinued Soon',
} as const;

export type BadgeName = keyof typeof BADGES;

export interface Badge {
  name: BadgeName;
  label: string;
}

export const DEAL_TAG = 'badge::deal';

export const BACK_TAG = 'badge::back-in-stock';

/** CARD-21 */
export const CARD_BADGE_LIMIT = 2;

const PRIORITY = Object.keys(BADGES) as BadgeName[];

/** Sorted by priority, without duplicates. Ignores unknown tags; `new` means `brand-new` (CARD-23). */
export function badgesOf(badgeTags: readonly string[]): Badge[] {
  const names = badgeTags.map((tag) => {
    const name = /^badge::(.+)$/.exec(tag)?.[1];
    return name === 'new' ? 'brand-new' : name;
  });
  return PRIORITY.filter((name) => names.includes(name)).map((name) => ({
    name,
    label: BADGES[name],
  }));
}

/** The first ones: the badges of a card. */
export const cardBadges = (badges: readonly Badge[]): Badge[] => badges.slice(0, CARD_BADGE_LIMIT);

/** Above this share of the cards, the "Best Seller" badge is meaningless. */
const TELLING_SHARE = 0.25;

const isBestSeller = ({name}: Badge) => name === 'best-seller';

interface Badged {
  badges: Badge[];
}

/**
 * Reduces all badges of a list's cards to those that the cards show. Drops "Best Seller" if too many of the first
 * `firstPage` cards would show it.
 */
export function withUsefulBadges<Card extends {variant: Badged; sizes: (Badged | null)[]}>(
  cards: readonly Card[],
  firstPage = cards.length,
): Card[] {
  const first = cards.slice(0, firstPage);
  const count = first.filter(({variant}) => cardBadges(variant.badges).some(isBestSeller)).length;
  const isTelling = count <= first.length * TELLING_SHARE;
  const reduce = <Variant extends Badged>(variant: Variant): Variant => ({
    ...variant,
    badges: cardBadges(variant.badges.filter((badge) => isTelling || !isBestSeller(badge))),
  });
  return cards.map((card) => ({
    ...card,
    variant: reduce(card.variant),
    sizes: card.sizes.map((size) => size && reduce(size)),
  }));
}
