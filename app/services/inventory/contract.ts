import {z} from 'zod';

/** Ranges by warehouse, each `low-high`, possibly without leading zeros. */
export const zipRangesReply = z.object({
  data: z.object({all_zips: z.record(z.string(), z.array(z.string()))}),
});

/** Sent with status 404 if there is no data for a zip. */
const notFoundReply = z.object({error: z.string()});

export const warehouseReply = z.union([z.object({warehouse: z.string().min(1)}), notFoundReply]);

export const stateReply = z.union([z.object({state: z.string().length(2)}), notFoundReply]);

/** Unknown SKUs are left out. */
export const stockReply = z.union([
  z.object({
    data: z.record(z.string(), z.object({quantity: z.number().int().min(0)})),
  }),
  notFoundReply,
]);

/** `date` is `YYYY-MM-DD`. */
export const deliveryDateReply = z.union([z.object({date: z.iso.date()}), notFoundReply]);
