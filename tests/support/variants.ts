/** Variants of the seed data, named by what makes them special. */

const variant = (number: number) => `gid://shopify/ProductVariant/${number}`;

/** Everyday Chicken & Barley, 4 lb, $13.99, plenty in stock. */
export const KIBBLE = variant(700101);
/** The same, 15 lb, $38.99. */
export const BIG_KIBBLE = variant(700102);
/** The same, 45 lb: $83.49 instead of $92.49. */
export const ON_SALE = variant(700104);
/** Country Table Adult, Beef, 4 lb: sold out. */
export const SOLD_OUT = variant(700201);
/** Clinical Joint Care, Chicken, 7 lb: prescription line. */
export const CLINICAL = variant(703801);
/** Another product of the prescription line. */
export const OTHER_CLINICAL = variant(703901);
/** Morning Biscuits, treats for dogs. */
export const BISCUITS = variant(705801);
/** Monthly Treat Box: autoship only. */
export const AUTOSHIP_ONLY = variant(706401);
/** $5 for a shelter: a donation. */
export const DONATION = variant(707201);
export const EVERY_2_WEEKS = 'gid://shopify/SellingPlan/600001';
export const EVERY_4_WEEKS = 'gid://shopify/SellingPlan/600003';
export const EVERY_12_WEEKS = 'gid://shopify/SellingPlan/600008';

export const add = (merchandiseId: string, quantity = 1, sellingPlanId?: string) => ({
  intent: 'add',
  merchandiseId,
  quantity: String(quantity),
  ...(sellingPlanId === undefined ? {} : {sellingPlanId}),
});
