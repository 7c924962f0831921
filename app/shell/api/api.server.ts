import {createRateLimit} from '~/platform/rate-limit.server';
import {createApi} from './dispatch.server';
import {API_OPERATIONS} from './operations.server';

/** What one client address may change through the API: so many calls at once, and then so many a second. */
export const WRITE_LIMIT = {burst: 120, perSecond: 2};

/** Answers a request under `/api/`. */
export const answerApi = createApi(API_OPERATIONS, createRateLimit(WRITE_LIMIT));
