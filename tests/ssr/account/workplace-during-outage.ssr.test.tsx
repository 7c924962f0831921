import {describe, expect, it} from 'vitest';
import {AddressBookPage} from '~/domains/account/address-book-page';
import {WorkplaceSection} from '~/domains/account/staff/workplace-facts';
import {renderPage} from '../../support/render-page';

const render = async (element: React.ReactElement) =>
  (await renderPage([{path: '*', element}], '/account')).html;

const CANT_SHOW = 'We can’t show your clinic or school right now.';

describe('while the identity provider is down', () => {
  it('ACCT-31 the section about the clinic and the address book say so, and the consumer site says nothing', async () => {
    const book = (workplace: 'unavailable' | null) => (
      <AddressBookPage
        text={null}
        addresses={[]}
        view={{kind: 'list', done: null}}
        workplace={workplace}
        answer={undefined}
      />
    );
    expect(await render(<WorkplaceSection workplace="unavailable" />)).toContain(CANT_SHOW);
    expect(await render(book('unavailable'))).toContain(CANT_SHOW);
    expect(await render(book(null))).not.toContain('clinic');
    expect(await render(<WorkplaceSection workplace={null} />)).toBe('');
  });
});
