import {expect, it} from 'vitest';
import {siteOf} from '~/domains/session/site';

it('SEC-01, STAFF-12, CAT-29 siteOf has two sites with their own names', () => {
  expect(siteOf('DTC')).toMatchObject({name: 'Shop'});
  expect(siteOf('HPSF')).toMatchObject({name: 'Pro Staff Feeding'});
});

it('CONST-19, SESS-12 siteOf has shorter idle times and sessions for the staff site', () => {
  expect(siteOf('DTC')).toMatchObject({idleSeconds: 1800, sessionSeconds: 2_592_000});
  expect(siteOf('HPSF')).toMatchObject({idleSeconds: 900, sessionSeconds: 43_200});
});

it('siteOf indexes only the consumer site and gives the sites different cookie suffixes', () => {
  expect(siteOf('DTC')).toMatchObject({isIndexed: true, cookieSuffix: ''});
  expect(siteOf('HPSF')).toMatchObject({isIndexed: false, cookieSuffix: '_hpsf'});
});
