import {z} from 'zod';

/** What the inventory service says over the wire. */

/** Ranges by warehouse, each `low-high`, also without leading zeros. */
export const zipRangesReply = z.object({
  data: z.object({all_zips: z.record(z.string(), z.array(z.string()))}),
});

/** The answer where there is nothing for a zip, with status 404. */
const nothingReply = z.object({error: z.string()});

export const warehouseReply = z.union([z.object({warehouse: z.string().min(1)}), nothingReply]);

export const stateReply = z.union([z.object({state: z.string().length(2)}), nothingReply]);

/** SKUs that it does not know are left out. */
export const stockReply = z.union([
  z.object({
    data: z.record(z.string(), z.object({quantity: z.number().int().min(0)})),
  }),
  nothingReply,
]);

/** `date` is `YYYY-MM-DD`. */
export const deliveryDateReply = z.union([z.object({date: z.iso.date()}), nothingReply]);
