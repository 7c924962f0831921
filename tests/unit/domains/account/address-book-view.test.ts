import {describe, expect, it} from 'vitest';
import {addressPath, readBookView} from '~/domains/account/address-book-view';

describe('the address book view', () => {
  it.each([
    ['', {kind: 'list', done: null}],
    ['done=added', {kind: 'list', done: 'added'}],
    ['done=everything', {kind: 'list', done: null}],
    ['new=1', {kind: 'new'}],
    ['edit=12', {kind: 'edit', id: '12'}],
    ['delete=12', {kind: 'delete', id: '12'}],
    ['delete=gid', {kind: 'list', done: null}],
    ['edit=', {kind: 'list', done: null}],
  ])('is read from the query "%s"', (query, view) => {
    expect(readBookView(new URLSearchParams(query))).toEqual(view);
  });

  it('is linked with the address number only', () => {
    const id = 'gid://shopify/MailingAddress/7?model_name=CustomerAddress';
    expect(addressPath('edit', {id})).toBe('/account/address-book?edit=7');
  });
});
