/** What tells delivered from shipped, for the orders of a page. */
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

/** What the Storefront API does not tell of an order. */
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
