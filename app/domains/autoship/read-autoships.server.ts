import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';
import {formatCents} from '~/platform/money';
import {autoshipPriceCents} from './parts/autoship-price';
import {toAutoshipView, type AutoshipView, type DeliveryView} from './parts/autoship-view';
import {valueOrLog} from './parts/value-or-log.server';
import type {DeliveryItem} from './subscription';

export type AutoshipContext = Needs<{request: 'log'; services: 'subscriptions' | 'catalog'}>;

/** The autoships of a customer, or `null` if the provider couldn't be read, which is logged (ERR-04, ERR-05). */
export async function readAutoships(
  context: AutoshipContext,
  {customerId}: Pick<Session, 'customerId'>,
): Promise<AutoshipView | null> {
  const {subscriptions} = context.services;
  const [listed, coming, addresses, cards] = await Promise.all([
    subscriptions.list(customerId),
    subscriptions.comingDeliveries(customerId),
    subscriptions.addresses(customerId),
    subscriptions.cards(customerId),
  ]);
  const list = valueOrLog(context, listed);
  const deliveries = valueOrLog(context, coming);
  if (!list || !deliveries) return null;
  const variantIds = [
    ...list.map(({variantId}) => variantId),
    ...deliveries.flatMap(({items}) => items.map(({variantId}) => variantId)),
  ];
  return toAutoshipView({
    subscriptions: list,
    deliveries,
    products: await readProducts(context, variantIds),
    /* The page works without them. */
    addresses: valueOrLog(context, addresses) ?? [],
    cards: valueOrLog(context, cards) ?? [],
  });
}

/** The latest first; `null` if the provider couldn't be read, which is logged. */
export async function readPastDeliveries(
  context: AutoshipContext,
  {customerId}: Pick<Session, 'customerId'>,
): Promise<DeliveryView[] | null> {
  const past = valueOrLog(context, await context.services.subscriptions.pastDeliveries(customerId));
  if (!past) return null;
  const variantIds = past.flatMap(({items}) => items.map(({variantId}) => variantId));
  const products = await readProducts(context, variantIds);
  return toAutoshipView({
    subscriptions: [],
    deliveries: past,
    products,
    addresses: [],
    cards: [],
  }).deliveries;
}

/**
 * Adds an upcoming item's price to its facts if it differs from the price in its subscription's last delivery. `past`
 * has the latest first.
 */
export function notePriceChanges(view: AutoshipView, past: readonly DeliveryView[]): AutoshipView {
  const lastItems = past
    .filter(({status}) => status === 'placed')
    .flatMap(({items}) => items.filter(({subscriptionId}) => subscriptionId !== null));
  return {
    ...view,
    deliveries: view.deliveries.map((delivery) => ({
      ...delivery,
      items: delivery.items.map((item) => {
        const last = lastItems.find(({subscriptionId}) => subscriptionId === item.subscriptionId);
        return last?.variantId === item.variantId && last.priceCents !== item.priceCents
          ? {
              ...item,
              facts: `${item.facts} · ${priceText(item)} each, last time ${priceText(last)}`,
            }
          : item;
      }),
    })),
  };
}

const priceText = ({priceCents}: DeliveryItem) => formatCents(autoshipPriceCents(priceCents));

/** Without the catalog, the page names no products but still shows dates and amounts. */
async function readProducts({services}: AutoshipContext, variantIds: string[]) {
  const products = await services.catalog.productsOfVariants(variantIds);
  return products.ok ? products.value : null;
}
