import {attempt, parseJson} from '~/platform/attempt';
import type {TrailCategory} from '../trail';

/** The last list that the shopper saw; product breadcrumbs continue from it. */
export interface RememberedTrail {
  category: TrailCategory | null;
  filterLabels: string[];
}

const KEY = 'trail';
const MAX_LABEL = 120;
const MAX_URL = 2048;
const MAX_LABELS = 40;

export function readTrail(): string | null {
  return attempt(() => localStorage.getItem(KEY)) ?? null;
}

/** If storage is unavailable, product breadcrumbs use the product's own categories. */
export function rememberTrail(text: string): void {
  attempt(() => localStorage.setItem(KEY, text));
}

/** Accepts only labels and URLs of this shop's own lists, because local storage is untrusted input. */
export function parseTrail(text: string | null): RememberedTrail {
  const parsed = parseJson(text);
  const read = isObject(parsed) ? parsed : {};
  const labels = Array.isArray(read.filterLabels) ? read.filterLabels : [];
  return {
    category: parseCategory(read.category),
    filterLabels: labels.filter(isLabel).slice(0, MAX_LABELS),
  };
}

function parseCategory(read: unknown): TrailCategory | null {
  if (!isObject(read)) return null;
  const {label, url} = read;
  return isLabel(label) && isListUrl(url) ? {label, url} : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isLabel(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LABEL;
}

/** The URL becomes a link, so it must look like one of this site's lists. */
function isListUrl(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= MAX_URL &&
    /^\/products(?:\/(?:dog|cat)(?:\/[\w-]+){0,2}\/?)?(?:\?[\w\-./~%!$&'()*+,;=:@?]*)?$/.test(value)
  );
}
