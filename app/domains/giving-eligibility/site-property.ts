/** The property that the shop states about every visit, for segment rules. */
export const SITE_PROPERTY = 'site';
