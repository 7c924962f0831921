import type {Operation} from '~/platform/api-operation.server';
import {blockOperations} from './api/block-operations.server';
import type {ContentApiContext} from './api/context';
import {pageOperations} from './api/page-operations.server';
import {siteOperations} from './api/site-operations.server';

/** API-52 to API-64, API-67 to API-74 */
export const contentOperations: readonly Operation<ContentApiContext>[] = [
  ...siteOperations,
  ...blockOperations,
  ...pageOperations,
];
