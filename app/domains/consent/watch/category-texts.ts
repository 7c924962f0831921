import type {ConsentCategory, ThirdPartyAddresses, ThirdPartyId} from '../third-parties';
import {THIRD_PARTY_TEXTS} from '../parts/third-party-texts';

interface CategoryText {
  id: ConsentCategory;
  label: string;
  text: string;
  thirdParties: {name: string; purpose: string}[];
}

const CATEGORIES: Record<ConsentCategory, {label: string; text: string}> = {
  required: {
    label: 'Required',
    text: 'The shop can’t work without these: your cart, your login and your privacy choices.',
  },
  functional: {
    label: 'Functional',
    text: 'Adds extras, and tells us about pages that break.',
  },
  advertising: {
    label: 'Advertising',
    text: 'Measures the shop and its ads. Connects your visit with our emails and giving.',
  },
};

/** The consent dialog's text about each category and its third parties on this site. */
export function categoryTexts(addresses: ThirdPartyAddresses): CategoryText[] {
  return (['required', 'functional', 'advertising'] as const).map((id) => ({
    id,
    ...CATEGORIES[id],
    thirdParties: Object.entries(THIRD_PARTY_TEXTS)
      .filter(([party, {category}]) => addresses[party as ThirdPartyId] && category === id)
      .map(([, {name, purpose}]) => ({name, purpose})),
  }));
}
