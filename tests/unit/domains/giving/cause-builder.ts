import type {FoundCharity} from '~/domains/giving/cause';

export function causeOf(parts: Partial<FoundCharity>): FoundCharity {
  return {
    id: '12-3456789',
    name: 'Denver Humane Society',
    website: '',
    logoUrl: '',
    streetAddress: '',
    city: 'Denver',
    state: 'CO',
    zip: '80202',
    description: '',
    multiplier: 1,
    categoryId: 3,
    categoryName: 'Animals',
    categoryLogoUrl: '',
    headline: '',
    bannerUrl: '',
    portfolioCharities: [],
    default: false,
    nteeFullCode: 'D20',
    nteeMainCode: 'D',
    nteeSubCode: '20',
    ...parts,
  };
}
