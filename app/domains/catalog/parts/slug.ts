import {trimOf} from '~/platform/trim-end';

/** `12 x 12.8 oz` -> `12-x-12-8-oz`, at most 120 of `[a-z0-9-]`. */
export function slugify(text: string): string {
  const hyphenated = text
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-');
  return trimOf(hyphenated, '-').slice(0, 120);
}

export function isSlug(text: string): boolean {
  return /^[a-z0-9-]{1,120}$/.test(text);
}
