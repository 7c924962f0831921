import {DONE_PARAMETER} from '~/platform/done-parameter';
import type {CustomerAddress} from './address';
import {ACCOUNT_PATHS, addressNumberOf} from './account-paths';

/** The list, or one step of a change. Each view has a URL, so it works without JavaScript. */
export type BookView =
  | {kind: 'list'; done: BookChange | null}
  | {kind: 'new'}
  | {kind: 'edit' | 'delete'; number: string};

const BOOK_CHANGES = ['added', 'changed', 'deleted', 'default'] as const;
export type BookChange = (typeof BOOK_CHANGES)[number];

const isNumber = (text: string | null): text is string => text !== null && /^\d{1,20}$/.test(text);

export function readBookView(search: URLSearchParams): BookView {
  if (search.get('new') === '1') return {kind: 'new'};
  for (const kind of ['edit', 'delete'] as const) {
    const number = search.get(kind);
    if (isNumber(number)) return {kind, number};
  }
  return {
    kind: 'list',
    done: BOOK_CHANGES.find((item) => item === search.get(DONE_PARAMETER)) ?? null,
  };
}

export const bookPathAfter = (change: BookChange) =>
  `${ACCOUNT_PATHS.addressBook}?${DONE_PARAMETER}=${change}`;

export function addressPath(kind: 'edit' | 'delete', {id}: Pick<CustomerAddress, 'id'>): string {
  return `${ACCOUNT_PATHS.addressBook}?${kind}=${addressNumberOf(id) ?? ''}`;
}
