import {Hono, type Context} from 'hono';
import {z} from 'zod';
import type {Db, SandboxContext} from '../context';
import {charityDirectory} from './directory';
import {createCalculator} from './donations';
import {createSettings, type Break, type StoreSettings} from './settings';
import {confirmationSchema, createTrackings, type Tracking} from './trackings';

const MAX_LINES = 250;
const MAX_TAKE = 100;

const decimal = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,4})?$/)
  .transform(Number);
const whole = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number);
const dollars = z.number().min(0).max(1_000_000);
const cause = z.string().max(36);
const word = z.string().max(100).default('');

const productQuery = z.object({
  cmsId: z.string().min(1).max(40),
  realPrice: decimal,
  providedCauseId: cause,
  customerSegmentId: word,
});
const cartBody = z.object({
  cmsIds: z
    .array(
      z.object({
        id: z.string().min(1).max(40),
        price: dollars,
        quantity: z.int().min(1).max(1000),
        discount: dollars,
      }),
    )
    .max(MAX_LINES),
  cartDiscount: dollars,
  ignoreDirectDonations: z.boolean(),
  providedCauseId: cause,
  customerSegmentId: z.string().max(100),
});
const searchQuery = z.object({
  q: word,
  skip: whole,
  take: whole.pipe(z.number().min(1).max(MAX_TAKE)),
  zip: word,
  city: word,
  state: word,
  categoryId: word,
});
const startBody = z.object({
  storeId: z.string().max(64),
  isTestMode: z.boolean(),
  isForceTestMode: z.boolean(),
});
const causeBody = z.object({causeId: cause, causeName: z.string().max(200)});
const integrationBody = z.object({
  integrationType: z.string().max(40),
  info: z.record(z.string().max(40), z.string().max(500)),
});
const confirmationBody = z.object({confirmationData: confirmationSchema});

/**
 * The JSON services by their paths below the service's own name. Every call names its store in `x-store-id`.
 */
export function createApi({db, clock, faults, origin}: SandboxContext): Hono {
  const directory = charityDirectory(origin);
  const settings = createSettings(db, directory);
  const trackings = createTrackings(db, clock);
  const calculator = createCalculator(directory, findProduct(db));
  const api = new Hono();

  /** Answers for a known store, unless the control room has broken this call. */
  const forStore =
    (broken: Break, answer: (c: Context, store: StoreSettings) => Response | Promise<Response>) =>
    async (c: Context): Promise<Response> => {
      const store = settings.of(c.req.header('x-store-id') ?? '');
      if (!store) return problem(c, 401, 'The store is unknown.');
      if (store.breaks.includes(broken)) return problem(c, 500, 'Internal error.');
      return answer(c, store);
    };
  const forTracking = (
    broken: Break,
    answer: (c: Context, tracking: Tracking, store: StoreSettings) => Response | Promise<Response>,
  ) =>
    forStore(broken, (c, store) => {
      const tracking = trackings.find(store.id, c.req.param('trackingId') ?? '');
      return tracking ? answer(c, tracking, store) : problem(c, 404, 'The tracking is unknown.');
    });

  api.get(
    '/stores/cc-small/none',
    forStore('store', async (c, store) => {
      if (store.profile === 'never-loads') await faults.delay(60_000);
      return c.json(brokenConfig(store));
    }),
  );

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
      withInput(c, cartBody, await bodyOf(c), ({cmsIds, cartDiscount, ...rest}) => {
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

  api.get(
    '/charities/search',
    forStore('search', (c) =>
      withInput(c, searchQuery, c.req.query(), (query) => c.json(directory.search(query))),
    ),
  );
  api.get(
    '/charities/search-by-eins',
    forStore('eins', (c) =>
      c.json(listOf(c.req.query('eins')).flatMap((ein) => directory.charityByEin(ein) ?? [])),
    ),
  );
  api.get(
    '/portfolios/cc-query-with-charities',
    forStore('portfolios', (c) =>
      c.json(listOf(c.req.query('id')).flatMap((id) => directory.portfolioById(id) ?? [])),
    ),
  );

  api.post(
    '/tracking/',
    forStore('start-tracking', async (c, store) =>
      withInput(c, startBody, await bodyOf(c), ({isTestMode}) => {
        const {trackingId} = trackings.start(store.id, isTestMode);
        return c.json({trackingId, isTestMode});
      }),
    ),
  );
  api.get(
    '/tracking/:trackingId/cause',
    forTracking('tracked-cause', (c, {causeId, causeName}) =>
      c.json({CauseId: causeId, CauseName: causeName}),
    ),
  );
  api.put(
    '/tracking/:trackingId/set-cause',
    forTracking('set-cause', async (c, {trackingId}, {breaks}) =>
      withInput(c, causeBody, await bodyOf(c), (input) => {
        if (breaks.includes('set-cause-refused')) return c.json(false);
        trackings.setCause(trackingId, input);
        return c.json(true);
      }),
    ),
  );
  api.put(
    '/tracking/:trackingId/add-integration-info',
    forTracking('integration-info', async (c, {trackingId}) =>
      withInput(c, integrationBody, await bodyOf(c), (input) => {
        trackings.addIntegration(trackingId, input);
        return c.json(true);
      }),
    ),
  );
  api.put(
    '/tracking/:trackingId/set-confirmation-data',
    forTracking('confirmation-data', async (c, {trackingId}) =>
      withInput(c, confirmationBody, await bodyOf(c), ({confirmationData}) => {
        trackings.confirm(trackingId, confirmationData);
        return c.json(true);
      }),
    ),
  );
  return api;
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

/** The store's configuration, spoiled as the control room asks. */
function brokenConfig({config, breaks}: StoreSettings): object {
  return {
    ...config,
    ...(breaks.includes('store-shape') && {IsActive: 'yes', DefaultDonation: null}),
    ...(breaks.includes('cause-ids') && {DefaultCauseIds: ['99-9999999'], FeaturedCauseIds: []}),
    ...(breaks.includes('campaigns') && {ActiveCampaigns: [{Id: 'one', IsActive: 1}]}),
  };
}

/** A total that its parts don't add up to. */
function brokenValues<Donation extends {totalDonationValue: number}>(
  {breaks}: StoreSettings,
  donation: Donation,
): Donation {
  return breaks.includes('donation-values') ? {...donation, totalDonationValue: -1} : donation;
}

function sumOf(shares: readonly Record<string, number>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [id, amount] of shares.flatMap((share) => Object.entries(share))) {
    sums[id] = Math.round(((sums[id] ?? 0) + amount) * 10_000) / 10_000;
  }
  return sums;
}

const listOf = (text = ''): string[] => text.split(',').slice(0, MAX_TAKE).filter(Boolean);

const bodyOf = (c: Context): Promise<unknown> => c.req.json<unknown>().catch(() => null);

function withInput<Input>(
  c: Context,
  schema: z.ZodType<Input>,
  given: unknown,
  answer: (input: Input) => Response,
): Response {
  const input = schema.safeParse(given);
  if (input.success) return answer(input.data);
  return problem(
    c,
    400,
    input.error.issues
      .map(({path, message}) => `${path.join('.') || 'body'}: ${message}`)
      .join('; '),
  );
}

function problem(c: Context, status: 400 | 401 | 404 | 500, Message: string): Response {
  return c.json({Message}, status);
}
