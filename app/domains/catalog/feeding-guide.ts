import type {FeedingGuide} from './product';

/** Treats and toppers have no amount to live on: their guide says "at most". */
export function isMeal(guide: FeedingGuide | null): boolean {
  return guide?.columns.some((column) => / a day/.test(column) && !/at most/.test(column)) ?? false;
}
