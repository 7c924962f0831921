import {gid} from '../gid';
import type {Resolver, ResolverMap} from '../types';

const MARKET = {__typename: 'Market', id: gid('Market', 1), handle: 'us'};

const ENGLISH = {isoCode: 'EN', name: 'English', endonymName: 'English'};

const UNITED_STATES = {
  isoCode: 'US',
  name: 'United States',
  unitSystem: 'IMPERIAL_SYSTEM',
  currency: {isoCode: 'USD', name: 'United States Dollar', symbol: '$'},
  availableLanguages: [ENGLISH],
  defaultLanguage: ENGLISH,
  market: MARKET,
};

const localization: Resolver = () => ({
  availableCountries: [UNITED_STATES],
  availableLanguages: [ENGLISH],
  // The shop has one market, so it ignores the country and language of `@inContext`.
  country: UNITED_STATES,
  language: ENGLISH,
  market: MARKET,
});

export const localizationResolvers: ResolverMap = {
  QueryRoot: {
    localization,
  },
};
