import type {RequestContext} from '~/request-context';
import {accountOperations} from '~/domains/account/operations.server';
import {analyticsOperations} from '~/domains/analytics/operations.server';
import {autoshipOperations} from '~/domains/autoship/operations.server';
import {cartOperations} from '~/domains/cart/operations.server';
import {catalogOperations} from '~/domains/catalog/operations.server';
import {checkoutOperations} from '~/domains/checkout/operations.server';
import {contactOperations} from '~/domains/contact/operations.server';
import {contentOperations} from '~/domains/content/operations.server';
import {givingOperations} from '~/domains/giving/operations.server';
import {identityOperations} from '~/domains/identity/operations.server';
import {locationOperations} from '~/domains/location/operations.server';
import type {ApiCaller} from '~/domains/session/api-caller';
import {sessionOperations} from '~/domains/session/operations.server';
import {staffOperations} from '~/domains/staff/operations.server';
import type {Operation} from '~/platform/api-operation.server';

/** In the order of docs/api.md, which is generated from this list. */
export const API_OPERATIONS: readonly Operation<RequestContext & ApiCaller>[] = [
  ...identityOperations,
  ...sessionOperations,
  ...locationOperations,
  ...catalogOperations,
  ...contentOperations,
  ...contactOperations,
  ...cartOperations,
  ...checkoutOperations,
  ...accountOperations,
  ...autoshipOperations,
  ...staffOperations,
  ...givingOperations,
  ...analyticsOperations,
];
