import {describe, expect, it} from 'vitest';
import {AddressBookPage} from '~/domains/account/address-book-page';
import {WorkplaceSection} from '~/domains/account/staff/workplace-facts';
import {RegistrationPage} from '~/domains/staff/registration-page';
import {renderPage} from '../../support/render-page';
import {attribute, tagsOf} from '../ui/render';

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

  it('STAFF-55 a step that can’t be shown again holds what was entered, and doesn’t claim that it’s saved', async () => {
    const values = {
      intent: 'role',
      roleCode: 'FACULTY',
      graduationYear: '',
      ftcAcknowledged: 'true',
    };
    const html = await render(
      <RegistrationPage
        registration={{step: 'unavailable'}}
        to="/cart"
        answer={{intent: 'role', values, errors: {}, problem: 'Not now.'}}
      />,
    );
    const hidden = tagsOf(html, 'input').map((tag) => [
      attribute(tag, 'name'),
      attribute(tag, 'value'),
    ]);
    expect(hidden).toEqual(expect.arrayContaining(Object.entries(values)));
    expect(html).toContain('isn’t saved yet');
    expect(html).not.toContain('Everything you entered is saved');
  });
});
