import {CUSTOMER_ADDRESS_FRAGMENT, CUSTOMER_USER_ERROR_FRAGMENT} from './customer';

/** https://shopify.dev/docs/api/storefront/latest/mutations/customerAddressCreate */
export const CUSTOMER_ADDRESS_CREATE_MUTATION = `#graphql
  mutation CustomerAddressCreate(
    $customerAccessToken: String!
    $address: MailingAddressInput!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    change: customerAddressCreate(customerAccessToken: $customerAccessToken, address: $address) {
      customerAddress {
        ...CustomerAddress
      }
      customerUserErrors {
        ...CustomerUserError
      }
    }
  }
  ${CUSTOMER_ADDRESS_FRAGMENT}
  ${CUSTOMER_USER_ERROR_FRAGMENT}
` as const;

/** https://shopify.dev/docs/api/storefront/latest/mutations/customerAddressUpdate */
export const CUSTOMER_ADDRESS_UPDATE_MUTATION = `#graphql
  mutation CustomerAddressUpdate(
    $customerAccessToken: String!
    $id: ID!
    $address: MailingAddressInput!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    change: customerAddressUpdate(
      customerAccessToken: $customerAccessToken
      id: $id
      address: $address
    ) {
      customerAddress {
        ...CustomerAddress
      }
      customerUserErrors {
        ...CustomerUserError
      }
    }
  }
  ${CUSTOMER_ADDRESS_FRAGMENT}
  ${CUSTOMER_USER_ERROR_FRAGMENT}
` as const;

/** https://shopify.dev/docs/api/storefront/latest/mutations/customerAddressDelete */
export const CUSTOMER_ADDRESS_DELETE_MUTATION = `#graphql
  mutation CustomerAddressDelete(
    $customerAccessToken: String!
    $id: ID!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    change: customerAddressDelete(customerAccessToken: $customerAccessToken, id: $id) {
      deletedCustomerAddressId
      customerUserErrors {
        ...CustomerUserError
      }
    }
  }
  ${CUSTOMER_USER_ERROR_FRAGMENT}
` as const;

/** https://shopify.dev/docs/api/storefront/latest/mutations/customerDefaultAddressUpdate */
export const CUSTOMER_DEFAULT_ADDRESS_UPDATE_MUTATION = `#graphql
  mutation CustomerDefaultAddressUpdate(
    $customerAccessToken: String!
    $addressId: ID!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    change: customerDefaultAddressUpdate(
      customerAccessToken: $customerAccessToken
      addressId: $addressId
    ) {
      customer {
        defaultAddress {
          id
        }
      }
      customerUserErrors {
        ...CustomerUserError
      }
    }
  }
  ${CUSTOMER_USER_ERROR_FRAGMENT}
` as const;
