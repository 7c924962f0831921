import {describe, expect, it} from 'vitest';
import {post} from './support/api';
import {sandboxOrigin} from './support/shared-sandbox';
import {openShop, watchShop} from './support/shop';

watchShop();

const SETUP = '/api/analytics/setup';
const shop = openShop(sandboxOrigin);

describe('analytics setup', () => {
  it.each([
    ['ANLY-02', 'a missing integration', {}],
    ['ANLY-03', 'a number', {integration: 7}],
    ['ANLY-03', 'null', {integration: null}],
    ['ANLY-03', 'a list', {integration: ['gtm']}],
    ['ANLY-04', 'an unknown integration', {integration: 'toString'}],
    ['ANLY-04', 'an empty text', {integration: ''}],
  ])('ANLY-02 ANLY-03 ANLY-04 (%s) rejects %s', async (_id, _name, input) => {
    expect(await post(shop.visitor(), SETUP, input)).toMatchObject({
      status: 400,
      code: 'INVALID_INTEGRATION',
      message: 'Invalid analytics integration',
    });
  });

  it.each(['gtm', 'klaviyo', 'giving'])('says whether the site has %s', async (integration) => {
    const {value} = await post(shop.visitor(), SETUP, {integration});
    expect(value).toEqual({integration, isEnabled: true});
  });

  it('NAV-03 has neither tag manager nor email marketing on the staff site', async () => {
    const staff = openShop(sandboxOrigin, {variables: {SITE_ID: 'HPSF'}});
    for (const integration of ['gtm', 'klaviyo']) {
      const {value} = await post(staff.visitor(), SETUP, {integration});
      expect(value).toEqual({integration, isEnabled: false});
    }
  });
});
