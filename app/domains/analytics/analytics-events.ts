import type {PageType} from '~/domains/consent/page-types';
import {toAnalyticsItem, valueOf, type AnalyticsItem, type ItemFacts} from './analytics-item';

interface Sale {
  currency: 'USD';
  /** Dollars for all items. */
  value: number;
  items: AnalyticsItem[];
}

interface ListedItems {
  item_list_name: string;
  items: AnalyticsItem[];
}

/** Every event of the shop, by its name in the data layer, with its parameters. None has personal data. */
export interface EventParameters {
  /** NAV-01, NAV-02. The route's name instead of the URL, which may name an order or a search. */
  page_view: {route_name: string; page_type: PageType | null};
  view_item: Sale;
  view_item_list: ListedItems;
  select_item: ListedItems;
  search: {search_term: string};
  add_to_cart: Sale;
  remove_from_cart: Sale;
  view_cart: Sale;
  begin_checkout: Sale;
  login: {method: 'password'};
  consent_change: {functional: boolean; advertising: boolean};
}

export type EventName = keyof EventParameters;

/** `ecommerce` events have their parameters in an object of that name, as GA4 wants it. */
export const EVENTS: Record<EventName, {when: string; kind: 'ecommerce' | 'plain'}> = {
  page_view: {when: 'A page is shown: once per navigation.', kind: 'plain'},
  view_item: {when: 'The page of a product is shown.', kind: 'ecommerce'},
  view_item_list: {
    when: 'A product list, search results or a carousel is shown, with its products.',
    kind: 'ecommerce',
  },
  select_item: {when: 'A product in a list or carousel is opened.', kind: 'ecommerce'},
  search: {when: 'Search results are shown.', kind: 'plain'},
  add_to_cart: {when: 'The server has confirmed an add.', kind: 'ecommerce'},
  remove_from_cart: {when: 'The server has confirmed a removal.', kind: 'ecommerce'},
  view_cart: {when: 'The cart page is shown.', kind: 'ecommerce'},
  begin_checkout: {
    when: 'The checkout form is sent, with the attestation if it needs one.',
    kind: 'ecommerce',
  },
  login: {when: 'The first page after a login is shown.', kind: 'plain'},
  consent_change: {when: 'The shopper has changed their privacy choices.', kind: 'plain'},
};

export type AnalyticsEvent = {
  [Name in EventName]: {name: Name; parameters: EventParameters[Name]};
}[EventName];

export function toSale(facts: readonly ItemFacts[]): Sale {
  const items = toItems(facts);
  return {currency: 'USD', value: valueOf(items), items};
}

export function toItems(facts: readonly ItemFacts[]): AnalyticsItem[] {
  return facts.map((itemFacts, index) => toAnalyticsItem({index, ...itemFacts}));
}
