import {BRAND_IN_FULL} from '~/domains/content/brand';
import {SEARCH_PATH} from '~/domains/catalog/search-text';

const TERM = 'search_term_string';

/** schema.org data (SEARCH-02). */
export function homeStructuredData(origin: string): Record<string, unknown>[] {
  const url = `${origin}/`;
  return [
    {
      '@type': 'Organization',
      '@id': `${url}#organization`,
      name: BRAND_IN_FULL,
      url,
      logo: `${origin}/favicon.svg`,
    },
    {
      '@type': 'WebSite',
      '@id': `${url}#website`,
      name: BRAND_IN_FULL,
      url,
      publisher: {'@id': `${url}#organization`},
      potentialAction: {
        '@type': 'SearchAction',
        target: {'@type': 'EntryPoint', urlTemplate: `${origin}${SEARCH_PATH}?search={${TERM}}`},
        'query-input': `required name=${TERM}`,
      },
    },
  ];
}
