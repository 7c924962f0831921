export const CUSTOMER_ADDRESS_FRAGMENT = `#graphql
  fragment CustomerAddress on MailingAddress {
    id
    firstName
    lastName
    company
    address1
    address2
    city
    provinceCode
    zip
    countryCodeV2
    phone
  }
` as const;

export const CUSTOMER_PROFILE_FRAGMENT = `#graphql
  fragment CustomerProfile on Customer {
    id
    email
    firstName
    lastName
    phone
    acceptsMarketing
    defaultAddress {
      ...CustomerAddress
    }
    addresses(first: 50) {
      nodes {
        ...CustomerAddress
      }
    }
    shipTo: metafield(namespace: "custom", key: "ship_to") {
      id
      value
    }
    soldTo: metafield(namespace: "custom", key: "sold_to") {
      id
      value
    }
    clinicZip: metafield(namespace: "custom", key: "clinic_zip") {
      id
      value
    }
    preferredAddress: metafield(namespace: "profeeding", key: "preferred_address") {
      id
      value
    }
    persistedCart: metafield(namespace: "profeeding", key: "persisted_cart_id") {
      id
      value
    }
    cause: metafield(namespace: "custom", key: "giving_cause") {
      id
      value
    }
    quotaMonth: metafield(namespace: "profeeding", key: "quota_month") {
      id
      value
    }
    quotaValue: metafield(namespace: "profeeding", key: "quota_value") {
      id
      value
    }
    pets: metafield(namespace: "custom", key: "pets") {
      id
      value
    }
  }
` as const;

export const CUSTOMER_USER_ERROR_FRAGMENT = `#graphql
  fragment CustomerUserError on CustomerUserError {
    code
    field
    message
  }
` as const;

export const CUSTOMER_QUERY = `#graphql
  query Customer($customerAccessToken: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    customer(customerAccessToken: $customerAccessToken) {
      ...CustomerProfile
    }
  }
  ${CUSTOMER_PROFILE_FRAGMENT}
  ${CUSTOMER_ADDRESS_FRAGMENT}
` as const;

export const CUSTOMER_METAFIELD_QUERY = `#graphql
  query CustomerMetafield(
    $customerAccessToken: String!
    $namespace: String!
    $key: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    customer(customerAccessToken: $customerAccessToken) {
      metafield(namespace: $namespace, key: $key) {
        value
      }
    }
  }
` as const;

/** https://shopify.dev/docs/api/storefront/latest/mutations/customerUpdate */
export const CUSTOMER_UPDATE_MUTATION = `#graphql
  mutation CustomerUpdate(
    $customerAccessToken: String!
    $customer: CustomerUpdateInput!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    change: customerUpdate(customerAccessToken: $customerAccessToken, customer: $customer) {
      customer {
        ...CustomerProfile
      }
      customerUserErrors {
        ...CustomerUserError
      }
    }
  }
  ${CUSTOMER_PROFILE_FRAGMENT}
  ${CUSTOMER_ADDRESS_FRAGMENT}
  ${CUSTOMER_USER_ERROR_FRAGMENT}
` as const;
