import {toItems, toSale, type AnalyticsEvent} from '~/domains/analytics/analytics-events';
import type {ItemFacts} from '~/domains/analytics/analytics-item';
import type {Cart} from '~/domains/cart/cart';
import {itemOfLine} from '~/domains/cart/item-event';
import type {CardVariant, ProductCardModel} from '~/domains/catalog/card';
import type {ProductModel} from '~/domains/catalog/product-model';
import type {ShownCarousel} from '~/domains/catalog/shown-carousels';
import {pageTypeOf} from '~/domains/consent/page-types';
import {scrubText} from '~/platform/error-report/scrub-text';

export interface ShownPage {
  routeId: string;
  /** The data of the route's loader; `undefined` if it failed. */
  data: unknown;
}

/** The parts of the loaders' data that events use. */
interface PageData {
  product?: ProductModel;
  list?: {cards: ProductCardModel[]};
  heading?: string;
  search?: string;
  model?: {kind: string; list?: {cards: ProductCardModel[]}; cards?: ProductCardModel[]};
  cart?: Cart | null;
}

/** The events of a page: first the page view, then its content (NAV-01 to NAV-04). */
export function pageEvents({routeId, data}: ShownPage): AnalyticsEvent[] {
  const page_type = pageTypeOf(routeId);
  const view: AnalyticsEvent = {name: 'page_view', parameters: {route_name: routeId, page_type}};
  return [view, ...contentEvents(data as PageData | null | undefined)];
}

function contentEvents(data: PageData | null | undefined): AnalyticsEvent[] {
  if (!data) return [];
  const {product, search, cart} = data;
  if (product) return [{name: 'view_item', parameters: toSale([itemOf(product, product.variant)])}];
  if (cart) return [{name: 'view_cart', parameters: toSale(cart.lineItems.map(itemOfLine))}];
  const searched: AnalyticsEvent[] = search
    ? [{name: 'search', parameters: {search_term: scrubText(search)}}]
    : [];
  const cards = cardsOf(data);
  if (cards.length === 0) return searched;
  const items = toItems(cards.map((card) => itemOf(card, card.variant)));
  return [
    ...searched,
    {name: 'view_item_list', parameters: {item_list_name: listName(data), items}},
  ];
}

/** The event for a carousel that has appeared. */
export function carouselEvent({heading, cards}: ShownCarousel): AnalyticsEvent {
  const items = toItems(cards.map((card) => itemOf(card, card.variant)));
  return {name: 'view_item_list', parameters: {item_list_name: heading, items}};
}

/** The event for a press on a product link in the page's list or carousels; `null` for other links. */
export function selectionOf(
  {data}: ShownPage,
  path: string,
  carousels: readonly ShownCarousel[],
): AnalyticsEvent | null {
  const pageData = data as PageData | null | undefined;
  const lists = [
    ...(pageData ? [{heading: listName(pageData), cards: cardsOf(pageData)}] : []),
    ...carousels,
  ];
  for (const {heading, cards} of lists) {
    for (const [index, card] of cards.entries()) {
      const variant = [card.variant, ...card.sizes].find((item) => item?.path === path);
      if (!variant) continue;
      return {
        name: 'select_item',
        parameters: {
          item_list_name: heading,
          items: toItems([{...itemOf(card, variant), index}]),
        },
      };
    }
  }
  return null;
}

const cardsOf = ({list, model}: PageData) => (model?.list ?? list ?? model)?.cards ?? [];

/** A search heading repeats the search text, which may be personal. */
const listName = ({search, heading = ''}: PageData) =>
  search === undefined ? heading : 'Search results';

type Named = Pick<ProductCardModel, 'title' | 'brand' | 'productType'>;
type Priced = Pick<CardVariant, 'id' | 'sku' | 'selectedOptions' | 'priceCents' | 'compareAtCents'>;

function itemOf({title, brand, productType}: Named, variant: Priced): ItemFacts {
  return {
    sku: variant.sku,
    title,
    brand,
    category: productType,
    variantId: variant.id,
    variant: variant.selectedOptions.map(({value}) => value).join(' / '),
    priceCents: variant.priceCents,
    fullPriceCents: variant.compareAtCents,
  };
}
