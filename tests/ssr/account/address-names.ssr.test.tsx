import {expect, it} from 'vitest';
import type {CustomerAddress} from '~/domains/account/address';
import {AddressBookPage} from '~/domains/account/address-book-page';
import {renderPage} from '../../support/render-page';

const addressOf = (isDefault: boolean): CustomerAddress => ({
  id: `gid://shopify/MailingAddress/${isDefault ? 1 : 2}`,
  firstName: 'June',
  lastName: 'Park',
  company: null,
  address1: isDefault ? '9 Elm Court' : '12 Larch Road',
  address2: null,
  city: 'Boulder',
  provinceCode: 'CO',
  zip: '80301',
  countryCode: 'US',
  phone: null,
  isDefault,
});

it('UI-31 each control of an address has a name that starts with its visible words', async () => {
  const element = (
    <AddressBookPage
      text={null}
      addresses={[addressOf(true), addressOf(false)]}
      view={{kind: 'list', done: null}}
      workplace={null}
      answer={undefined}
    />
  );
  const {html} = await renderPage([{path: '*', element}], '/account');
  const named = [...html.matchAll(/aria-label="([^"]+)"[^>]*>([A-Z][^<]+)<\/(?:a|button)>/g)];
  expect(named.map(([, , shown]) => shown)).toEqual([
    'Edit',
    'Delete',
    'Edit',
    'Delete',
    'Make default',
  ]);
  for (const [, name, shown = ''] of named) expect(name?.startsWith(shown)).toBe(true);
});
