/** Fulfillment data that distinguishes delivered from shipped, for one page of orders. */
export const ADMIN_DELIVERIES_QUERY = `#graphql
  query AdminDeliveries($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Order {
        id
        customer {
          id
        }
        fulfillments(first: 20) {
          status
          displayStatus
          createdAt
          deliveredAt
        }
      }
    }
  }
` as const;

/** Order data that the Storefront API doesn't provide. */
export const ADMIN_ORDER_QUERY = `#graphql
  query AdminOrder($id: ID!) {
    order(id: $id) {
      id
      processedAt
      customer {
        id
      }
      fulfillments(first: 20) {
        status
        displayStatus
        createdAt
        deliveredAt
      }
      transactions(first: 20) {
        kind
        status
        paymentDetails {
          ... on CardPaymentDetails {
            company
            number
          }
        }
      }
      lineItems(first: 100) {
        nodes {
          title
          quantity
          sku
          variantTitle
          sellingPlan {
            name
          }
          image {
            url
            altText
            width
            height
          }
        }
      }
    }
  }
` as const;
