import type {CustomerSegment} from './giving-store';
import {SITE_PROPERTY} from './site-property';

/** The data that segment rules can read. */
export interface SegmentSources {
  /** The page's global object. */
  window: object;
  /** Facts that the shop states about the visit. They win over the data layer. */
  customData: object;
  /** Messages of the tag manager's data layer, oldest first. */
  dataLayer: readonly unknown[];
}

type SegmentRule = Pick<
  CustomerSegment,
  | 'isActive'
  | 'priorityIndex'
  | 'frontEndPropertyName'
  | 'frontEndSource'
  | 'valueCategory'
  | 'specifiedValues'
>;

/** The first active rule that matches, in order of priority; `null` if none does (GIVE-42). */
export function findSegment<Rule extends SegmentRule>(
  rules: readonly Rule[],
  sources: SegmentSources,
): Rule | null {
  const ordered = [...rules].sort((a, b) => a.priorityIndex - b.priorityIndex);
  return (
    ordered.find((rule) => rule.isActive && matchesValue(rule, readValue(rule, sources))) ?? null
  );
}

/**
 * The segment of a site's shoppers, as far as a server can tell: rules that look at the page's window or at its data
 * layer are left to the browser.
 */
export function findSegmentOfSite<Rule extends SegmentRule>(
  rules: readonly Rule[],
  site: string,
): Rule | null {
  return findSegment(
    rules.filter(
      ({frontEndSource, frontEndPropertyName: name}) =>
        frontEndSource === 1 && name === SITE_PROPERTY,
    ),
    {window: {}, customData: {[SITE_PROPERTY]: site}, dataLayer: []},
  );
}

/** GIVE-43 to GIVE-45 */
function matchesValue({valueCategory, specifiedValues}: SegmentRule, value: unknown): boolean {
  if (valueCategory === 0) return isEmpty(value);
  if (valueCategory === 1) return !isEmpty(value);
  const values = Array.isArray(value) ? value.map(toText) : [toText(value)];
  return (
    values.length === specifiedValues.length &&
    values.every((text) => specifiedValues.includes(text))
  );
}

/**
 * GIVE-46, GIVE-47. Source 2, the parameters of the vendor's script, has no values, because the shop doesn't load that
 * script (GIVE-48).
 */
function readValue(
  {frontEndPropertyName: name, frontEndSource}: SegmentRule,
  {window, customData, dataLayer}: SegmentSources,
): unknown {
  switch (frontEndSource) {
    case 0:
      return readPath(window, name);
    case 1:
      return readPath(customData, name) ?? readDataLayer(dataLayer, name);
    default:
      return undefined;
  }
}

/** A later message of the data layer replaces what an earlier one said. */
function readDataLayer(messages: readonly unknown[], name: string): unknown {
  return messages
    .map((message) => readPath(message, name))
    .findLast((value) => value !== undefined);
}

/** `cart.total` reads `total` of `cart`. Reads own properties only, not inherited ones. */
function readPath(root: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
      return undefined;
    return (value as Record<string, unknown>)[name];
  }, root);
}

function isEmpty(value: unknown): boolean {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** An object matches no text. */
function toText(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '\0';
}
