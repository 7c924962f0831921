import {createRateLimit} from '~/platform/rate-limit.server';

/** Per client address, for forms and the API together. */
export const WRITE_LIMIT = {burst: 120, perSecond: 2};

/** One per isolate. */
export const writeLimit = createRateLimit(WRITE_LIMIT);
