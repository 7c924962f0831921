/** Number of product pages in the sitemap. Shopify puts 250 products on each. */
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

/**
 * One page of products, and the handles of dropshipped products: those have another URL, and the sitemap doesn't say
 * which ones they are.
 */
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
