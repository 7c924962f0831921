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

export function cardBadges(badgeTags: readonly string[]): Badge[] {
  return badgesOf(badgeTags).slice(0, CARD_BADGE_LIMIT);
}

/** Above this share of the cards, the "Best Seller" badge is meaningless. */
const TELLING_SHARE = 0.25;

/** Drops "Best Seller" from all cards of a list if too many of the first `firstPage` cards have it. */
export function withUsefulBadges<Card extends {variant: {badges: Badge[]}}>(
  cards: readonly Card[],
  firstPage = cards.length,
): Card[] {
  const first = cards.slice(0, firstPage);
  const isBestSeller = ({name}: Badge) => name === 'best-seller';
  const count = first.filter(({variant}) => variant.badges.some(isBestSeller)).length;
  if (count <= first.length * TELLING_SHARE) return [...cards];
  return cards.map((card) => ({
    ...card,
    variant: {
      ...card.variant,
      badges: card.variant.badges.filter((badge) => !isBestSeller(badge)),
    },
  }));
}
