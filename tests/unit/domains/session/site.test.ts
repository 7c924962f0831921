import {expect, it} from 'vitest';
import {siteOf} from '~/domains/session/site';

it('SEC-01, STAFF-12, CAT-29 there are two sites, each with its name', () => {
  expect(siteOf('DTC')).toMatchObject({name: 'Shop', isStaff: false});
  expect(siteOf('HPSF')).toMatchObject({name: 'Pro Staff Feeding', isStaff: true});
});

it('only the shop is for search engines, and the sites share no cookie', () => {
  expect(siteOf('DTC')).toMatchObject({isIndexed: true, cookieSuffix: ''});
  expect(siteOf('HPSF')).toMatchObject({isIndexed: false, cookieSuffix: '_hpsf'});
});
