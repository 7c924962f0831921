import type {Site} from '~/domains/session/site';

/** The brand. A site has its own name, which ends every page title. */
export const BRAND = 'Marlowe';
export const BRAND_IN_FULL = 'Marlowe Pet Nutrition';

/** As in the header: "Marlowe Pro Staff Feeding". The name of the consumer site, "Shop", means nothing in an email. */
export const fullSiteName = ({logoLine}: Pick<Site, 'logoLine'>): string => `${BRAND} ${logoLine}`;
