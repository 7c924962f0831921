import {SEED_PASSWORD} from '~sandbox/world/customers';

/** A seeded customer of the consumer site. `logInToDashboard` uses another one by default. */
export const MARCUS = {email: 'marcus.oyelaran@example.com', password: SEED_PASSWORD};

/** A seeded staff member. */
export const HELEN = {email: 'helen.castellanos@example.com', password: SEED_PASSWORD};
