import {parseListPath} from '../list-path';
import type {TrailCategory} from '../trail';

/** Where the shopper came by last: what a product's trail goes on from. */
export interface RememberedTrail {
  category: TrailCategory | null;
  /** Labels of the filters that were chosen there. */
  filterLabels: string[];
}

const KEY = 'trail';
const MAX_LABEL = 120;
const MAX_URL = 2048;
const MAX_LABELS = 40;

/** What is kept, as text; `null` when nothing is, or the browser keeps nothing. */
export function readTrail(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps a `RememberedTrail` as JSON. Where the browser keeps nothing, the trail is what the product says of itself. */
export function rememberTrail(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    /* Switched off, or full. */
  }
}

/** Anybody can write into a browser's storage: whatever is not a trail of this shop's own lists is passed over. */
export function parseTrail(text: string | null): RememberedTrail {
  const read = parseObject(text);
  const labels = Array.isArray(read.filterLabels) ? read.filterLabels : [];
  return {
    category: parseCategory(read.category),
    filterLabels: labels.filter(isLabel).slice(0, MAX_LABELS),
  };
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text ?? 'null');
    return isObject(read) ? read : {};
  } catch {
    return {};
  }
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

/** A path of this site and nothing else: it becomes a link. */
function isListUrl(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= MAX_URL &&
    /^\/products(?:[/?][\w\-./~%!$&'()*+,;=:@?]*)?$/.test(value) &&
    !value.includes('//') &&
    parseListPath(value.replace(/\?.*/, '')) !== null
  );
}
