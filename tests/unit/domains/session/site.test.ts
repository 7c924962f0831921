import {expect, it} from 'vitest';
import {siteOf} from '~/domains/session/site';

it('SEC-01, STAFF-12, CAT-29 there are two sites, each with its name', () => {
  expect(siteOf('DTC')).toMatchObject({name: 'Shop'});
  expect(siteOf('HPSF')).toMatchObject({name: 'Pro Staff Feeding'});
});

it('CONST-19, SESS-12 idle times and lifetimes of sessions differ: clinics share their machines', () => {
  expect(siteOf('DTC')).toMatchObject({idleSeconds: 1800, sessionSeconds: 2_592_000});
  expect(siteOf('HPSF')).toMatchObject({idleSeconds: 900, sessionSeconds: 43_200});
});

it('only the shop is for search engines, and the sites share no cookie', () => {
  expect(siteOf('DTC')).toMatchObject({isIndexed: true, cookieSuffix: ''});
  expect(siteOf('HPSF')).toMatchObject({isIndexed: false, cookieSuffix: '_hpsf'});
});
