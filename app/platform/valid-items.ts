import type {z} from 'zod';

/** The items of an upstream reply that match the schema, for lists that can do without the others. */
export function validItems<Item>(schema: z.ZodType<Item>, items: readonly unknown[]): Item[] {
  return items.flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}
