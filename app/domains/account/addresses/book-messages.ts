import {MAX_ADDRESSES} from '../address';
import type {BookChange} from '../address-book-view';

export const BOOK_FULL = `You’ve saved ${MAX_ADDRESSES} addresses, the most an address book can hold. Delete one to add another.`;

export const BOOK_DONE: Record<BookChange, string> = {
  added: 'Address added.',
  changed: 'Address updated.',
  deleted: 'Address deleted.',
  default: 'Default address updated.',
};
