import {describe, expect, it} from 'vitest';
import {givingOrigins, givingSettings} from '~/domains/giving/giving-settings';

const ENV = {
  GIVING_STORE_ID: '3c9e5b1f-0a7d-4e26-b8f1-c2d3e4a5b601',
  GIVING_API_URL: 'https://{service}.api.giving.test',
  GIVING_CLICKSTREAM_URL: 'https://clickstream.giving.test',
  GIVING_PROXY_URL: null,
  GIVING_ASSET_ORIGIN: 'https://cdn.giving.test',
};

const settings = (env: Partial<Parameters<typeof givingSettings>[0]> = {}) => {
  const parsed = givingSettings({...ENV, ...env});
  if (!parsed) throw new Error('giving is switched off');
  return parsed;
};

describe('giving settings', () => {
  it.each(['GIVING_STORE_ID', 'GIVING_API_URL', 'GIVING_CLICKSTREAM_URL', 'GIVING_ASSET_ORIGIN'])(
    'GIVE-87 giving is switched off without %s',
    (name) => {
      expect(givingSettings({...ENV, [name]: null})).toBeNull();
    },
  );

  it('name each host that is called directly', () => {
    expect(givingOrigins(settings())).toEqual({
      connect: [
        ...['stores', 'products', 'charities', 'portfolios', 'tracking'].map(
          (service) => `https://${service}.api.giving.test`,
        ),
        'https://clickstream.giving.test',
      ],
      images: ['https://cdn.giving.test'],
    });
  });

  it('name only the proxy and the clickstream when calls go through the proxy', () => {
    const {connect} = givingOrigins(
      settings({GIVING_PROXY_URL: 'https://sdk.giving.test/authorize'}),
    );
    expect(connect).toEqual(['https://sdk.giving.test', 'https://clickstream.giving.test']);
  });

  it('name a shared origin once', () => {
    const {connect} = givingOrigins(
      settings({
        GIVING_API_URL: 'http://localhost:4000/giving/{service}',
        GIVING_CLICKSTREAM_URL: 'http://localhost:4000/giving/clickstream',
      }),
    );
    expect(connect).toEqual(['http://localhost:4000']);
  });
});
