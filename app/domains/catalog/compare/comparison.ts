import {formatCents, toCents} from '~/platform/money';
import {toPounds} from '~/platform/weight';
import {toCard, type ProductCardModel} from '../card';
import {madeFor} from '../parts/made-for';
import {optionValue, type ProductDetail} from '../product';

export interface ComparedProduct {
  card: ProductCardModel;
  /** By row; `null` where the product says nothing. */
  facts: Record<ComparedFact, string | null>;
}

/** The rows of the table, in order. */
export const COMPARED_FACTS = {
  ages: 'Made for',
  sizes: 'Sizes',
  pricePerPound: 'Price per pound',
  calories: 'Calories',
  protein: 'Protein',
  ingredients: 'Ingredients',
} as const;
export type ComparedFact = keyof typeof COMPARED_FACTS;

/** Returns `null` if the product has no variants. */
export function toComparedProduct(
  product: ProductDetail,
  {withSizes}: {withSizes: boolean},
): ComparedProduct | null {
  const card = toCard(product, {withSizes});
  if (!card) return null;
  const {nutrition, variants} = product;
  const sizes = new Set(variants.flatMap((variant) => optionValue(variant, 'Size') ?? []));
  const flavor = card.variant.selectedOptions.find(({name}) => name === 'Flavor')?.value ?? null;
  const ingredients =
    nutrition.ingredients.find((entry) => entry.flavor === flavor) ?? nutrition.ingredients[0];
  return {
    card,
    facts: {
      ages: madeFor(product),
      sizes: [...sizes].join(', ') || null,
      pricePerPound: pricePerPound(product),
      calories: nutrition.calories,
      protein: nutrition.analysis.find(({name}) => /protein/i.test(name))?.value ?? null,
      ingredients: ingredients?.text ?? null,
    },
  };
}

/** "$2.10 to $3.50", from the best to the worst offer; `null` unless it's food. */
function pricePerPound({foodForm, variants}: ProductDetail): string | null {
  if (foodForm === null) return null;
  const prices = variants.flatMap(({price, weight, weightUnit}) => {
    const pounds = toPounds(weight, weightUnit);
    return pounds > 0 ? [Math.round(toCents(price) / pounds)] : [];
  });
  if (prices.length === 0) return null;
  const [best, worst] = [Math.min(...prices), Math.max(...prices)];
  return best === worst ? formatCents(best) : `${formatCents(best)} to ${formatCents(worst)}`;
}
