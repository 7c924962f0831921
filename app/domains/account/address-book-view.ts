import {DONE_PARAMETER} from '~/platform/done-parameter';
import type {CustomerAddress} from './address';
import {ACCOUNT_PATHS, addressNumberOf} from './account-paths';
import {readStepView, type StepView} from './parts/step-view';

const BOOK_CHANGES = ['added', 'changed', 'deleted', 'default'] as const;
export type BookChange = (typeof BOOK_CHANGES)[number];

/** Ids are address numbers (`addressNumberOf`). */
export type BookView = StepView<BookChange>;

export function readBookView(search: URLSearchParams): BookView {
  return readStepView(search, BOOK_CHANGES, (text) => /^\d{1,20}$/.test(text));
}

export const bookPathAfter = (change: BookChange) =>
  `${ACCOUNT_PATHS.addressBook}?${DONE_PARAMETER}=${change}`;

export function addressPath(kind: 'edit' | 'delete', {id}: Pick<CustomerAddress, 'id'>): string {
  return `${ACCOUNT_PATHS.addressBook}?${kind}=${addressNumberOf(id) ?? ''}`;
}
