import {SESSION_ENDED} from '~/domains/session/operations.server';
import {notFoundError, type ApiError} from '~/platform/api-error.server';
import type {OperationFailure} from '~/platform/api-operation.server';
import {fail} from '~/platform/result';
import type {TokenFailure} from '~/services/commerce/customer-change';
import {BOOK_FULL as BOOK_FULL_TEXT} from '../addresses/book-messages';

export const CUSTOMER_NOT_FOUND = notFoundError('customer', 'CUSTOMER_NOT_FOUND');
export const ORDER_NOT_FOUND = notFoundError('order', 'ORDER_NOT_FOUND');
export const METAFIELD_NOT_FOUND = notFoundError('metafield', 'METAFIELD_NOT_FOUND');
export const ADDRESS_NOT_FOUND = notFoundError('address', 'ADDRESS_NOT_FOUND');
export const INVALID_CURSOR: ApiError = {
  status: 400,
  code: 'INVALID_CURSOR',
  message: 'The cursor doesn’t belong to these orders.',
};
export const METAFIELD_NOT_DELETED: ApiError = {
  status: 422,
  code: 'METAFIELD_NOT_DELETED',
  message: 'The metafield was not deleted.',
};
export const ADDRESS_REFUSED: ApiError = {
  status: 422,
  code: 'ADDRESS_REFUSED',
  message: 'The address was not accepted.',
};
export const BOOK_FULL: ApiError = {
  status: 422,
  code: 'ADDRESS_BOOK_FULL',
  message: BOOK_FULL_TEXT,
};

export function refusal(failure: TokenFailure): {ok: false; failure: OperationFailure} {
  return fail(failure === 'REFUSED' ? SESSION_ENDED : 'upstream');
}
