import {CUSTOMER_ADDRESS_FRAGMENT} from './customer';
import {IMAGE_FRAGMENT} from './fragments';

export const ORDER_SUMMARY_FRAGMENT = `#graphql
  fragment OrderSummary on Order {
    id
    name
    orderNumber
    processedAt
    canceledAt
    financialStatus
    fulfillmentStatus
    totalPrice {
      amount
      currencyCode
    }
    lineItems(first: 100) {
      nodes {
        title
        quantity
        variant {
          id
          image {
            ...Image
          }
        }
      }
    }
  }
` as const;

export const ORDER_DETAIL_FRAGMENT = `#graphql
  fragment OrderDetail on Order {
    customAttributes {
      key
      value
    }
    subtotalPrice {
      amount
      currencyCode
    }
    totalShippingPrice {
      amount
      currencyCode
    }
    totalTax {
      amount
      currencyCode
    }
    totalRefunded {
      amount
      currencyCode
    }
    shippingAddress {
      ...CustomerAddress
    }
    billingAddress {
      ...CustomerAddress
    }
    successfulFulfillments(first: 20) {
      trackingCompany
      trackingInfo(first: 5) {
        number
        url
      }
    }
    lines: lineItems(first: 100) {
      nodes {
        title
        quantity
        currentQuantity
        originalTotalPrice {
          amount
          currencyCode
        }
        discountedTotalPrice {
          amount
          currencyCode
        }
        discountAllocations {
          allocatedAmount {
            amount
            currencyCode
          }
        }
        variant {
          id
          sku
          title
          image {
            ...Image
          }
          product {
            handle
            productType
            dropship: metafield(namespace: "custom", key: "dropship") {
              value
            }
          }
        }
      }
    }
  }
` as const;

export const ORDERS_QUERY = `#graphql
  query Orders(
    $customerAccessToken: String!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    customer(customerAccessToken: $customerAccessToken) {
      id
      orders(
        first: $first
        after: $after
        last: $last
        before: $before
        sortKey: PROCESSED_AT
        reverse: true
      ) {
        edges {
          cursor
          node {
            ...OrderSummary
          }
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
      }
    }
  }
  ${ORDER_SUMMARY_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;

export const ORDER_QUERY = `#graphql
  query Order(
    $customerAccessToken: String!
    $query: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    customer(customerAccessToken: $customerAccessToken) {
      id
      orders(first: 25, query: $query, sortKey: PROCESSED_AT, reverse: true) {
        nodes {
          ...OrderSummary
          ...OrderDetail
        }
      }
    }
  }
  ${ORDER_SUMMARY_FRAGMENT}
  ${ORDER_DETAIL_FRAGMENT}
  ${CUSTOMER_ADDRESS_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;

export const ORDERED_FOOD_QUERY = `#graphql
  query OrderedFood(
    $customerAccessToken: String!
    $query: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    customer(customerAccessToken: $customerAccessToken) {
      orders(first: 100, query: $query, sortKey: PROCESSED_AT, reverse: true) {
        nodes {
          processedAt
          canceledAt
          lineItems(first: 50) {
            nodes {
              currentQuantity
              customAttributes {
                key
                value
              }
              variant {
                weight
                weightUnit
              }
            }
          }
        }
      }
    }
  }
` as const;

export const ORDER_GIFTS_QUERY = `#graphql
  query OrderGifts(
    $customerAccessToken: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    customer(customerAccessToken: $customerAccessToken) {
      orders(first: 250, sortKey: PROCESSED_AT, reverse: true) {
        nodes {
          canceledAt
          customAttributes {
            key
            value
          }
        }
      }
    }
  }
` as const;
