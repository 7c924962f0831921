import type {FeedingGuide} from './product';

/** Treats and toppers aren't complete food: their guide gives a maximum. */
export function isMeal(guide: FeedingGuide | null): boolean {
  return guide?.columns.some((column) => / a day/.test(column) && !/at most/.test(column)) ?? false;
}
