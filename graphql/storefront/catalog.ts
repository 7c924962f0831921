import {IMAGE_FRAGMENT, PRODUCT_SUMMARY_FRAGMENT, VARIANT_FRAGMENT} from './fragments';

export const BEST_SELLERS_QUERY = `#graphql
  query BestSellers($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    collection(handle: "best-sellers") {
      products(first: 12) {
        nodes {
          ...ProductSummary
        }
      }
    }
  }
  ${PRODUCT_SUMMARY_FRAGMENT}
  ${VARIANT_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;

/** Products by id, in the order of the ids; `null` for an unknown id. */
export const PRODUCTS_BY_IDS_QUERY = `#graphql
  query ProductsByIds($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ...ProductSummary
    }
  }
  ${PRODUCT_SUMMARY_FRAGMENT}
  ${VARIANT_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;

/** The products of these variants, in the order of the ids; `null` for an unknown id. */
export const PRODUCTS_OF_VARIANTS_QUERY = `#graphql
  query ProductsOfVariants($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        product {
          ...ProductSummary
        }
      }
    }
  }
  ${PRODUCT_SUMMARY_FRAGMENT}
  ${VARIANT_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;

export const PRODUCT_QUERY = `#graphql
  query Product($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      ...ProductSummary
      seo {
        description
      }
      benefits: metafield(namespace: "custom", key: "benefits") {
        value
      }
      breedSizes: metafield(namespace: "custom", key: "breed_size") {
        value
      }
      healthConditions: metafield(namespace: "custom", key: "health_conditions") {
        value
      }
      ingredients: metafield(namespace: "custom", key: "ingredients") {
        value
      }
      guaranteedAnalysis: metafield(namespace: "custom", key: "guaranteed_analysis") {
        value
      }
      feedingGuide: metafield(namespace: "custom", key: "feeding_guide") {
        value
      }
      calories: metafield(namespace: "custom", key: "calories") {
        value
      }
      adequacy: metafield(namespace: "custom", key: "nutritional_adequacy") {
        value
      }
      madeIn: metafield(namespace: "custom", key: "made_in") {
        value
      }
      sellingPlanGroups(first: 5) {
        nodes {
          sellingPlans(first: 20) {
            nodes {
              id
              name
              deliveryPolicy {
                ... on SellingPlanRecurringDeliveryPolicy {
                  interval
                  intervalCount
                }
              }
            }
          }
        }
      }
      details: variants(first: 50) {
        nodes {
          id
          media: metafield(namespace: "custom", key: "media") {
            references(first: 8) {
              nodes {
                ... on MediaImage {
                  image {
                    ...Image
                  }
                }
              }
            }
          }
          sellingPlanAllocations(first: 20) {
            nodes {
              sellingPlan {
                id
              }
              priceAdjustments {
                price {
                  amount
                  currencyCode
                }
              }
            }
          }
        }
      }
    }
  }
  ${PRODUCT_SUMMARY_FRAGMENT}
  ${VARIANT_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;

export const PRODUCT_RECOMMENDATIONS_QUERY = `#graphql
  query ProductRecommendations(
    $handle: String!
    $intent: ProductRecommendationIntent!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    productRecommendations(productHandle: $handle, intent: $intent) {
      ...ProductSummary
    }
  }
  ${PRODUCT_SUMMARY_FRAGMENT}
  ${VARIANT_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;

/** The data of one variant that the cart rules check before adding it. */
export const MERCHANDISE_QUERY = `#graphql
  query Merchandise($id: ID!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    node(id: $id) {
      ... on ProductVariant {
        id
        weight
        weightUnit
        product {
          productType
          prescription: metafield(namespace: "custom", key: "prescription") {
            value
          }
        }
      }
    }
  }
` as const;

export const SELECTED_VARIANT_QUERY = `#graphql
  query SelectedVariant(
    $handle: String!
    $options: [SelectedOptionInput!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      variant: selectedOrFirstAvailableVariant(selectedOptions: $options) {
        id
        price {
          amount
          currencyCode
        }
      }
    }
  }
` as const;
