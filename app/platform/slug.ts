import {LENGTHS} from './lengths';
import {trimOf} from './trim-end';

const {min: MIN, max: MAX} = LENGTHS.slug;

/** Handles of products, slugs of content pages, and values in the URL of a list. */
export const SLUG = new RegExp(`^[a-z0-9-]{${MIN},${MAX}}$`);

export const isSlug = (text: string): boolean => SLUG.test(text);

/** `12 x 12.8 oz` -> `12-x-12-8-oz` */
export function slugify(text: string): string {
  const hyphenated = text
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-');
  return trimOf(hyphenated, '-').slice(0, MAX);
}
