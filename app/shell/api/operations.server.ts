import type {RequestContext} from '~/context.server';
import {cartOperations} from '~/domains/cart/operations.server';
import {catalogOperations} from '~/domains/catalog/operations.server';
import {contactOperations} from '~/domains/contact/operations.server';
import {contentOperations} from '~/domains/content/operations.server';
import {locationOperations} from '~/domains/location/operations.server';
import {sessionOperations} from '~/domains/session/operations.server';
import type {Operation} from '~/platform/api-operation.server';

/** Every operation of the server's API, in the order of docs/api.md, which is made from it. */
export const API_OPERATIONS: readonly Operation<RequestContext>[] = [
  ...sessionOperations,
  ...locationOperations,
  ...catalogOperations,
  ...contentOperations,
  ...contactOperations,
  ...cartOperations,
];
