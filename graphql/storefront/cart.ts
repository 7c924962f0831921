export const CART_LINE_FRAGMENT = `#graphql
  fragment CartLine on BaseCartLine {
    id
    quantity
    attributes {
      key
      value
    }
    cost {
      amountPerQuantity {
        amount
        currencyCode
      }
      compareAtAmountPerQuantity {
        amount
        currencyCode
      }
      subtotalAmount {
        amount
        currencyCode
      }
      totalAmount {
        amount
        currencyCode
      }
    }
    sellingPlanAllocation {
      sellingPlan {
        id
        name
      }
    }
    merchandise {
      ... on ProductVariant {
        id
        sku
        title
        availableForSale
        quantityAvailable
        weight
        weightUnit
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
        image {
          url
          altText
          width
          height
        }
        product {
          id
          handle
          title
          vendor
          productType
          requiresSellingPlan
          sellingPlanGroups(first: 1) {
            nodes {
              sellingPlans(first: 20) {
                nodes {
                  id
                  name
                }
              }
            }
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
        }
      }
    }
  }
` as const;

export const CART_FRAGMENT = `#graphql
  fragment Cart on Cart {
    id
    checkoutUrl
    totalQuantity
    note
    attributes {
      key
      value
    }
    buyerIdentity {
      email
      phone
      countryCode
    }
    discountCodes {
      code
      applicable
    }
    cost {
      subtotalAmount {
        amount
        currencyCode
      }
      totalAmount {
        amount
        currencyCode
      }
    }
    lines(first: 100) {
      nodes {
        ...CartLine
      }
    }
  }
` as const;

export const CART_QUERY = `#graphql
  query Cart($cartId: ID!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cart(id: $cartId) {
      ...Cart
    }
  }
  ${CART_FRAGMENT}
  ${CART_LINE_FRAGMENT}
` as const;

export const CART_USER_ERROR_FRAGMENT = `#graphql
  fragment CartUserError on CartUserError {
    code
    field
    message
  }
` as const;

export const CART_WARNING_FRAGMENT = `#graphql
  fragment CartWarning on CartWarning {
    code
    message
    target
  }
` as const;

/** https://shopify.dev/docs/api/storefront/latest/mutations/cartCreate */
export const CART_CREATE_MUTATION = `#graphql
  mutation CartCreate($input: CartInput!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    change: cartCreate(input: $input) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartUserError
      }
      warnings {
        ...CartWarning
      }
    }
  }
  ${CART_FRAGMENT}
  ${CART_LINE_FRAGMENT}
  ${CART_USER_ERROR_FRAGMENT}
  ${CART_WARNING_FRAGMENT}
` as const;

/** https://shopify.dev/docs/api/storefront/latest/mutations/cartLinesAdd */
export const CART_LINES_ADD_MUTATION = `#graphql
  mutation CartLinesAdd(
    $cartId: ID!
    $lines: [CartLineInput!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    change: cartLinesAdd(cartId: $cartId, lines: $lines) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartUserError
      }
      warnings {
        ...CartWarning
      }
    }
  }
  ${CART_FRAGMENT}
  ${CART_LINE_FRAGMENT}
  ${CART_USER_ERROR_FRAGMENT}
  ${CART_WARNING_FRAGMENT}
` as const;

/** https://shopify.dev/docs/api/storefront/latest/mutations/cartLinesUpdate */
export const CART_LINES_UPDATE_MUTATION = `#graphql
  mutation CartLinesUpdate(
    $cartId: ID!
    $lines: [CartLineUpdateInput!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    change: cartLinesUpdate(cartId: $cartId, lines: $lines) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartUserError
      }
      warnings {
        ...CartWarning
      }
    }
  }
  ${CART_FRAGMENT}
  ${CART_LINE_FRAGMENT}
  ${CART_USER_ERROR_FRAGMENT}
  ${CART_WARNING_FRAGMENT}
` as const;

/** https://shopify.dev/docs/api/storefront/latest/mutations/cartLinesRemove */
export const CART_LINES_REMOVE_MUTATION = `#graphql
  mutation CartLinesRemove(
    $cartId: ID!
    $lineIds: [ID!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    change: cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartUserError
      }
      warnings {
        ...CartWarning
      }
    }
  }
  ${CART_FRAGMENT}
  ${CART_LINE_FRAGMENT}
  ${CART_USER_ERROR_FRAGMENT}
  ${CART_WARNING_FRAGMENT}
` as const;

/** https://shopify.dev/docs/api/storefront/latest/mutations/cartAttributesUpdate */
export const CART_ATTRIBUTES_UPDATE_MUTATION = `#graphql
  mutation CartAttributesUpdate(
    $cartId: ID!
    $attributes: [AttributeInput!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    change: cartAttributesUpdate(cartId: $cartId, attributes: $attributes) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartUserError
      }
      warnings {
        ...CartWarning
      }
    }
  }
  ${CART_FRAGMENT}
  ${CART_LINE_FRAGMENT}
  ${CART_USER_ERROR_FRAGMENT}
  ${CART_WARNING_FRAGMENT}
` as const;

export const CART_HAND_OFF_MUTATION = `#graphql
  mutation CartHandOff(
    $cartId: ID!
    $attributes: [AttributeInput!]!
    $addresses: [CartSelectableAddressInput!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    delivery: cartDeliveryAddressesReplace(cartId: $cartId, addresses: $addresses) {
      userErrors {
        ...CartUserError
      }
    }
    change: cartAttributesUpdate(cartId: $cartId, attributes: $attributes) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartUserError
      }
      warnings {
        ...CartWarning
      }
    }
  }
  ${CART_FRAGMENT}
  ${CART_LINE_FRAGMENT}
  ${CART_USER_ERROR_FRAGMENT}
  ${CART_WARNING_FRAGMENT}
` as const;

/** https://shopify.dev/docs/api/storefront/latest/mutations/cartBuyerIdentityUpdate */
export const CART_BUYER_IDENTITY_UPDATE_MUTATION = `#graphql
  mutation CartBuyerIdentityUpdate(
    $cartId: ID!
    $buyerIdentity: CartBuyerIdentityInput!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    change: cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartUserError
      }
      warnings {
        ...CartWarning
      }
    }
  }
  ${CART_FRAGMENT}
  ${CART_LINE_FRAGMENT}
  ${CART_USER_ERROR_FRAGMENT}
  ${CART_WARNING_FRAGMENT}
` as const;

/** https://shopify.dev/docs/api/storefront/latest/mutations/cartDiscountCodesUpdate */
export const CART_DISCOUNT_CODES_UPDATE_MUTATION = `#graphql
  mutation CartDiscountCodesUpdate(
    $cartId: ID!
    $discountCodes: [String!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    change: cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartUserError
      }
      warnings {
        ...CartWarning
      }
    }
  }
  ${CART_FRAGMENT}
  ${CART_LINE_FRAGMENT}
  ${CART_USER_ERROR_FRAGMENT}
  ${CART_WARNING_FRAGMENT}
` as const;

/** https://shopify.dev/docs/api/storefront/latest/mutations/cartNoteUpdate */
export const CART_NOTE_UPDATE_MUTATION = `#graphql
  mutation CartNoteUpdate(
    $cartId: ID!
    $note: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    change: cartNoteUpdate(cartId: $cartId, note: $note) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartUserError
      }
      warnings {
        ...CartWarning
      }
    }
  }
  ${CART_FRAGMENT}
  ${CART_LINE_FRAGMENT}
  ${CART_USER_ERROR_FRAGMENT}
  ${CART_WARNING_FRAGMENT}
` as const;
