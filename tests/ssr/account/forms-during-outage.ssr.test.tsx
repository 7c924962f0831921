import type {ReactElement} from 'react';
import {describe, expect, it} from 'vitest';
import {AddressBookPage} from '~/domains/account/address-book-page';
import type {BookView} from '~/domains/account/address-book-view';
import {ProfilePage} from '~/domains/account/profile-page';
import {renderPage} from '../../support/render-page';
import {attribute, tagsOf} from '../ui/render';

const ADDRESS = {
  firstName: 'June',
  lastName: 'Park',
  company: '',
  address1: '9 Elm Court',
  address2: '',
  city: 'Boulder',
  zip: '80301',
  phone: '',
};
const PROFILE = {firstName: 'Junia', lastName: 'Park', phone: '303 555 0188'};
const NOT_SAVED = 'We could not save this just now.';

const refused = <Values extends object>(values: Values) => ({
  values,
  errors: {},
  problem: NOT_SAVED,
});

async function render(element: ReactElement): Promise<string> {
  const {html} = await renderPage([{path: '*', element}], '/account');
  return html;
}

function textValues(html: string): Record<string, string | undefined> {
  const inputs = tagsOf(html, 'input').filter((tag) => attribute(tag, 'type') !== 'checkbox');
  return Object.fromEntries(
    inputs.map((tag) => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? '']),
  );
}

const isChecked = (html: string, name: string) =>
  tagsOf(html, 'input').some(
    (tag) => attribute(tag, 'name') === name && attribute(tag, 'checked') !== undefined,
  );

describe('an account form posted while its data cannot be loaded', () => {
  it.each<[BookView, Record<string, string>]>([
    [{kind: 'new'}, {}],
    [{kind: 'edit', id: '71'}, {id: '71'}],
  ])('HOUSE-21a UI-03 the address book form, %o, keeps the posted values', async (view, hidden) => {
    const html = await render(
      <AddressBookPage
        text={null}
        addresses={null}
        view={view}
        workplace={null}
        answer={refused({...ADDRESS, provinceCode: 'CO', isDefault: 'on'})}
      />,
    );
    expect(textValues(html)).toMatchObject({...ADDRESS, ...hidden});
    expect(html).toMatch(/<option value="CO" selected=""/);
    expect(isChecked(html, 'isDefault')).toBe(true);
    expect(html).toContain(NOT_SAVED);
  });

  it('HOUSE-21a UI-03 the profile form keeps the posted values', async () => {
    const html = await render(
      <ProfilePage
        text={null}
        profile={null}
        consentDate={null}
        workplace={null}
        answer={{form: 'profile', ...refused({...PROFILE, acceptsMarketing: 'on'})}}
        done={null}
      />,
    );
    expect(textValues(html)).toMatchObject(PROFILE);
    expect(isChecked(html, 'acceptsMarketing')).toBe(true);
    expect(html).toContain(NOT_SAVED);
  });
});
