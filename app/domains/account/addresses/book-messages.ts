import {MAX_ADDRESSES} from '../address';
import type {BookChange} from '../address-book-view';

export const BOOK_FULL = `Your book has ${MAX_ADDRESSES} addresses, which is as many as it holds. Delete one to add another.`;

export const BOOK_DONE: Record<BookChange, string> = {
  added: 'The address is in your book.',
  changed: 'The address is changed.',
  deleted: 'The address is deleted.',
  default: 'Your default address is changed.',
};
