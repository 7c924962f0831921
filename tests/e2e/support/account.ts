import {SEED_PASSWORD} from '~sandbox/world/customers';

/** A seeded customer of the consumer shop, beside the one whom `signIn` takes by itself. */
export const MARCUS = {email: 'marcus.oyelaran@example.com', password: SEED_PASSWORD};

/** A seeded member of staff. */
export const HELEN = {email: 'helen.castellanos@example.com', password: SEED_PASSWORD};
