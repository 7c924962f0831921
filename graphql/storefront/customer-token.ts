import {CUSTOMER_USER_ERROR_FRAGMENT} from './customer';

/** https://shopify.dev/docs/api/storefront/latest/mutations/customerAccessTokenCreateWithMultipass */
export const CUSTOMER_ACCESS_TOKEN_CREATE_WITH_MULTIPASS_MUTATION = `#graphql
  mutation CustomerAccessTokenCreateWithMultipass(
    $multipassToken: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    change: customerAccessTokenCreateWithMultipass(multipassToken: $multipassToken) {
      customerAccessToken {
        accessToken
        expiresAt
      }
      customerUserErrors {
        ...CustomerUserError
      }
    }
  }
  ${CUSTOMER_USER_ERROR_FRAGMENT}
` as const;

/** https://shopify.dev/docs/api/storefront/latest/mutations/customerAccessTokenRenew */
export const CUSTOMER_ACCESS_TOKEN_RENEW_MUTATION = `#graphql
  mutation CustomerAccessTokenRenew(
    $customerAccessToken: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    change: customerAccessTokenRenew(customerAccessToken: $customerAccessToken) {
      customerAccessToken {
        accessToken
        expiresAt
      }
      userErrors {
        field
        message
      }
    }
  }
` as const;

/** The owner of an access token, with their saved cart; `null` if the token has expired. */
export const CUSTOMER_ACCESS_TOKEN_OWNER_QUERY = `#graphql
  query CustomerAccessTokenOwner(
    $customerAccessToken: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    customer(customerAccessToken: $customerAccessToken) {
      id
      persistedCart: metafield(namespace: "profeeding", key: "persisted_cart_id") {
        id
        value
      }
    }
  }
` as const;

/**
 * https://shopify.dev/docs/api/storefront/latest/mutations/customerUpdate: a new password invalidates all access tokens
 * of the customer, and the response contains a new one.
 */
export const CUSTOMER_ACCESS_TOKENS_REPLACE_MUTATION = `#graphql
  mutation CustomerAccessTokensReplace(
    $customerAccessToken: String!
    $password: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    change: customerUpdate(
      customerAccessToken: $customerAccessToken
      customer: {password: $password}
    ) {
      customerAccessToken {
        accessToken
        expiresAt
      }
      customerUserErrors {
        ...CustomerUserError
      }
    }
  }
  ${CUSTOMER_USER_ERROR_FRAGMENT}
` as const;

/** https://shopify.dev/docs/api/storefront/latest/mutations/customerAccessTokenDelete */
export const CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION = `#graphql
  mutation CustomerAccessTokenDelete(
    $customerAccessToken: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    change: customerAccessTokenDelete(customerAccessToken: $customerAccessToken) {
      deletedAccessToken
      userErrors {
        field
        message
      }
    }
  }
` as const;
