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
      note
      customer {
        id
      }
      fulfillments(first: 20) {
        status
        displayStatus
        createdAt
        deliveredAt
        estimatedDeliveryAt
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

/**
 * Restocks the items, refunds the payment and tells the customer. Shopify does it in a job, so the order may show it a
 * moment later. https://shopify.dev/docs/api/admin-graphql/latest/mutations/orderCancel
 */
export const ADMIN_ORDER_CANCEL_MUTATION = `#graphql
  mutation AdminOrderCancel($orderId: ID!) {
    change: orderCancel(
      orderId: $orderId
      reason: CUSTOMER
      restock: true
      notifyCustomer: true
      refundMethod: {originalPaymentMethodsRefund: true}
    ) {
      job {
        id
      }
      orderCancelUserErrors {
        code
        message
      }
    }
  }
` as const;

/** Finds the status page of an order, which the customer can see without logging in. */
export const ADMIN_STATUS_PAGE_QUERY = `#graphql
  query AdminStatusPage($query: String!) {
    orders(first: 5, query: $query) {
      nodes {
        name
        email
        statusPageUrl
      }
    }
  }
` as const;
