/** The brand. A site has its own name, which ends every page title. */
export const BRAND = 'Marlowe';
export const BRAND_IN_FULL = 'Marlowe Pet Nutrition';
