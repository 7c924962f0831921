import {describe, expect, it} from 'vitest';
import {isShownForCart, isShownForProduct} from '~/domains/giving-eligibility/eligibility';
import {CAMPAIGNS, isCampaignActive} from '~/domains/giving-eligibility/giving-store';

type CampaignName = keyof typeof CAMPAIGNS;

const storeOf = (active: readonly CampaignName[]) => ({
  isActive: true,
  isExperienceActive: true,
  activeCampaigns: Object.entries(CAMPAIGNS).map(([name, id]) => ({
    id,
    isActive: active.includes(name as CampaignName),
  })),
});

/** The active campaigns if the store lists only this one. */
const activeWith = (id: number, isActive = true) =>
  Object.keys(CAMPAIGNS).filter((name) =>
    isCampaignActive({activeCampaigns: [{id, isActive}]}, name as CampaignName),
  );

describe('campaigns', () => {
  it('GIVE-15, GIVE-16, GIVE-17, GIVE-18 are online purchase, redemption, round-up and add-on', () => {
    expect([1, 2, 3, 4].map((id) => activeWith(id))).toEqual([
      ['onlinePurchase'],
      ['redemption'],
      ['roundUp'],
      ['addOn'],
    ]);
  });

  it('GIVE-19, GIVE-20, GIVE-21 are point of sale, post-purchase and round-up point of sale', () => {
    expect([5, 6, 7].map((id) => activeWith(id))).toEqual([
      ['pointOfSale'],
      ['postPurchase'],
      ['roundUpPointOfSale'],
    ]);
  });

  it('are inactive when the store says so, or doesn’t know them', () => {
    expect([activeWith(1, false), activeWith(0), activeWith(8)]).toEqual([[], [], []]);
  });
});

describe('widget', () => {
  it.each<[CampaignName[], number, boolean]>([
    [['onlinePurchase'], 1, true],
    [['onlinePurchase'], 0, false],
    [[], 100, false],
    [['redemption', 'pointOfSale', 'postPurchase', 'roundUpPointOfSale'], 100, false],
  ])('GIVE-37 for a cart with %j and %i cents: %s', (active, totalCents, shown) => {
    expect(isShownForCart({store: storeOf(active), segment: null, totalCents})).toBe(shown);
  });

  it.each<[CampaignName[], number]>([
    [['addOn'], 0],
    [['roundUp'], 0],
    [['addOn', 'roundUp', 'onlinePurchase'], 0],
    [['addOn'], 100],
  ])('GIVE-38 for a cart with %j and %i cents is shown', (active, totalCents) => {
    expect(isShownForCart({store: storeOf(active), segment: null, totalCents})).toBe(true);
  });

  it.each([
    [0, false],
    [1, true],
  ])('GIVE-39 for a product with %i cents: %s', (totalCents, shown) => {
    expect(isShownForProduct({store: storeOf([]), segment: null, totalCents})).toBe(shown);
  });

  it('GIVE-36 is shown unless the segment excludes it', () => {
    const store = storeOf(['onlinePurchase', 'addOn']);
    for (const isShown of [isShownForCart, isShownForProduct]) {
      expect(isShown({store, segment: null, totalCents: 100})).toBe(true);
      expect(isShown({store, segment: {excludeSegment: false}, totalCents: 100})).toBe(true);
      expect(isShown({store, segment: {excludeSegment: true}, totalCents: 100})).toBe(false);
    }
  });

  it.each(['isActive', 'isExperienceActive'])(
    'GIVE-81 is hidden when the store’s %s is false',
    (name) => {
      const store = {...storeOf(['onlinePurchase', 'addOn']), [name]: false};
      for (const isShown of [isShownForCart, isShownForProduct]) {
        expect(isShown({store, segment: null, totalCents: 100})).toBe(false);
      }
    },
  );
});
