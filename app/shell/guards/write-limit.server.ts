import {createRateLimit} from '~/platform/rate-limit.server';

/** Writes per client address, through forms and the API together: `burst` at once, then `perSecond`. */
export const WRITE_LIMIT = {burst: 120, perSecond: 2};

/** One per isolate, shared by forms and the API. */
export const writeLimit = createRateLimit(WRITE_LIMIT);
