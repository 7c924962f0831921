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

describe('campaigns', () => {
  it.each<[string, CampaignName, number]>([
    ['GIVE-15 online purchase', 'onlinePurchase', 1],
    ['GIVE-16 redemption', 'redemption', 2],
    ['GIVE-17 round-up donation', 'roundUp', 3],
    ['GIVE-18 add-on donation', 'addOn', 4],
    ['GIVE-19 point of sale', 'pointOfSale', 5],
    ['GIVE-20 post-purchase donation', 'postPurchase', 6],
    ['GIVE-21 round-up point of sale', 'roundUpPointOfSale', 7],
  ])('%s is %s, number %i', (_title, name, id) => {
    const activeCampaigns = [{id, isActive: true}];
    const active = Object.keys(CAMPAIGNS).filter((one) =>
      isCampaignActive({activeCampaigns}, one as CampaignName),
    );
    expect(active).toEqual([name]);
    expect(isCampaignActive({activeCampaigns: [{id, isActive: false}]}, name)).toBe(false);
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
