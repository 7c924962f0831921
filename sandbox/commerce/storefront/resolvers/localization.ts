import {connection, type ConnectionArgs} from '../connection';
import {gid} from '../gid';
import type {Resolver, ResolverMap} from '../types';

const noMetafields: ResolverMap[string] = {
  metafield: () => null,
  metafields: (_source, {identifiers}: {identifiers: unknown[]}) => identifiers.map(() => null),
};

export const MARKET = {__typename: 'Market', id: gid('Market', 1), handle: 'us'};

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

/** The shop's only warehouse. */
export const LOCATION = {
  __typename: 'Location',
  id: gid('Location', 1),
  name: 'Columbus warehouse',
  address: {
    address1: '1500 Alum Creek Drive',
    address2: null,
    city: 'Columbus',
    country: 'United States',
    countryCode: 'US',
    formatted: ['1500 Alum Creek Drive', 'Columbus OH 43209', 'United States'],
    latitude: 39.9379,
    longitude: -82.9397,
    phone: null,
    province: 'Ohio',
    provinceCode: 'OH',
    zip: '43209',
  },
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
    locations: (_root, args: ConnectionArgs) => connection([LOCATION], args, ({id}) => id),
  },
  Market: noMetafields,
  Location: noMetafields,
};
