import {IMAGE_FRAGMENT, PRODUCT_SUMMARY_FRAGMENT, VARIANT_FRAGMENT} from './fragments';

/** Products and phrases that the shopper may be typing, at most `limit` of each. */
export const PREDICTIVE_SEARCH_QUERY = `#graphql
  query PredictiveSearch(
    $text: String!
    $limit: Int!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    predictiveSearch(
      query: $text
      limit: $limit
      limitScope: EACH
      types: [PRODUCT, QUERY]
      unavailableProducts: LAST
    ) {
      products {
        ...ProductSummary
      }
      queries {
        text
      }
    }
  }
  ${PRODUCT_SUMMARY_FRAGMENT}
  ${VARIANT_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;

/** The data needed to find the variant with a SKU, or a part of one. */
export const SKU_SEARCH_QUERY = `#graphql
  query SkuSearch($text: String!, $first: Int!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    search(query: $text, first: $first, types: [PRODUCT], prefix: LAST) {
      totalCount
      nodes {
        ... on Product {
          id
          handle
          vendor
          dropship: metafield(namespace: "custom", key: "dropship") {
            value
          }
          variants(first: 50) {
            nodes {
              id
              sku
              availableForSale
              selectedOptions {
                name
                value
              }
            }
          }
        }
      }
    }
  }
` as const;
