import type {Context, Hono} from 'hono';
import {z} from 'zod';
import type {SandboxContext, SandboxService} from '../context';
import {bodyLimit} from '../http/body-limit';
import {faultGate, refuseIn} from '../http/fault-gate';
import {problemsOf, readJson} from '../http/json-input';
import {deliveryDate} from './delivery-date';
import {findPlace, rangesByWarehouse, type Place} from './places';
import {createStockLevels, prepareStock} from './stock';

/** The `x-api-key` that requests must send. */
export const INVENTORY_API_KEY = 'sandbox-inventory-token';

const MAX_BODY_BYTES = 128 * 1024;
/** A product list shows up to 240 products at once, with all their variants. */
const MAX_SKUS = 5000;

const zip = z.string().regex(/^[0-9]{5}$/, 'Expected five digits');
const destination = z.enum(['HOME', 'CLINIC']);

const zipInput = z.object({zip});
const destinationInput = z.object({destination});
const deliveryInput = z.object({zip, destination});
const stockInput = z.object({
  skus: z.array(z.string().min(1).max(64)).max(MAX_SKUS),
  zipCode: zip,
  destination,
});

/**
 * The brand's own inventory service: deliverable zips, warehouses, stock and delivery dates. Prepare it after commerce,
 * because it reads the catalog and stock of commerce.
 */
export function createInventory(): SandboxService {
  return {
    prepare: ({db}) => prepareStock(db),
    mount: mountInventory,
  };
}

function mountInventory(app: Hono, {db, clock, faults}: SandboxContext): void {
  const stockLevels = createStockLevels(db);

  app.use('/inventory/*', bodyLimit(MAX_BODY_BYTES, tooLarge));
  app.use(
    '/inventory/*',
    faultGate({service: 'inventory', faults, refuse: refuseIn('error'), breakOff}),
  );
  app.use('/inventory/*', async (c, next) =>
    c.req.header('x-api-key') === INVENTORY_API_KEY
      ? next()
      : c.json({error: 'The API key is missing or unknown.'}, 401),
  );

  app.get('/inventory/v1/stock-object', (c) =>
    withInput(c, destinationInput, c.req.query(), () =>
      c.json({data: {all_zips: rangesByWarehouse()}}),
    ),
  );
  app.get('/inventory/v1/warehouse', (c) =>
    withInput(c, zipInput, c.req.query(), (input) =>
      withPlace(c, input.zip, ({warehouse}) => c.json({warehouse: warehouse.code})),
    ),
  );
  app.get('/inventory/v1/state', (c) =>
    withInput(c, zipInput, c.req.query(), (input) =>
      withPlace(c, input.zip, ({state}) => c.json({state})),
    ),
  );
  app.get('/inventory/v1/delivery-date', (c) =>
    withInput(c, deliveryInput, c.req.query(), (input) =>
      withPlace(c, input.zip, (place) =>
        c.json({
          date: deliveryDate(place, {now: clock.now(), destination: input.destination}),
        }),
      ),
    ),
  );
  app.post('/inventory/v1/stock', async (c) => {
    return withInput(c, stockInput, await readJson(c), (input) =>
      withPlace(c, input.zipCode, ({warehouse}) =>
        c.json({
          data: stockLevels(input.skus, {
            warehouse: warehouse.code,
            destination: input.destination,
          }),
        }),
      ),
    );
  });

  app.all('/inventory/*', (c) => c.json({error: 'There is nothing at this address.'}, 404));
}

function withInput<Input>(
  c: Context,
  schema: z.ZodType<Input>,
  given: unknown,
  answer: (input: Input) => Response,
): Response {
  const input = schema.safeParse(given);
  if (input.success) return answer(input.data);
  return c.json({error: problemsOf(input.error).join('; ')}, 400);
}

function withPlace(c: Context, zipCode: string, answer: (place: Place) => Response): Response {
  const place = findPlace(zipCode);
  return place ? answer(place) : c.json({error: `Nothing is delivered to ${zipCode}.`}, 404);
}

function tooLarge(c: Context): Response {
  return c.json({error: 'The body is too large.'}, 413);
}

function breakOff(c: Context): Response {
  return c.body('{"data":{"MB-DE', 200, {'Content-Type': 'application/json'});
}
