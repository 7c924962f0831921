/** The values of `SITE_ID`: `DTC` is the consumer site, `HPSF` the staff site. */
export const SITE_IDS = ['DTC', 'HPSF'] as const;

export type SiteId = (typeof SITE_IDS)[number];
