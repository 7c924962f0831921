import {expect, it} from 'vitest';
import {thirdPartySources} from '~/domains/consent/third-party-sources';

const GOOGLE = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

it.each([
  ['the vendor', 'https://www.googletagmanager.com/gtm.js?id=GTM-1', GOOGLE],
  ['our own host', 'https://tags.shop.test/gtm.js', ['https://tags.shop.test', ...GOOGLE]],
  ['this machine', 'http://localhost:4100/tags/gtm.js', ['http://localhost:4100']],
])('CONS-18 thirdPartySources of a script from %s', (_host, tagManager, origins) => {
  expect(thirdPartySources({tagManager})).toEqual({
    'script-src': origins,
    'img-src': origins,
    'connect-src': origins,
  });
});

it('CONS-18 thirdPartySources joins the origins of all third parties, each once', () => {
  const reviews = 'https://apps.bazaarvoice.com/bv.js';
  const errorReporting = 'https://apps.bazaarvoice.com/1';
  const vendor = 'https://*.bazaarvoice.com';
  expect(thirdPartySources({reviews, errorReporting})).toEqual({
    'script-src': ['https://apps.bazaarvoice.com', vendor],
    'style-src': ['https://apps.bazaarvoice.com', vendor],
    'img-src': ['https://apps.bazaarvoice.com', vendor],
    'connect-src': ['https://apps.bazaarvoice.com', vendor],
  });
});
