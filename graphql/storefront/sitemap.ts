/** How many pages of products the sitemap has; the platform puts 250 on each. */
export const SITEMAP_INDEX_QUERY = `#graphql
  query SitemapIndex($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    sitemap(type: PRODUCT) {
      pagesCount {
        count
      }
    }
  }
` as const;

/** One page of products; those that are dropshipped have another address, which the sitemap does not tell. */
export const SITEMAP_PAGE_QUERY = `#graphql
  query SitemapPage($page: Int!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    sitemap(type: PRODUCT) {
      resources(page: $page) {
        items {
          handle
          updatedAt
        }
      }
    }
    dropshipped: products(first: 250, query: "tag:dropship") {
      nodes {
        handle
      }
    }
  }
` as const;
