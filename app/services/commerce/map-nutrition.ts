import {z} from 'zod';
import type {FeedingGuide, Nutrition, ProductDetail} from '~/domains/catalog/product';
import {parseJson} from '~/platform/attempt';
import type {WireProduct} from './contract';

/*
 * Invalid parts are left out: an empty table or a row with cells in the wrong columns could make someone feed the wrong
 * amount.
 */

const text = z.string().trim().min(1);

const analysisRow = z.object({name: text, value: text});

const guide = z.object({
  intro: z.string().trim().catch(''),
  columns: z.array(text).min(2),
  rows: z.array(z.unknown()),
});

export function mapNutrition(
  product: Pick<
    WireProduct,
    'ingredients' | 'guaranteedAnalysis' | 'feedingGuide' | 'calories' | 'adequacy' | 'madeIn'
  >,
  options: ProductDetail['options'],
): Nutrition {
  const flavors = options.find(({name}) => name === 'Flavor')?.values ?? [];
  return {
    ingredients: mapIngredients(product.ingredients?.value, flavors),
    analysis: validItems(analysisRow, parseJson(product.guaranteedAnalysis?.value)),
    feedingGuide: mapGuide(parseJson(product.feedingGuide?.value)),
    calories: text.safeParse(product.calories?.value).data ?? null,
    adequacy: text.safeParse(product.adequacy?.value).data ?? null,
    madeIn: text.safeParse(product.madeIn?.value).data ?? null,
  };
}

/** One line per flavor, which starts with the flavor's name if there are several: `Beef: Beef, Barley, ...`. */
function mapIngredients(
  written: string | undefined,
  flavors: readonly string[],
): Nutrition['ingredients'] {
  return (written ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const flavor = flavors.find((item) => line.startsWith(`${item}: `)) ?? null;
      return {flavor, text: flavor === null ? line : line.slice(flavor.length + 2).trim()};
    });
}

function mapGuide(written: unknown): FeedingGuide | null {
  const parsed = guide.safeParse(written);
  if (!parsed.success) return null;
  const {intro, columns} = parsed.data;
  const rows = validItems(z.array(text).length(columns.length), parsed.data.rows);
  return rows.length > 0 ? {intro, columns, rows} : null;
}

function validItems<Item>(schema: z.ZodType<Item>, list: unknown): Item[] {
  return (Array.isArray(list) ? list : []).flatMap((item: unknown) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}
