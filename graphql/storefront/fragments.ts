export const IMAGE_FRAGMENT = `#graphql
  fragment Image on Image {
    url
    altText
    width
    height
  }
` as const;

export const VARIANT_FRAGMENT = `#graphql
  fragment Variant on ProductVariant {
    id
    sku
    availableForSale
    quantityAvailable
    selectedOptions {
      name
      value
    }
    price {
      amount
      currencyCode
    }
    compareAtPrice {
      amount
      currencyCode
    }
    weight
    weightUnit
    image {
      ...Image
    }
    badgeTags: metafield(namespace: "custom", key: "badge_tags") {
      value
    }
  }
` as const;

export const PRODUCT_SUMMARY_FRAGMENT = `#graphql
  fragment ProductSummary on Product {
    id
    handle
    title
    vendor
    productType
    description
    requiresSellingPlan
    autoship: sellingPlanGroups(first: 1) {
      nodes {
        name
      }
    }
    featuredImage {
      ...Image
    }
    options {
      name
      optionValues {
        name
      }
    }
    subtitle: metafield(namespace: "custom", key: "subtitle") {
      value
    }
    species: metafield(namespace: "custom", key: "species") {
      value
    }
    line: metafield(namespace: "custom", key: "line") {
      value
    }
    lifeStage: metafield(namespace: "custom", key: "life_stage") {
      value
    }
    foodForm: metafield(namespace: "custom", key: "food_form") {
      value
    }
    prescription: metafield(namespace: "custom", key: "prescription") {
      value
    }
    dropship: metafield(namespace: "custom", key: "dropship") {
      value
    }
    rating: metafield(namespace: "reviews", key: "rating") {
      value
    }
    ratingCount: metafield(namespace: "reviews", key: "rating_count") {
      value
    }
    variants(first: 50) {
      nodes {
        ...Variant
      }
    }
  }
` as const;
