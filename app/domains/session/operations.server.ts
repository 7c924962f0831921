import {z} from 'zod';
import type {ApiError} from '~/platform/api-error.server';
import {defineOperation, type Operation} from '~/platform/api-operation.server';
import {fail} from '~/platform/result';

const MAX_KEY_LENGTH = 250;

const NO_SUCH_ENTRY: ApiError = {
  status: 404,
  code: 'CACHE_ITEM_NOT_FOUND',
  message: 'There is no such entry, or it is not yours.',
};

/** The session's share of the server's API (API-49). */
export const sessionOperations: readonly Operation<unknown>[] = [
  defineOperation({
    method: 'POST',
    path: '/api/delete-cache-item',
    summary: "Removes one entry of the caller's own cache.",
    caller: 'session',
    isWrite: true,
    errors: [NO_SUCH_ENTRY],
    input: z.object({cacheKey: z.string().min(1).max(MAX_KEY_LENGTH)}),
    output: z.object({}),
    /* Nothing that is anybody's own is cached. */
    handler: async () => fail(NO_SUCH_ENTRY),
  }),
];
