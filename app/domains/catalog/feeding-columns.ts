import type {FeedingGuide} from './product';

/** The columns of a guide with amounts a day, such as one per age; the first column is the pet's weight. */
export function feedingColumns({columns}: FeedingGuide): {index: number; label: string}[] {
  return columns
    .map((label, index) => ({index, label}))
    .filter(({index, label}) => index > 0 && / a day/.test(label) && !/at most/.test(label));
}
