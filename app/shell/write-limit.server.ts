import {createRateLimit} from '~/platform/rate-limit.server';

/** What one client address may change, by forms and through the API together: so many at once, then so many a second. */
export const WRITE_LIMIT = {burst: 120, perSecond: 2};

/** One for the isolate: whoever uses up their forms has used up the API's changes as well. */
export const writeLimit = createRateLimit(WRITE_LIMIT);
