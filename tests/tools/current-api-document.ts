import path from 'node:path';
import {INVALID_INPUT} from '~/platform/api-operation.server';
import {MAX_BODY_BYTES} from '~/platform/body-limit.server';
import {WRITE_LIMIT} from '~/shell/guards/write-limit.server';
import {API_ERRORS} from '~/shell/api/errors';
import {API_OPERATIONS} from '~/shell/api/operations.server';
import {ROOT} from '~sandbox/root';
import {formatted} from '~scripts/formatted';
import {apiDocument} from './api-document';

export const API_DOCUMENT = path.join(ROOT, 'docs/api.md');

/** Generates docs/api.md from the current operation tables, formatted with Prettier. */
export async function currentApiDocument(): Promise<string> {
  const document = apiDocument({
    operations: API_OPERATIONS,
    errors: [INVALID_INPUT, ...Object.values(API_ERRORS)],
    writeLimit: WRITE_LIMIT,
    maxBodyBytes: MAX_BODY_BYTES,
  });
  return formatted(document, API_DOCUMENT);
}
