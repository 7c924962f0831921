import type {SandboxContext} from '../context';
import {createPricing} from '../commerce/cart/cart-service';
import {newLineId} from '../commerce/cart/ids';
import {createCarts} from '../commerce/cart/store';
import {createCatalog} from '../commerce/catalog/store';
import type {CatalogStore} from '../commerce/catalog/types';
import {quoteCart, type Quote} from '../commerce/checkout/quote';
import {AUTOSHIP} from '../world/selling-plans';
import type {Address, Amounts, Item} from './records';

export interface QuotedDelivery {
  quote: Quote;
  amounts: Amounts;
  /** By item id, in US cents. */
  costs: Map<string, {price: number; total: number}>;
}

export type QuotedItem = Pick<Item, 'id' | 'variantId' | 'quantity'> & {
  /** `null` for an item that isn't on autoship. */
  weeks: number | null;
};

interface Buyer {
  id: string;
  email: string;
}

/** Prices items the way checkout does, with the current catalog. Leaves out items whose variant no longer exists. */
export function createQuotes(sandbox: Pick<SandboxContext, 'db' | 'clock'>) {
  const catalog: CatalogStore = createCatalog(sandbox.db);
  const carts = createCarts(sandbox.db, sandbox.clock);
  const {price} = createPricing({sandbox, catalog});

  return function quoteDelivery(
    items: readonly QuotedItem[],
    address: Address,
    buyer: Buyer,
  ): QuotedDelivery {
    const blank = carts.newCart();
    const known = items.filter(({variantId}) => catalog.variantById(variantId));
    const lineIds = new Map(known.map(({id}) => [newLineId(blank.token), id]));
    const cart = {
      ...blank,
      buyerIdentity: {...blank.buyerIdentity, email: buyer.email, customerId: buyer.id},
      lines: [...lineIds].map(([lineId, itemId]) => {
        const item = known.find(({id}) => id === itemId);
        const plan = AUTOSHIP.plans.find(({intervalCount}) => intervalCount === item?.weeks);
        return {
          id: lineId,
          merchandiseId: item?.variantId ?? '',
          quantity: item?.quantity ?? 1,
          attributes: [],
          sellingPlanId: plan?.id ?? null,
        };
      }),
    };
    const quote = quoteCart(price(cart), {state: address.provinceCode, shipping: 'standard'});
    const {lines, shipping, tax, total} = quote.summary;
    const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
    const afterPlans = lines.reduce((sum, line) => sum + line.total, 0);
    return {
      quote,
      amounts: {
        subtotal,
        saving: subtotal - afterPlans,
        shipping: shipping ?? 0,
        tax: tax ?? 0,
        total,
      },
      costs: new Map(
        lines.map((line) => [lineIds.get(line.id) ?? '', {price: line.price, total: line.total}]),
      ),
    };
  };
}
