export const ADMIN_MARKETING_CONSENT_QUERY = `#graphql
  query AdminMarketingConsent($id: ID!) {
    customer(id: $id) {
      id
      defaultEmailAddress {
        marketingState
        marketingUpdatedAt
      }
    }
  }
` as const;

export const ADMIN_METAFIELD_OWNER_QUERY = `#graphql
  query AdminMetafieldOwner($id: ID!) {
    node(id: $id) {
      ... on Metafield {
        id
        namespace
        key
        owner {
          ... on Customer {
            id
          }
        }
      }
    }
  }
` as const;

/** https://shopify.dev/docs/api/admin-graphql/latest/mutations/customerUpdate */
export const ADMIN_CUSTOMER_UPDATE_MUTATION = `#graphql
  mutation AdminCustomerUpdate($input: CustomerInput!) {
    change: customerUpdate(input: $input) {
      customer {
        id
      }
      userErrors {
        field
        message
      }
    }
  }
` as const;

/** https://shopify.dev/docs/api/admin-graphql/latest/mutations/metafieldsDelete */
export const ADMIN_METAFIELDS_DELETE_MUTATION = `#graphql
  mutation AdminMetafieldsDelete($metafields: [MetafieldIdentifierInput!]!) {
    change: metafieldsDelete(metafields: $metafields) {
      deletedMetafields {
        namespace
        key
      }
      userErrors {
        field
        message
      }
    }
  }
` as const;

/** https://shopify.dev/docs/api/admin-graphql/latest/queries/customerByIdentifier */
export const ADMIN_METAFIELD_BY_EMAIL_QUERY = `#graphql
  query AdminMetafieldByEmail($email: String!, $namespace: String!, $key: String!) {
    customer: customerByIdentifier(identifier: {emailAddress: $email}) {
      metafield(namespace: $namespace, key: $key) {
        value
      }
    }
  }
` as const;
