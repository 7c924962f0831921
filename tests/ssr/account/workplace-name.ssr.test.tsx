import {expect, it} from 'vitest';
import {WorkplaceSection} from '~/domains/account/staff/workplace-facts';
import {renderPage} from '~tests/support/render-page';

const WORKPLACE = {
  roleCode: 'VET_TECH',
  school: null,
  organizationName: 'Front Range Veterinary',
  graduationYear: null,
  preferredShipTo: '0010042001',
  clinicAddress: null,
};
const SCHOOL = {school: 'Foothills College', organizationName: 'Foothills Group'};

it.each([
  ['a clinic', WORKPLACE, ['Clinic: Front Range Veterinary']],
  ['a clinic without a name', {...WORKPLACE, organizationName: null}, []],
  ['a school', {...WORKPLACE, ...SCHOOL}, ['School: Foothills College']],
])('ACCT-91 the account of a member of %s names it, once', async (_what, workplace, names) => {
  const element = <WorkplaceSection workplace={workplace} />;
  const {html} = await renderPage([{path: '*', element}], '/account');
  const facts = [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)];
  expect(
    facts
      .map(([, term, fact]) => `${term}: ${fact}`)
      .filter((fact) => /^(Clinic|School):/.test(fact)),
  ).toEqual(names);
});
