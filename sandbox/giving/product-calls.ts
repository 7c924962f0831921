import type {Hono} from 'hono';
import {z} from 'zod';
import type {Db} from '../context';
import {readJson} from '../http/json-input';
import {brokenValues} from './broken-replies';
import type {Directory} from './directory';
import {createCalculator} from './donations';
import type {ForStore} from './for-store';
import {cartBody, productQuery, withInput} from './inputs';

/** The calls that compute the donation of a product or a cart. */
export function mountProductCalls(
  api: Hono,
  {db, directory, forStore}: {db: Db; directory: Directory; forStore: ForStore},
): void {
  const calculator = createCalculator(directory, findProduct(db));

  api.get(
    '/products/donation-by-cms-id',
    forStore('product-donation', (c, store) =>
      withInput(c, productQuery, c.req.query(), (input) => {
        const {cmsId: id, realPrice: price, ...rest} = input;
        const item = {id, price, quantity: 1, discount: 0};
        const terms = {store, causeId: rest.providedCauseId, ignoreDirectDonations: false, ...rest};
        const {config} = store;
        return c.json({
          result: brokenValues(store, calculator.itemDonation(item, terms)),
          storeDefault: {
            autoExcludedProducts: false,
            defaultCauses: config.DefaultCauseIds,
            defaultDonation: config.DefaultDonation,
            donationType: config.DefaultDonationType,
            features: [],
            letShoppersChoose: config.LetShoppersChoose,
            storeId: store.id,
          },
        });
      }),
    ),
  );
  api.post(
    '/products/get-multiple-donation',
    forStore('cart-donation', async (c, store) =>
      withInput(c, cartBody, await readJson(c), ({cmsIds, cartDiscount, ...rest}) => {
        const terms = {store, causeId: rest.providedCauseId, ...rest};
        const totalPrice = cmsIds.reduce((sum, {price, quantity}) => sum + price * quantity, 0);
        const lineItems = cmsIds.map((line) => {
          const share = totalPrice === 0 ? 0 : (line.price * line.quantity) / totalPrice;
          const item = {...line, discount: line.discount + cartDiscount * share};
          const donation = calculator.itemDonation(item, terms);
          const {price: providedPrice, quantity} = line;
          return {...brokenValues(store, donation), providedPrice, quantity};
        });
        const cartDonation = calculator.orderDonation(terms);
        const shares = [...lineItems.map(({donations}) => donations), cartDonation?.donation ?? {}];
        return c.json({
          donationRecipients: sumOf(shares),
          lineItems,
          ...(cartDonation && {cartDonation}),
        });
      }),
    ),
  );
}

const productSchema = z.object({handle: z.string(), productType: z.string(), title: z.string()});

function findProduct(db: Db) {
  return (number: string) => {
    const row = db
      .prepare('SELECT handle, product_type AS productType, title FROM products WHERE number = ?')
      .get(number);
    return row === undefined ? null : productSchema.parse(row);
  };
}

function sumOf(shares: readonly Record<string, number>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [id, amount] of shares.flatMap((share) => Object.entries(share))) {
    sums[id] = Math.round(((sums[id] ?? 0) + amount) * 10_000) / 10_000;
  }
  return sums;
}
