import {z} from 'zod';
import type {ApiError} from '~/platform/api-error.server';
import {defineOperation, type Operation} from '~/platform/api-operation.server';
import {fail, ok} from '~/platform/result';
import {formatDeliveryDate} from './parts/delivery-text';
import {
  refreshWarehouse,
  isDateSetAtCheckout,
  stateOf,
  userLocation,
  warehouseOf,
  type LocationContext,
} from './location.server';
import {DESTINATIONS} from './user-location';

const MAX_SKUS = 250;
const MAX_SKU_LENGTH = 64;

const ZIP_NOT_SERVED: ApiError = {
  status: 404,
  code: 'ZIP_NOT_SERVED',
  message: 'We don’t deliver to this zip.',
};

const DATE_AT_CHECKOUT: ApiError = {
  status: 404,
  code: 'DATE_AT_CHECKOUT',
  message: 'See checkout for delivery date.',
};

const zipCode = z
  .string()
  .regex(/^[0-9]{5}$/, 'must be 5 digits')
  .optional()
  .describe("5 digits. Defaults to the zip of the caller's stored location.");
const destination = z.enum(DESTINATIONS).optional();
const storedDestination = destination.describe("Defaults to that of the caller's stored location.");

/** API-24 to API-28 */
export const locationOperations: readonly Operation<LocationContext>[] = [
  defineOperation({
    method: 'POST',
    path: '/api/get-state-by-zipcode',
    summary: 'The state of a zip.',
    caller: 'anyone',
    errors: [ZIP_NOT_SERVED],
    input: z.object({zipCode}),
    output: z.object({
      state: z.string().describe('Two letters; `DC` for the District of Columbia.'),
    }),
    async handler(context: LocationContext, {zipCode}) {
      const state = await stateOf(context, zipCode ?? userLocation(context).zip);
      if (!state.ok) return fail('upstream');
      return state.value === null ? fail(ZIP_NOT_SERVED) : ok({state: state.value});
    },
  }),
  defineOperation({
    method: 'GET',
    path: '/api/get-warehouse-by-zipcode',
    summary:
      "The warehouse that delivers to a zip. Without `zipCode`, the response also stores the warehouse in the caller's cookie.",
    caller: 'anyone',
    errors: [ZIP_NOT_SERVED],
    input: z.object({zipCode}),
    output: z.object({warehouse: z.string()}),
    async handler(context: LocationContext, {zipCode}) {
      const warehouse = await (zipCode === undefined
        ? refreshWarehouse(context)
        : warehouseOf(context, zipCode));
      if (!warehouse.ok) return fail('upstream');
      return warehouse.value === null ? fail(ZIP_NOT_SERVED) : ok({warehouse: warehouse.value});
    },
  }),
  defineOperation({
    method: 'POST',
    path: '/api/get-stock-object',
    summary: 'The zips that we deliver to.',
    caller: 'anyone',
    input: z.object({destination: destination.default('HOME')}),
    output: z.object({
      data: z.object({
        all_zips: z
          .record(z.string(), z.array(z.string()))
          .describe('Zip ranges by warehouse, such as `80001-80999`, both ends included.'),
      }),
    }),
    async handler({services: {inventory}}: LocationContext, {destination}) {
      const ranges = await inventory.zipRanges(destination);
      if (!ranges.ok) return fail('upstream');
      const texts = Object.entries(ranges.value).map(([warehouse, zips]) => [
        warehouse,
        zips.map(({from, to}) => `${from}-${to}`),
      ]);
      return ok({data: {all_zips: Object.fromEntries(texts) as Record<string, string[]>}});
    },
  }),
  defineOperation({
    method: 'POST',
    path: '/api/get-products-stock',
    summary: 'The number of units that can be delivered to a zip.',
    caller: 'anyone',
    errors: [ZIP_NOT_SERVED],
    input: z.object({
      skus: z.array(z.string().min(1).max(MAX_SKU_LENGTH)).min(1).max(MAX_SKUS),
      zipCode,
      destination: storedDestination,
    }),
    output: z.object({
      data: z
        .record(z.string(), z.object({quantity: z.int()}))
        .describe('By SKU. Unknown SKUs are left out.'),
    }),
    async handler(context: LocationContext, {skus, zipCode, destination}) {
      const place = userLocation(context);
      const stock = await context.services.inventory.stock({
        skus,
        zip: zipCode ?? place.zip,
        destination: destination ?? place.destination,
      });
      if (!stock.ok) return fail('upstream');
      if (!stock.value) return fail(ZIP_NOT_SERVED);
      const entries = Object.entries(stock.value).map(([sku, quantity]) => [sku, {quantity}]);
      return ok({data: Object.fromEntries(entries) as Record<string, {quantity: number}>});
    },
  }),
  defineOperation({
    method: 'GET',
    path: '/api/get-estimated-delivery-date',
    summary:
      "The date when an order placed now would arrive. For Hawaii the date is set at checkout: the state comes from the logged-in customer's profile, or else from the zip.",
    caller: 'anyone',
    errors: [ZIP_NOT_SERVED, DATE_AT_CHECKOUT],
    input: z.object({zipCode, destination: storedDestination}),
    output: z.string().describe('The date as text: `Tue, Nov 24`.'),
    async handler(context: LocationContext, {zipCode, destination}) {
      const place = userLocation(context);
      const zip = zipCode ?? place.zip;
      const [isAtCheckout, date] = await Promise.all([
        isDateSetAtCheckout(context, zip),
        context.services.inventory.deliveryDate({
          zip,
          destination: destination ?? place.destination,
        }),
      ]);
      if (!date.ok) return fail('upstream');
      if (date.value === null) return fail(ZIP_NOT_SERVED);
      return isAtCheckout ? fail(DATE_AT_CHECKOUT) : ok(formatDeliveryDate(date.value));
    },
  }),
];
