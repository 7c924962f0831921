/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontAPI from './storefront-types';

export type CustomerAddressCreateMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  address: StorefrontAPI.MailingAddressInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CustomerAddressCreateMutation = { change: StorefrontAPI.Maybe<{ customerAddress: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'provinceCode' | 'zip' | 'countryCodeV2' | 'phone'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type CustomerAddressUpdateMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  id: StorefrontAPI.Scalars['ID']['input'];
  address: StorefrontAPI.MailingAddressInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CustomerAddressUpdateMutation = { change: StorefrontAPI.Maybe<{ customerAddress: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'provinceCode' | 'zip' | 'countryCodeV2' | 'phone'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type CustomerAddressDeleteMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  id: StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CustomerAddressDeleteMutation = { change: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.CustomerAddressDeletePayload, 'deletedCustomerAddressId'>
    & { customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }
  )> };

export type CustomerDefaultAddressUpdateMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  addressId: StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CustomerDefaultAddressUpdateMutation = { change: StorefrontAPI.Maybe<{ customer: StorefrontAPI.Maybe<{ defaultAddress: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id'>> }>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

type CartLine_CartLine_Fragment = (
  Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
  & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
    Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
    & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
      & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    ) }
  ) }
);

type CartLine_ComponentizableCartLine_Fragment = (
  Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
  & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
    Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
    & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
      & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    ) }
  ) }
);

export type CartLineFragment = CartLine_CartLine_Fragment | CartLine_ComponentizableCartLine_Fragment;

export type CartFragment = (
  Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'>
  & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, buyerIdentity: Pick<StorefrontAPI.CartBuyerIdentity, 'email' | 'phone' | 'countryCode'>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { nodes: Array<(
      Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
        Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
        & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
          Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
          & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
        ) }
      ) }
    ) | (
      Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
        Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
        & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
          Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
          & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
        ) }
      ) }
    )> } }
);

export type CartQueryVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartQuery = { cart: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'>
    & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, buyerIdentity: Pick<StorefrontAPI.CartBuyerIdentity, 'email' | 'phone' | 'countryCode'>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { nodes: Array<(
        Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
        & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
          Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
          & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
            Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
            & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          ) }
        ) }
      ) | (
        Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
        & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
          Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
          & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
            Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
            & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          ) }
        ) }
      )> } }
  )> };

export type CartUserErrorFragment = Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>;

export type CartWarningFragment = Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>;

export type CartCreateMutationVariables = StorefrontAPI.Exact<{
  input: StorefrontAPI.CartInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartCreateMutation = { change: StorefrontAPI.Maybe<{ cart: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, buyerIdentity: Pick<StorefrontAPI.CartBuyerIdentity, 'email' | 'phone' | 'countryCode'>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
              & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
            ) }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
              & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
            ) }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartLinesAddMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  lines: Array<StorefrontAPI.CartLineInput> | StorefrontAPI.CartLineInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartLinesAddMutation = { change: StorefrontAPI.Maybe<{ cart: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, buyerIdentity: Pick<StorefrontAPI.CartBuyerIdentity, 'email' | 'phone' | 'countryCode'>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
              & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
            ) }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
              & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
            ) }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartLinesUpdateMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  lines: Array<StorefrontAPI.CartLineUpdateInput> | StorefrontAPI.CartLineUpdateInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartLinesUpdateMutation = { change: StorefrontAPI.Maybe<{ cart: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, buyerIdentity: Pick<StorefrontAPI.CartBuyerIdentity, 'email' | 'phone' | 'countryCode'>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
              & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
            ) }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
              & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
            ) }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartLinesRemoveMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  lineIds: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartLinesRemoveMutation = { change: StorefrontAPI.Maybe<{ cart: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, buyerIdentity: Pick<StorefrontAPI.CartBuyerIdentity, 'email' | 'phone' | 'countryCode'>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
              & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
            ) }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
              & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
            ) }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartAttributesUpdateMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  attributes: Array<StorefrontAPI.AttributeInput> | StorefrontAPI.AttributeInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartAttributesUpdateMutation = { change: StorefrontAPI.Maybe<{ cart: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, buyerIdentity: Pick<StorefrontAPI.CartBuyerIdentity, 'email' | 'phone' | 'countryCode'>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
              & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
            ) }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
              & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
            ) }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartHandOffMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  attributes: Array<StorefrontAPI.AttributeInput> | StorefrontAPI.AttributeInput;
  addresses: Array<StorefrontAPI.CartSelectableAddressInput> | StorefrontAPI.CartSelectableAddressInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartHandOffMutation = { delivery: StorefrontAPI.Maybe<{ userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>> }>, change: StorefrontAPI.Maybe<{ cart: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, buyerIdentity: Pick<StorefrontAPI.CartBuyerIdentity, 'email' | 'phone' | 'countryCode'>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
              & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
            ) }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
              & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
            ) }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartBuyerIdentityUpdateMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  buyerIdentity: StorefrontAPI.CartBuyerIdentityInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartBuyerIdentityUpdateMutation = { change: StorefrontAPI.Maybe<{ cart: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, buyerIdentity: Pick<StorefrontAPI.CartBuyerIdentity, 'email' | 'phone' | 'countryCode'>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
              & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
            ) }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
              & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
            ) }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartDiscountCodesUpdateMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  discountCodes: Array<StorefrontAPI.Scalars['String']['input']> | StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartDiscountCodesUpdateMutation = { change: StorefrontAPI.Maybe<{ cart: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, buyerIdentity: Pick<StorefrontAPI.CartBuyerIdentity, 'email' | 'phone' | 'countryCode'>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
              & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
            ) }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
              & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
            ) }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartNoteUpdateMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  note: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartNoteUpdateMutation = { change: StorefrontAPI.Maybe<{ cart: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, buyerIdentity: Pick<StorefrontAPI.CartBuyerIdentity, 'email' | 'phone' | 'countryCode'>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
              & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
            ) }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'requiresSellingPlan'>
              & { sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>> } }> }, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
            ) }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type BestSellersQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type BestSellersQuery = { collection: StorefrontAPI.Maybe<{ products: { nodes: Array<(
        Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'description' | 'requiresSellingPlan'>
        & { autoship: { nodes: Array<Pick<StorefrontAPI.SellingPlanGroup, 'name'>> }, featuredImage: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, options: Array<(
          Pick<StorefrontAPI.ProductOption, 'name'>
          & { optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>> }
        )>, subtitle: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, species: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, line: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, lifeStage: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, variants: { nodes: Array<(
            Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, badgeTags: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          )> } }
      )> } }> };

export type ProductsByIdsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductsByIdsQuery = { nodes: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'description' | 'requiresSellingPlan'>
    & { autoship: { nodes: Array<Pick<StorefrontAPI.SellingPlanGroup, 'name'>> }, featuredImage: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, options: Array<(
      Pick<StorefrontAPI.ProductOption, 'name'>
      & { optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>> }
    )>, subtitle: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, species: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, line: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, lifeStage: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
        & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, badgeTags: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      )> } }
  )>> };

export type ProductsOfVariantsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductsOfVariantsQuery = { nodes: Array<StorefrontAPI.Maybe<{ product: (
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'description' | 'requiresSellingPlan'>
      & { autoship: { nodes: Array<Pick<StorefrontAPI.SellingPlanGroup, 'name'>> }, featuredImage: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, options: Array<(
        Pick<StorefrontAPI.ProductOption, 'name'>
        & { optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>> }
      )>, subtitle: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, species: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, line: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, lifeStage: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, variants: { nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
          & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, badgeTags: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
        )> } }
    ) }>> };

export type ProductQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductQuery = { product: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'description' | 'requiresSellingPlan'>
    & { seo: Pick<StorefrontAPI.Seo, 'description'>, benefits: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, breedSizes: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, healthConditions: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ingredients: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guaranteedAnalysis: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, feedingGuide: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, calories: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, adequacy: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeIn: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, sellingPlanGroups: { nodes: Array<{ sellingPlans: { nodes: Array<(
            Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>
            & { deliveryPolicy: StorefrontAPI.Maybe<Pick<StorefrontAPI.SellingPlanRecurringDeliveryPolicy, 'interval' | 'intervalCount'>> }
          )> } }> }, details: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id'>
        & { media: StorefrontAPI.Maybe<{ references: StorefrontAPI.Maybe<{ nodes: Array<{ image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }>, sellingPlanAllocations: { nodes: Array<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>, priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }> } }
      )> }, autoship: { nodes: Array<Pick<StorefrontAPI.SellingPlanGroup, 'name'>> }, featuredImage: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, options: Array<(
      Pick<StorefrontAPI.ProductOption, 'name'>
      & { optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>> }
    )>, subtitle: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, species: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, line: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, lifeStage: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
        & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, badgeTags: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      )> } }
  )> };

export type ProductRecommendationsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  intent: StorefrontAPI.ProductRecommendationIntent;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductRecommendationsQuery = { productRecommendations: StorefrontAPI.Maybe<Array<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'description' | 'requiresSellingPlan'>
    & { autoship: { nodes: Array<Pick<StorefrontAPI.SellingPlanGroup, 'name'>> }, featuredImage: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, options: Array<(
      Pick<StorefrontAPI.ProductOption, 'name'>
      & { optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>> }
    )>, subtitle: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, species: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, line: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, lifeStage: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
        & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, badgeTags: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      )> } }
  )>> };

export type MerchandiseQueryVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type MerchandiseQuery = { node: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.ProductVariant, 'id' | 'weight' | 'weightUnit'>
    & { product: (
      Pick<StorefrontAPI.Product, 'productType'>
      & { prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    ) }
  )> };

export type SelectedVariantQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  options: Array<StorefrontAPI.SelectedOptionInput> | StorefrontAPI.SelectedOptionInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type SelectedVariantQuery = { product: StorefrontAPI.Maybe<{ variant: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.ProductVariant, 'id'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
    )> }> };

export type CustomerAccessTokenCreateWithMultipassMutationVariables = StorefrontAPI.Exact<{
  multipassToken: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CustomerAccessTokenCreateWithMultipassMutation = { change: StorefrontAPI.Maybe<{ customerAccessToken: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type CustomerAccessTokenRenewMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CustomerAccessTokenRenewMutation = { change: StorefrontAPI.Maybe<{ customerAccessToken: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, userErrors: Array<Pick<StorefrontAPI.UserError, 'field' | 'message'>> }> };

export type CustomerAccessTokenOwnerQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CustomerAccessTokenOwnerQuery = { customer: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Customer, 'id'>
    & { persistedCart: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>> }
  )> };

export type CustomerAccessTokensReplaceMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  password: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CustomerAccessTokensReplaceMutation = { change: StorefrontAPI.Maybe<{ customerAccessToken: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type CustomerAccessTokenDeleteMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CustomerAccessTokenDeleteMutation = { change: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.CustomerAccessTokenDeletePayload, 'deletedAccessToken'>
    & { userErrors: Array<Pick<StorefrontAPI.UserError, 'field' | 'message'>> }
  )> };

export type CustomerAddressFragment = Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'provinceCode' | 'zip' | 'countryCodeV2' | 'phone'>;

export type CustomerProfileFragment = (
  Pick<StorefrontAPI.Customer, 'id' | 'email' | 'firstName' | 'lastName' | 'phone' | 'acceptsMarketing'>
  & { defaultAddress: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'provinceCode' | 'zip' | 'countryCodeV2' | 'phone'>>, addresses: { nodes: Array<Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'provinceCode' | 'zip' | 'countryCodeV2' | 'phone'>> }, shipTo: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, soldTo: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, clinicZip: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, preferredAddress: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, persistedCart: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, cause: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, quotaMonth: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, quotaValue: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, pets: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>> }
);

export type CustomerUserErrorFragment = Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>;

export type CustomerQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CustomerQuery = { customer: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Customer, 'id' | 'email' | 'firstName' | 'lastName' | 'phone' | 'acceptsMarketing'>
    & { defaultAddress: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'provinceCode' | 'zip' | 'countryCodeV2' | 'phone'>>, addresses: { nodes: Array<Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'provinceCode' | 'zip' | 'countryCodeV2' | 'phone'>> }, shipTo: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, soldTo: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, clinicZip: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, preferredAddress: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, persistedCart: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, cause: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, quotaMonth: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, quotaValue: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, pets: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>> }
  )> };

export type CustomerMetafieldQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  namespace: StorefrontAPI.Scalars['String']['input'];
  key: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CustomerMetafieldQuery = { customer: StorefrontAPI.Maybe<{ metafield: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }> };

export type CustomerUpdateMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  customer: StorefrontAPI.CustomerUpdateInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CustomerUpdateMutation = { change: StorefrontAPI.Maybe<{ customer: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Customer, 'id' | 'email' | 'firstName' | 'lastName' | 'phone' | 'acceptsMarketing'>
      & { defaultAddress: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'provinceCode' | 'zip' | 'countryCodeV2' | 'phone'>>, addresses: { nodes: Array<Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'provinceCode' | 'zip' | 'countryCodeV2' | 'phone'>> }, shipTo: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, soldTo: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, clinicZip: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, preferredAddress: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, persistedCart: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, cause: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, quotaMonth: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, quotaValue: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, pets: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>> }
    )>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type ImageFragment = Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>;

export type VariantFragment = (
  Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
  & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, badgeTags: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type ProductSummaryFragment = (
  Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'description' | 'requiresSellingPlan'>
  & { autoship: { nodes: Array<Pick<StorefrontAPI.SellingPlanGroup, 'name'>> }, featuredImage: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, options: Array<(
    Pick<StorefrontAPI.ProductOption, 'name'>
    & { optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>> }
  )>, subtitle: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, species: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, line: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, lifeStage: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, variants: { nodes: Array<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
      & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, badgeTags: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> } }
);

export type OrderSummaryFragment = (
  Pick<StorefrontAPI.Order, 'id' | 'name' | 'orderNumber' | 'processedAt' | 'canceledAt' | 'financialStatus' | 'fulfillmentStatus'>
  & { totalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, lineItems: { nodes: Array<(
      Pick<StorefrontAPI.OrderLineItem, 'title' | 'quantity'>
      & { variant: StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.ProductVariant, 'id'>
        & { image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )> }
    )> } }
);

export type OrderDetailFragment = { customAttributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, subtotalPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalShippingPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalTax: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalRefunded: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, shippingAddress: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'provinceCode' | 'zip' | 'countryCodeV2' | 'phone'>>, billingAddress: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'provinceCode' | 'zip' | 'countryCodeV2' | 'phone'>>, successfulFulfillments: StorefrontAPI.Maybe<Array<(
    Pick<StorefrontAPI.Fulfillment, 'trackingCompany'>
    & { trackingInfo: Array<Pick<StorefrontAPI.FulfillmentTrackingInfo, 'number' | 'url'>> }
  )>>, lines: { nodes: Array<(
      Pick<StorefrontAPI.OrderLineItem, 'title' | 'quantity' | 'currentQuantity'>
      & { originalTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountedTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountAllocations: Array<{ allocatedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, variant: StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title'>
        & { image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
          Pick<StorefrontAPI.Product, 'handle' | 'productType'>
          & { dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
        ) }
      )> }
    )> } };

export type OrdersQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type OrdersQuery = { customer: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Customer, 'id'>
    & { orders: { edges: Array<(
        Pick<StorefrontAPI.OrderEdge, 'cursor'>
        & { node: (
          Pick<StorefrontAPI.Order, 'id' | 'name' | 'orderNumber' | 'processedAt' | 'canceledAt' | 'financialStatus' | 'fulfillmentStatus'>
          & { totalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, lineItems: { nodes: Array<(
              Pick<StorefrontAPI.OrderLineItem, 'title' | 'quantity'>
              & { variant: StorefrontAPI.Maybe<(
                Pick<StorefrontAPI.ProductVariant, 'id'>
                & { image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
              )> }
            )> } }
        ) }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'> } }
  )> };

export type OrderQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  query?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type OrderQuery = { customer: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Customer, 'id'>
    & { orders: { nodes: Array<(
        Pick<StorefrontAPI.Order, 'id' | 'name' | 'orderNumber' | 'processedAt' | 'canceledAt' | 'financialStatus' | 'fulfillmentStatus'>
        & { totalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, lineItems: { nodes: Array<(
            Pick<StorefrontAPI.OrderLineItem, 'title' | 'quantity'>
            & { variant: StorefrontAPI.Maybe<(
              Pick<StorefrontAPI.ProductVariant, 'id'>
              & { image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
            )> }
          )> }, customAttributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, subtotalPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalShippingPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalTax: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalRefunded: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, shippingAddress: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'provinceCode' | 'zip' | 'countryCodeV2' | 'phone'>>, billingAddress: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'provinceCode' | 'zip' | 'countryCodeV2' | 'phone'>>, successfulFulfillments: StorefrontAPI.Maybe<Array<(
          Pick<StorefrontAPI.Fulfillment, 'trackingCompany'>
          & { trackingInfo: Array<Pick<StorefrontAPI.FulfillmentTrackingInfo, 'number' | 'url'>> }
        )>>, lines: { nodes: Array<(
            Pick<StorefrontAPI.OrderLineItem, 'title' | 'quantity' | 'currentQuantity'>
            & { originalTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountedTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountAllocations: Array<{ allocatedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, variant: StorefrontAPI.Maybe<(
              Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title'>
              & { image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
                Pick<StorefrontAPI.Product, 'handle' | 'productType'>
                & { dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
              ) }
            )> }
          )> } }
      )> } }
  )> };

export type OrderedFoodQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  query?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type OrderedFoodQuery = { customer: StorefrontAPI.Maybe<{ orders: { nodes: Array<(
        Pick<StorefrontAPI.Order, 'processedAt' | 'canceledAt'>
        & { lineItems: { nodes: Array<(
            Pick<StorefrontAPI.OrderLineItem, 'currentQuantity'>
            & { customAttributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, variant: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductVariant, 'weight' | 'weightUnit'>> }
          )> } }
      )> } }> };

export type OrderGiftsQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type OrderGiftsQuery = { customer: StorefrontAPI.Maybe<{ orders: { nodes: Array<(
        Pick<StorefrontAPI.Order, 'canceledAt'>
        & { customAttributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>> }
      )> } }> };

export type PredictiveSearchQueryVariables = StorefrontAPI.Exact<{
  text: StorefrontAPI.Scalars['String']['input'];
  limit: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type PredictiveSearchQuery = { predictiveSearch: StorefrontAPI.Maybe<{ products: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'description' | 'requiresSellingPlan'>
      & { autoship: { nodes: Array<Pick<StorefrontAPI.SellingPlanGroup, 'name'>> }, featuredImage: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, options: Array<(
        Pick<StorefrontAPI.ProductOption, 'name'>
        & { optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>> }
      )>, subtitle: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, species: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, line: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, lifeStage: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, foodForm: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prescription: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, variants: { nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'weightUnit'>
          & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, badgeTags: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
        )> } }
    )>, queries: Array<Pick<StorefrontAPI.SearchQuerySuggestion, 'text'>> }> };

export type SkuSearchQueryVariables = StorefrontAPI.Exact<{
  text: StorefrontAPI.Scalars['String']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type SkuSearchQuery = { search: (
    Pick<StorefrontAPI.SearchResultItemConnection, 'totalCount'>
    & { nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'vendor'>
      & { dropship: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, variants: { nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'availableForSale'>
          & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
        )> } }
    )> }
  ) };

export type SitemapIndexQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type SitemapIndexQuery = { sitemap: { pagesCount: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>> } };

export type SitemapPageQueryVariables = StorefrontAPI.Exact<{
  page: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type SitemapPageQuery = { sitemap: { resources: StorefrontAPI.Maybe<{ items: Array<Pick<StorefrontAPI.SitemapResource, 'handle' | 'updatedAt'> | Pick<StorefrontAPI.SitemapResourceMetaobject, 'handle' | 'updatedAt'>> }> }, dropshipped: { nodes: Array<Pick<StorefrontAPI.Product, 'handle'>> } };

interface GeneratedQueryTypes {
  "#graphql\n  query Cart($cartId: ID!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    cart(id: $cartId) {\n      ...Cart\n    }\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    buyerIdentity {\n      email\n      phone\n      countryCode\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    cost {\n      subtotalAmount {\n        amount\n        currencyCode\n      }\n      totalAmount {\n        amount\n        currencyCode\n      }\n    }\n    lines(first: 100) {\n      nodes {\n        ...CartLine\n      }\n    }\n  }\n\n  #graphql\n  fragment CartLine on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      amountPerQuantity {\n        amount\n        currencyCode\n      }\n      compareAtAmountPerQuantity {\n        amount\n        currencyCode\n      }\n      subtotalAmount {\n        amount\n        currencyCode\n      }\n      totalAmount {\n        amount\n        currencyCode\n      }\n    }\n    sellingPlanAllocation {\n      sellingPlan {\n        id\n        name\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        sku\n        title\n        availableForSale\n        quantityAvailable\n        weight\n        weightUnit\n        selectedOptions {\n          name\n          value\n        }\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          id\n          handle\n          title\n          vendor\n          productType\n          requiresSellingPlan\n          sellingPlanGroups(first: 1) {\n            nodes {\n              sellingPlans(first: 20) {\n                nodes {\n                  id\n                  name\n                }\n              }\n            }\n          }\n          foodForm: metafield(namespace: \"custom\", key: \"food_form\") {\n            value\n          }\n          prescription: metafield(namespace: \"custom\", key: \"prescription\") {\n            value\n          }\n          dropship: metafield(namespace: \"custom\", key: \"dropship\") {\n            value\n          }\n        }\n      }\n    }\n  }\n\n": {return: CartQuery, variables: CartQueryVariables},
  "#graphql\n  query BestSellers($country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    collection(handle: \"best-sellers\") {\n      products(first: 12) {\n        nodes {\n          ...ProductSummary\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductSummary on Product {\n    id\n    handle\n    title\n    vendor\n    productType\n    description\n    requiresSellingPlan\n    autoship: sellingPlanGroups(first: 1) {\n      nodes {\n        name\n      }\n    }\n    featuredImage {\n      ...Image\n    }\n    options {\n      name\n      optionValues {\n        name\n      }\n    }\n    subtitle: metafield(namespace: \"custom\", key: \"subtitle\") {\n      value\n    }\n    species: metafield(namespace: \"custom\", key: \"species\") {\n      value\n    }\n    line: metafield(namespace: \"custom\", key: \"line\") {\n      value\n    }\n    lifeStage: metafield(namespace: \"custom\", key: \"life_stage\") {\n      value\n    }\n    foodForm: metafield(namespace: \"custom\", key: \"food_form\") {\n      value\n    }\n    prescription: metafield(namespace: \"custom\", key: \"prescription\") {\n      value\n    }\n    dropship: metafield(namespace: \"custom\", key: \"dropship\") {\n      value\n    }\n    rating: metafield(namespace: \"reviews\", key: \"rating\") {\n      value\n    }\n    ratingCount: metafield(namespace: \"reviews\", key: \"rating_count\") {\n      value\n    }\n    variants(first: 50) {\n      nodes {\n        ...Variant\n      }\n    }\n  }\n\n  #graphql\n  fragment Variant on ProductVariant {\n    id\n    sku\n    availableForSale\n    quantityAvailable\n    selectedOptions {\n      name\n      value\n    }\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n    weight\n    weightUnit\n    image {\n      ...Image\n    }\n    badgeTags: metafield(namespace: \"custom\", key: \"badge_tags\") {\n      value\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: BestSellersQuery, variables: BestSellersQueryVariables},
  "#graphql\n  query ProductsByIds($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ...ProductSummary\n    }\n  }\n  #graphql\n  fragment ProductSummary on Product {\n    id\n    handle\n    title\n    vendor\n    productType\n    description\n    requiresSellingPlan\n    autoship: sellingPlanGroups(first: 1) {\n      nodes {\n        name\n      }\n    }\n    featuredImage {\n      ...Image\n    }\n    options {\n      name\n      optionValues {\n        name\n      }\n    }\n    subtitle: metafield(namespace: \"custom\", key: \"subtitle\") {\n      value\n    }\n    species: metafield(namespace: \"custom\", key: \"species\") {\n      value\n    }\n    line: metafield(namespace: \"custom\", key: \"line\") {\n      value\n    }\n    lifeStage: metafield(namespace: \"custom\", key: \"life_stage\") {\n      value\n    }\n    foodForm: metafield(namespace: \"custom\", key: \"food_form\") {\n      value\n    }\n    prescription: metafield(namespace: \"custom\", key: \"prescription\") {\n      value\n    }\n    dropship: metafield(namespace: \"custom\", key: \"dropship\") {\n      value\n    }\n    rating: metafield(namespace: \"reviews\", key: \"rating\") {\n      value\n    }\n    ratingCount: metafield(namespace: \"reviews\", key: \"rating_count\") {\n      value\n    }\n    variants(first: 50) {\n      nodes {\n        ...Variant\n      }\n    }\n  }\n\n  #graphql\n  fragment Variant on ProductVariant {\n    id\n    sku\n    availableForSale\n    quantityAvailable\n    selectedOptions {\n      name\n      value\n    }\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n    weight\n    weightUnit\n    image {\n      ...Image\n    }\n    badgeTags: metafield(namespace: \"custom\", key: \"badge_tags\") {\n      value\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: ProductsByIdsQuery, variables: ProductsByIdsQueryVariables},
  "#graphql\n  query ProductsOfVariants($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ... on ProductVariant {\n        product {\n          ...ProductSummary\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductSummary on Product {\n    id\n    handle\n    title\n    vendor\n    productType\n    description\n    requiresSellingPlan\n    autoship: sellingPlanGroups(first: 1) {\n      nodes {\n        name\n      }\n    }\n    featuredImage {\n      ...Image\n    }\n    options {\n      name\n      optionValues {\n        name\n      }\n    }\n    subtitle: metafield(namespace: \"custom\", key: \"subtitle\") {\n      value\n    }\n    species: metafield(namespace: \"custom\", key: \"species\") {\n      value\n    }\n    line: metafield(namespace: \"custom\", key: \"line\") {\n      value\n    }\n    lifeStage: metafield(namespace: \"custom\", key: \"life_stage\") {\n      value\n    }\n    foodForm: metafield(namespace: \"custom\", key: \"food_form\") {\n      value\n    }\n    prescription: metafield(namespace: \"custom\", key: \"prescription\") {\n      value\n    }\n    dropship: metafield(namespace: \"custom\", key: \"dropship\") {\n      value\n    }\n    rating: metafield(namespace: \"reviews\", key: \"rating\") {\n      value\n    }\n    ratingCount: metafield(namespace: \"reviews\", key: \"rating_count\") {\n      value\n    }\n    variants(first: 50) {\n      nodes {\n        ...Variant\n      }\n    }\n  }\n\n  #graphql\n  fragment Variant on ProductVariant {\n    id\n    sku\n    availableForSale\n    quantityAvailable\n    selectedOptions {\n      name\n      value\n    }\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n    weight\n    weightUnit\n    image {\n      ...Image\n    }\n    badgeTags: metafield(namespace: \"custom\", key: \"badge_tags\") {\n      value\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: ProductsOfVariantsQuery, variables: ProductsOfVariantsQueryVariables},
  "#graphql\n  query Product($handle: String!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      ...ProductSummary\n      seo {\n        description\n      }\n      benefits: metafield(namespace: \"custom\", key: \"benefits\") {\n        value\n      }\n      breedSizes: metafield(namespace: \"custom\", key: \"breed_size\") {\n        value\n      }\n      healthConditions: metafield(namespace: \"custom\", key: \"health_conditions\") {\n        value\n      }\n      ingredients: metafield(namespace: \"custom\", key: \"ingredients\") {\n        value\n      }\n      guaranteedAnalysis: metafield(namespace: \"custom\", key: \"guaranteed_analysis\") {\n        value\n      }\n      feedingGuide: metafield(namespace: \"custom\", key: \"feeding_guide\") {\n        value\n      }\n      calories: metafield(namespace: \"custom\", key: \"calories\") {\n        value\n      }\n      adequacy: metafield(namespace: \"custom\", key: \"nutritional_adequacy\") {\n        value\n      }\n      madeIn: metafield(namespace: \"custom\", key: \"made_in\") {\n        value\n      }\n      sellingPlanGroups(first: 5) {\n        nodes {\n          sellingPlans(first: 20) {\n            nodes {\n              id\n              name\n              deliveryPolicy {\n                ... on SellingPlanRecurringDeliveryPolicy {\n                  interval\n                  intervalCount\n                }\n              }\n            }\n          }\n        }\n      }\n      details: variants(first: 50) {\n        nodes {\n          id\n          media: metafield(namespace: \"custom\", key: \"media\") {\n            references(first: 8) {\n              nodes {\n                ... on MediaImage {\n                  image {\n                    ...Image\n                  }\n                }\n              }\n            }\n          }\n          sellingPlanAllocations(first: 20) {\n            nodes {\n              sellingPlan {\n                id\n              }\n              priceAdjustments {\n                price {\n                  amount\n                  currencyCode\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductSummary on Product {\n    id\n    handle\n    title\n    vendor\n    productType\n    description\n    requiresSellingPlan\n    autoship: sellingPlanGroups(first: 1) {\n      nodes {\n        name\n      }\n    }\n    featuredImage {\n      ...Image\n    }\n    options {\n      name\n      optionValues {\n        name\n      }\n    }\n    subtitle: metafield(namespace: \"custom\", key: \"subtitle\") {\n      value\n    }\n    species: metafield(namespace: \"custom\", key: \"species\") {\n      value\n    }\n    line: metafield(namespace: \"custom\", key: \"line\") {\n      value\n    }\n    lifeStage: metafield(namespace: \"custom\", key: \"life_stage\") {\n      value\n    }\n    foodForm: metafield(namespace: \"custom\", key: \"food_form\") {\n      value\n    }\n    prescription: metafield(namespace: \"custom\", key: \"prescription\") {\n      value\n    }\n    dropship: metafield(namespace: \"custom\", key: \"dropship\") {\n      value\n    }\n    rating: metafield(namespace: \"reviews\", key: \"rating\") {\n      value\n    }\n    ratingCount: metafield(namespace: \"reviews\", key: \"rating_count\") {\n      value\n    }\n    variants(first: 50) {\n      nodes {\n        ...Variant\n      }\n    }\n  }\n\n  #graphql\n  fragment Variant on ProductVariant {\n    id\n    sku\n    availableForSale\n    quantityAvailable\n    selectedOptions {\n      name\n      value\n    }\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n    weight\n    weightUnit\n    image {\n      ...Image\n    }\n    badgeTags: metafield(namespace: \"custom\", key: \"badge_tags\") {\n      value\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: ProductQuery, variables: ProductQueryVariables},
  "#graphql\n  query ProductRecommendations(\n    $handle: String!\n    $intent: ProductRecommendationIntent!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    productRecommendations(productHandle: $handle, intent: $intent) {\n      ...ProductSummary\n    }\n  }\n  #graphql\n  fragment ProductSummary on Product {\n    id\n    handle\n    title\n    vendor\n    productType\n    description\n    requiresSellingPlan\n    autoship: sellingPlanGroups(first: 1) {\n      nodes {\n        name\n      }\n    }\n    featuredImage {\n      ...Image\n    }\n    options {\n      name\n      optionValues {\n        name\n      }\n    }\n    subtitle: metafield(namespace: \"custom\", key: \"subtitle\") {\n      value\n    }\n    species: metafield(namespace: \"custom\", key: \"species\") {\n      value\n    }\n    line: metafield(namespace: \"custom\", key: \"line\") {\n      value\n    }\n    lifeStage: metafield(namespace: \"custom\", key: \"life_stage\") {\n      value\n    }\n    foodForm: metafield(namespace: \"custom\", key: \"food_form\") {\n      value\n    }\n    prescription: metafield(namespace: \"custom\", key: \"prescription\") {\n      value\n    }\n    dropship: metafield(namespace: \"custom\", key: \"dropship\") {\n      value\n    }\n    rating: metafield(namespace: \"reviews\", key: \"rating\") {\n      value\n    }\n    ratingCount: metafield(namespace: \"reviews\", key: \"rating_count\") {\n      value\n    }\n    variants(first: 50) {\n      nodes {\n        ...Variant\n      }\n    }\n  }\n\n  #graphql\n  fragment Variant on ProductVariant {\n    id\n    sku\n    availableForSale\n    quantityAvailable\n    selectedOptions {\n      name\n      value\n    }\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n    weight\n    weightUnit\n    image {\n      ...Image\n    }\n    badgeTags: metafield(namespace: \"custom\", key: \"badge_tags\") {\n      value\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: ProductRecommendationsQuery, variables: ProductRecommendationsQueryVariables},
  "#graphql\n  query Merchandise($id: ID!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    node(id: $id) {\n      ... on ProductVariant {\n        id\n        weight\n        weightUnit\n        product {\n          productType\n          prescription: metafield(namespace: \"custom\", key: \"prescription\") {\n            value\n          }\n        }\n      }\n    }\n  }\n": {return: MerchandiseQuery, variables: MerchandiseQueryVariables},
  "#graphql\n  query SelectedVariant(\n    $handle: String!\n    $options: [SelectedOptionInput!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      variant: selectedOrFirstAvailableVariant(selectedOptions: $options) {\n        id\n        price {\n          amount\n          currencyCode\n        }\n      }\n    }\n  }\n": {return: SelectedVariantQuery, variables: SelectedVariantQueryVariables},
  "#graphql\n  query CustomerAccessTokenOwner(\n    $customerAccessToken: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    customer(customerAccessToken: $customerAccessToken) {\n      id\n      persistedCart: metafield(namespace: \"profeeding\", key: \"persisted_cart_id\") {\n        id\n        value\n      }\n    }\n  }\n": {return: CustomerAccessTokenOwnerQuery, variables: CustomerAccessTokenOwnerQueryVariables},
  "#graphql\n  query Customer($customerAccessToken: String!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    customer(customerAccessToken: $customerAccessToken) {\n      ...CustomerProfile\n    }\n  }\n  #graphql\n  fragment CustomerProfile on Customer {\n    id\n    email\n    firstName\n    lastName\n    phone\n    acceptsMarketing\n    defaultAddress {\n      ...CustomerAddress\n    }\n    addresses(first: 50) {\n      nodes {\n        ...CustomerAddress\n      }\n    }\n    shipTo: metafield(namespace: \"custom\", key: \"ship_to\") {\n      id\n      value\n    }\n    soldTo: metafield(namespace: \"custom\", key: \"sold_to\") {\n      id\n      value\n    }\n    clinicZip: metafield(namespace: \"custom\", key: \"clinic_zip\") {\n      id\n      value\n    }\n    preferredAddress: metafield(namespace: \"profeeding\", key: \"preferred_address\") {\n      id\n      value\n    }\n    persistedCart: metafield(namespace: \"profeeding\", key: \"persisted_cart_id\") {\n      id\n      value\n    }\n    cause: metafield(namespace: \"custom\", key: \"giving_cause\") {\n      id\n      value\n    }\n    quotaMonth: metafield(namespace: \"profeeding\", key: \"quota_month\") {\n      id\n      value\n    }\n    quotaValue: metafield(namespace: \"profeeding\", key: \"quota_value\") {\n      id\n      value\n    }\n    pets: metafield(namespace: \"custom\", key: \"pets\") {\n      id\n      value\n    }\n  }\n\n  #graphql\n  fragment CustomerAddress on MailingAddress {\n    id\n    firstName\n    lastName\n    company\n    address1\n    address2\n    city\n    provinceCode\n    zip\n    countryCodeV2\n    phone\n  }\n\n": {return: CustomerQuery, variables: CustomerQueryVariables},
  "#graphql\n  query CustomerMetafield(\n    $customerAccessToken: String!\n    $namespace: String!\n    $key: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    customer(customerAccessToken: $customerAccessToken) {\n      metafield(namespace: $namespace, key: $key) {\n        value\n      }\n    }\n  }\n": {return: CustomerMetafieldQuery, variables: CustomerMetafieldQueryVariables},
  "#graphql\n  query Orders(\n    $customerAccessToken: String!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    customer(customerAccessToken: $customerAccessToken) {\n      id\n      orders(\n        first: $first\n        after: $after\n        last: $last\n        before: $before\n        sortKey: PROCESSED_AT\n        reverse: true\n      ) {\n        edges {\n          cursor\n          node {\n            ...OrderSummary\n          }\n        }\n        pageInfo {\n          hasNextPage\n          hasPreviousPage\n          startCursor\n          endCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment OrderSummary on Order {\n    id\n    name\n    orderNumber\n    processedAt\n    canceledAt\n    financialStatus\n    fulfillmentStatus\n    totalPrice {\n      amount\n      currencyCode\n    }\n    lineItems(first: 100) {\n      nodes {\n        title\n        quantity\n        variant {\n          id\n          image {\n            ...Image\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: OrdersQuery, variables: OrdersQueryVariables},
  "#graphql\n  query Order(\n    $customerAccessToken: String!\n    $query: String\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    customer(customerAccessToken: $customerAccessToken) {\n      id\n      orders(first: 25, query: $query, sortKey: PROCESSED_AT, reverse: true) {\n        nodes {\n          ...OrderSummary\n          ...OrderDetail\n        }\n      }\n    }\n  }\n  #graphql\n  fragment OrderSummary on Order {\n    id\n    name\n    orderNumber\n    processedAt\n    canceledAt\n    financialStatus\n    fulfillmentStatus\n    totalPrice {\n      amount\n      currencyCode\n    }\n    lineItems(first: 100) {\n      nodes {\n        title\n        quantity\n        variant {\n          id\n          image {\n            ...Image\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment OrderDetail on Order {\n    customAttributes {\n      key\n      value\n    }\n    subtotalPrice {\n      amount\n      currencyCode\n    }\n    totalShippingPrice {\n      amount\n      currencyCode\n    }\n    totalTax {\n      amount\n      currencyCode\n    }\n    totalRefunded {\n      amount\n      currencyCode\n    }\n    shippingAddress {\n      ...CustomerAddress\n    }\n    billingAddress {\n      ...CustomerAddress\n    }\n    successfulFulfillments(first: 20) {\n      trackingCompany\n      trackingInfo(first: 5) {\n        number\n        url\n      }\n    }\n    lines: lineItems(first: 100) {\n      nodes {\n        title\n        quantity\n        currentQuantity\n        originalTotalPrice {\n          amount\n          currencyCode\n        }\n        discountedTotalPrice {\n          amount\n          currencyCode\n        }\n        discountAllocations {\n          allocatedAmount {\n            amount\n            currencyCode\n          }\n        }\n        variant {\n          id\n          sku\n          title\n          image {\n            ...Image\n          }\n          product {\n            handle\n            productType\n            dropship: metafield(namespace: \"custom\", key: \"dropship\") {\n              value\n            }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment CustomerAddress on MailingAddress {\n    id\n    firstName\n    lastName\n    company\n    address1\n    address2\n    city\n    provinceCode\n    zip\n    countryCodeV2\n    phone\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: OrderQuery, variables: OrderQueryVariables},
  "#graphql\n  query OrderedFood(\n    $customerAccessToken: String!\n    $query: String\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    customer(customerAccessToken: $customerAccessToken) {\n      orders(first: 100, query: $query, sortKey: PROCESSED_AT, reverse: true) {\n        nodes {\n          processedAt\n          canceledAt\n          lineItems(first: 50) {\n            nodes {\n              currentQuantity\n              customAttributes {\n                key\n                value\n              }\n              variant {\n                weight\n                weightUnit\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n": {return: OrderedFoodQuery, variables: OrderedFoodQueryVariables},
  "#graphql\n  query OrderGifts(\n    $customerAccessToken: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    customer(customerAccessToken: $customerAccessToken) {\n      orders(first: 250, sortKey: PROCESSED_AT, reverse: true) {\n        nodes {\n          canceledAt\n          customAttributes {\n            key\n            value\n          }\n        }\n      }\n    }\n  }\n": {return: OrderGiftsQuery, variables: OrderGiftsQueryVariables},
  "#graphql\n  query PredictiveSearch(\n    $text: String!\n    $limit: Int!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    predictiveSearch(\n      query: $text\n      limit: $limit\n      limitScope: EACH\n      types: [PRODUCT, QUERY]\n      unavailableProducts: LAST\n    ) {\n      products {\n        ...ProductSummary\n      }\n      queries {\n        text\n      }\n    }\n  }\n  #graphql\n  fragment ProductSummary on Product {\n    id\n    handle\n    title\n    vendor\n    productType\n    description\n    requiresSellingPlan\n    autoship: sellingPlanGroups(first: 1) {\n      nodes {\n        name\n      }\n    }\n    featuredImage {\n      ...Image\n    }\n    options {\n      name\n      optionValues {\n        name\n      }\n    }\n    subtitle: metafield(namespace: \"custom\", key: \"subtitle\") {\n      value\n    }\n    species: metafield(namespace: \"custom\", key: \"species\") {\n      value\n    }\n    line: metafield(namespace: \"custom\", key: \"line\") {\n      value\n    }\n    lifeStage: metafield(namespace: \"custom\", key: \"life_stage\") {\n      value\n    }\n    foodForm: metafield(namespace: \"custom\", key: \"food_form\") {\n      value\n    }\n    prescription: metafield(namespace: \"custom\", key: \"prescription\") {\n      value\n    }\n    dropship: metafield(namespace: \"custom\", key: \"dropship\") {\n      value\n    }\n    rating: metafield(namespace: \"reviews\", key: \"rating\") {\n      value\n    }\n    ratingCount: metafield(namespace: \"reviews\", key: \"rating_count\") {\n      value\n    }\n    variants(first: 50) {\n      nodes {\n        ...Variant\n      }\n    }\n  }\n\n  #graphql\n  fragment Variant on ProductVariant {\n    id\n    sku\n    availableForSale\n    quantityAvailable\n    selectedOptions {\n      name\n      value\n    }\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n    weight\n    weightUnit\n    image {\n      ...Image\n    }\n    badgeTags: metafield(namespace: \"custom\", key: \"badge_tags\") {\n      value\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: PredictiveSearchQuery, variables: PredictiveSearchQueryVariables},
  "#graphql\n  query SkuSearch($text: String!, $first: Int!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    search(query: $text, first: $first, types: [PRODUCT], prefix: LAST) {\n      totalCount\n      nodes {\n        ... on Product {\n          id\n          handle\n          vendor\n          dropship: metafield(namespace: \"custom\", key: \"dropship\") {\n            value\n          }\n          variants(first: 50) {\n            nodes {\n              id\n              sku\n              availableForSale\n              selectedOptions {\n                name\n                value\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n": {return: SkuSearchQuery, variables: SkuSearchQueryVariables},
  "#graphql\n  query SitemapIndex($country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    sitemap(type: PRODUCT) {\n      pagesCount {\n        count\n      }\n    }\n  }\n": {return: SitemapIndexQuery, variables: SitemapIndexQueryVariables},
  "#graphql\n  query SitemapPage($page: Int!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    sitemap(type: PRODUCT) {\n      resources(page: $page) {\n        items {\n          handle\n          updatedAt\n        }\n      }\n    }\n    dropshipped: products(first: 250, query: \"tag:dropship\") {\n      nodes {\n        handle\n      }\n    }\n  }\n": {return: SitemapPageQuery, variables: SitemapPageQueryVariables},
}

interface GeneratedMutationTypes {
  "#graphql\n  mutation CustomerAddressCreate(\n    $customerAccessToken: String!\n    $address: MailingAddressInput!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    change: customerAddressCreate(customerAccessToken: $customerAccessToken, address: $address) {\n      customerAddress {\n        ...CustomerAddress\n      }\n      customerUserErrors {\n        ...CustomerUserError\n      }\n    }\n  }\n  #graphql\n  fragment CustomerAddress on MailingAddress {\n    id\n    firstName\n    lastName\n    company\n    address1\n    address2\n    city\n    provinceCode\n    zip\n    countryCodeV2\n    phone\n  }\n\n  #graphql\n  fragment CustomerUserError on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: CustomerAddressCreateMutation, variables: CustomerAddressCreateMutationVariables},
  "#graphql\n  mutation CustomerAddressUpdate(\n    $customerAccessToken: String!\n    $id: ID!\n    $address: MailingAddressInput!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    change: customerAddressUpdate(\n      customerAccessToken: $customerAccessToken\n      id: $id\n      address: $address\n    ) {\n      customerAddress {\n        ...CustomerAddress\n      }\n      customerUserErrors {\n        ...CustomerUserError\n      }\n    }\n  }\n  #graphql\n  fragment CustomerAddress on MailingAddress {\n    id\n    firstName\n    lastName\n    company\n    address1\n    address2\n    city\n    provinceCode\n    zip\n    countryCodeV2\n    phone\n  }\n\n  #graphql\n  fragment CustomerUserError on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: CustomerAddressUpdateMutation, variables: CustomerAddressUpdateMutationVariables},
  "#graphql\n  mutation CustomerAddressDelete(\n    $customerAccessToken: String!\n    $id: ID!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    change: customerAddressDelete(customerAccessToken: $customerAccessToken, id: $id) {\n      deletedCustomerAddressId\n      customerUserErrors {\n        ...CustomerUserError\n      }\n    }\n  }\n  #graphql\n  fragment CustomerUserError on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: CustomerAddressDeleteMutation, variables: CustomerAddressDeleteMutationVariables},
  "#graphql\n  mutation CustomerDefaultAddressUpdate(\n    $customerAccessToken: String!\n    $addressId: ID!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    change: customerDefaultAddressUpdate(\n      customerAccessToken: $customerAccessToken\n      addressId: $addressId\n    ) {\n      customer {\n        defaultAddress {\n          id\n        }\n      }\n      customerUserErrors {\n        ...CustomerUserError\n      }\n    }\n  }\n  #graphql\n  fragment CustomerUserError on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: CustomerDefaultAddressUpdateMutation, variables: CustomerDefaultAddressUpdateMutationVariables},
  "#graphql\n  mutation CartCreate($input: CartInput!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    change: cartCreate(input: $input) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    buyerIdentity {\n      email\n      phone\n      countryCode\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    cost {\n      subtotalAmount {\n        amount\n        currencyCode\n      }\n      totalAmount {\n        amount\n        currencyCode\n      }\n    }\n    lines(first: 100) {\n      nodes {\n        ...CartLine\n      }\n    }\n  }\n\n  #graphql\n  fragment CartLine on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      amountPerQuantity {\n        amount\n        currencyCode\n      }\n      compareAtAmountPerQuantity {\n        amount\n        currencyCode\n      }\n      subtotalAmount {\n        amount\n        currencyCode\n      }\n      totalAmount {\n        amount\n        currencyCode\n      }\n    }\n    sellingPlanAllocation {\n      sellingPlan {\n        id\n        name\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        sku\n        title\n        availableForSale\n        quantityAvailable\n        weight\n        weightUnit\n        selectedOptions {\n          name\n          value\n        }\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          id\n          handle\n          title\n          vendor\n          productType\n          requiresSellingPlan\n          sellingPlanGroups(first: 1) {\n            nodes {\n              sellingPlans(first: 20) {\n                nodes {\n                  id\n                  name\n                }\n              }\n            }\n          }\n          foodForm: metafield(namespace: \"custom\", key: \"food_form\") {\n            value\n          }\n          prescription: metafield(namespace: \"custom\", key: \"prescription\") {\n            value\n          }\n          dropship: metafield(namespace: \"custom\", key: \"dropship\") {\n            value\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment CartUserError on CartUserError {\n    code\n    field\n    message\n  }\n\n  #graphql\n  fragment CartWarning on CartWarning {\n    code\n    message\n    target\n  }\n\n": {return: CartCreateMutation, variables: CartCreateMutationVariables},
  "#graphql\n  mutation CartLinesAdd(\n    $cartId: ID!\n    $lines: [CartLineInput!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    change: cartLinesAdd(cartId: $cartId, lines: $lines) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    buyerIdentity {\n      email\n      phone\n      countryCode\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    cost {\n      subtotalAmount {\n        amount\n        currencyCode\n      }\n      totalAmount {\n        amount\n        currencyCode\n      }\n    }\n    lines(first: 100) {\n      nodes {\n        ...CartLine\n      }\n    }\n  }\n\n  #graphql\n  fragment CartLine on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      amountPerQuantity {\n        amount\n        currencyCode\n      }\n      compareAtAmountPerQuantity {\n        amount\n        currencyCode\n      }\n      subtotalAmount {\n        amount\n        currencyCode\n      }\n      totalAmount {\n        amount\n        currencyCode\n      }\n    }\n    sellingPlanAllocation {\n      sellingPlan {\n        id\n        name\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        sku\n        title\n        availableForSale\n        quantityAvailable\n        weight\n        weightUnit\n        selectedOptions {\n          name\n          value\n        }\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          id\n          handle\n          title\n          vendor\n          productType\n          requiresSellingPlan\n          sellingPlanGroups(first: 1) {\n            nodes {\n              sellingPlans(first: 20) {\n                nodes {\n                  id\n                  name\n                }\n              }\n            }\n          }\n          foodForm: metafield(namespace: \"custom\", key: \"food_form\") {\n            value\n          }\n          prescription: metafield(namespace: \"custom\", key: \"prescription\") {\n            value\n          }\n          dropship: metafield(namespace: \"custom\", key: \"dropship\") {\n            value\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment CartUserError on CartUserError {\n    code\n    field\n    message\n  }\n\n  #graphql\n  fragment CartWarning on CartWarning {\n    code\n    message\n    target\n  }\n\n": {return: CartLinesAddMutation, variables: CartLinesAddMutationVariables},
  "#graphql\n  mutation CartLinesUpdate(\n    $cartId: ID!\n    $lines: [CartLineUpdateInput!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    change: cartLinesUpdate(cartId: $cartId, lines: $lines) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    buyerIdentity {\n      email\n      phone\n      countryCode\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    cost {\n      subtotalAmount {\n        amount\n        currencyCode\n      }\n      totalAmount {\n        amount\n        currencyCode\n      }\n    }\n    lines(first: 100) {\n      nodes {\n        ...CartLine\n      }\n    }\n  }\n\n  #graphql\n  fragment CartLine on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      amountPerQuantity {\n        amount\n        currencyCode\n      }\n      compareAtAmountPerQuantity {\n        amount\n        currencyCode\n      }\n      subtotalAmount {\n        amount\n        currencyCode\n      }\n      totalAmount {\n        amount\n        currencyCode\n      }\n    }\n    sellingPlanAllocation {\n      sellingPlan {\n        id\n        name\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        sku\n        title\n        availableForSale\n        quantityAvailable\n        weight\n        weightUnit\n        selectedOptions {\n          name\n          value\n        }\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          id\n          handle\n          title\n          vendor\n          productType\n          requiresSellingPlan\n          sellingPlanGroups(first: 1) {\n            nodes {\n              sellingPlans(first: 20) {\n                nodes {\n                  id\n                  name\n                }\n              }\n            }\n          }\n          foodForm: metafield(namespace: \"custom\", key: \"food_form\") {\n            value\n          }\n          prescription: metafield(namespace: \"custom\", key: \"prescription\") {\n            value\n          }\n          dropship: metafield(namespace: \"custom\", key: \"dropship\") {\n            value\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment CartUserError on CartUserError {\n    code\n    field\n    message\n  }\n\n  #graphql\n  fragment CartWarning on CartWarning {\n    code\n    message\n    target\n  }\n\n": {return: CartLinesUpdateMutation, variables: CartLinesUpdateMutationVariables},
  "#graphql\n  mutation CartLinesRemove(\n    $cartId: ID!\n    $lineIds: [ID!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    change: cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    buyerIdentity {\n      email\n      phone\n      countryCode\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    cost {\n      subtotalAmount {\n        amount\n        currencyCode\n      }\n      totalAmount {\n        amount\n        currencyCode\n      }\n    }\n    lines(first: 100) {\n      nodes {\n        ...CartLine\n      }\n    }\n  }\n\n  #graphql\n  fragment CartLine on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      amountPerQuantity {\n        amount\n        currencyCode\n      }\n      compareAtAmountPerQuantity {\n        amount\n        currencyCode\n      }\n      subtotalAmount {\n        amount\n        currencyCode\n      }\n      totalAmount {\n        amount\n        currencyCode\n      }\n    }\n    sellingPlanAllocation {\n      sellingPlan {\n        id\n        name\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        sku\n        title\n        availableForSale\n        quantityAvailable\n        weight\n        weightUnit\n        selectedOptions {\n          name\n          value\n        }\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          id\n          handle\n          title\n          vendor\n          productType\n          requiresSellingPlan\n          sellingPlanGroups(first: 1) {\n            nodes {\n              sellingPlans(first: 20) {\n                nodes {\n                  id\n                  name\n                }\n              }\n            }\n          }\n          foodForm: metafield(namespace: \"custom\", key: \"food_form\") {\n            value\n          }\n          prescription: metafield(namespace: \"custom\", key: \"prescription\") {\n            value\n          }\n          dropship: metafield(namespace: \"custom\", key: \"dropship\") {\n            value\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment CartUserError on CartUserError {\n    code\n    field\n    message\n  }\n\n  #graphql\n  fragment CartWarning on CartWarning {\n    code\n    message\n    target\n  }\n\n": {return: CartLinesRemoveMutation, variables: CartLinesRemoveMutationVariables},
  "#graphql\n  mutation CartAttributesUpdate(\n    $cartId: ID!\n    $attributes: [AttributeInput!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    change: cartAttributesUpdate(cartId: $cartId, attributes: $attributes) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    buyerIdentity {\n      email\n      phone\n      countryCode\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    cost {\n      subtotalAmount {\n        amount\n        currencyCode\n      }\n      totalAmount {\n        amount\n        currencyCode\n      }\n    }\n    lines(first: 100) {\n      nodes {\n        ...CartLine\n      }\n    }\n  }\n\n  #graphql\n  fragment CartLine on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      amountPerQuantity {\n        amount\n        currencyCode\n      }\n      compareAtAmountPerQuantity {\n        amount\n        currencyCode\n      }\n      subtotalAmount {\n        amount\n        currencyCode\n      }\n      totalAmount {\n        amount\n        currencyCode\n      }\n    }\n    sellingPlanAllocation {\n      sellingPlan {\n        id\n        name\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        sku\n        title\n        availableForSale\n        quantityAvailable\n        weight\n        weightUnit\n        selectedOptions {\n          name\n          value\n        }\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          id\n          handle\n          title\n          vendor\n          productType\n          requiresSellingPlan\n          sellingPlanGroups(first: 1) {\n            nodes {\n              sellingPlans(first: 20) {\n                nodes {\n                  id\n                  name\n                }\n              }\n            }\n          }\n          foodForm: metafield(namespace: \"custom\", key: \"food_form\") {\n            value\n          }\n          prescription: metafield(namespace: \"custom\", key: \"prescription\") {\n            value\n          }\n          dropship: metafield(namespace: \"custom\", key: \"dropship\") {\n            value\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment CartUserError on CartUserError {\n    code\n    field\n    message\n  }\n\n  #graphql\n  fragment CartWarning on CartWarning {\n    code\n    message\n    target\n  }\n\n": {return: CartAttributesUpdateMutation, variables: CartAttributesUpdateMutationVariables},
  "#graphql\n  mutation CartHandOff(\n    $cartId: ID!\n    $attributes: [AttributeInput!]!\n    $addresses: [CartSelectableAddressInput!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    delivery: cartDeliveryAddressesReplace(cartId: $cartId, addresses: $addresses) {\n      userErrors {\n        ...CartUserError\n      }\n    }\n    change: cartAttributesUpdate(cartId: $cartId, attributes: $attributes) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    buyerIdentity {\n      email\n      phone\n      countryCode\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    cost {\n      subtotalAmount {\n        amount\n        currencyCode\n      }\n      totalAmount {\n        amount\n        currencyCode\n      }\n    }\n    lines(first: 100) {\n      nodes {\n        ...CartLine\n      }\n    }\n  }\n\n  #graphql\n  fragment CartLine on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      amountPerQuantity {\n        amount\n        currencyCode\n      }\n      compareAtAmountPerQuantity {\n        amount\n        currencyCode\n      }\n      subtotalAmount {\n        amount\n        currencyCode\n      }\n      totalAmount {\n        amount\n        currencyCode\n      }\n    }\n    sellingPlanAllocation {\n      sellingPlan {\n        id\n        name\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        sku\n        title\n        availableForSale\n        quantityAvailable\n        weight\n        weightUnit\n        selectedOptions {\n          name\n          value\n        }\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          id\n          handle\n          title\n          vendor\n          productType\n          requiresSellingPlan\n          sellingPlanGroups(first: 1) {\n            nodes {\n              sellingPlans(first: 20) {\n                nodes {\n                  id\n                  name\n                }\n              }\n            }\n          }\n          foodForm: metafield(namespace: \"custom\", key: \"food_form\") {\n            value\n          }\n          prescription: metafield(namespace: \"custom\", key: \"prescription\") {\n            value\n          }\n          dropship: metafield(namespace: \"custom\", key: \"dropship\") {\n            value\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment CartUserError on CartUserError {\n    code\n    field\n    message\n  }\n\n  #graphql\n  fragment CartWarning on CartWarning {\n    code\n    message\n    target\n  }\n\n": {return: CartHandOffMutation, variables: CartHandOffMutationVariables},
  "#graphql\n  mutation CartBuyerIdentityUpdate(\n    $cartId: ID!\n    $buyerIdentity: CartBuyerIdentityInput!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    change: cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    buyerIdentity {\n      email\n      phone\n      countryCode\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    cost {\n      subtotalAmount {\n        amount\n        currencyCode\n      }\n      totalAmount {\n        amount\n        currencyCode\n      }\n    }\n    lines(first: 100) {\n      nodes {\n        ...CartLine\n      }\n    }\n  }\n\n  #graphql\n  fragment CartLine on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      amountPerQuantity {\n        amount\n        currencyCode\n      }\n      compareAtAmountPerQuantity {\n        amount\n        currencyCode\n      }\n      subtotalAmount {\n        amount\n        currencyCode\n      }\n      totalAmount {\n        amount\n        currencyCode\n      }\n    }\n    sellingPlanAllocation {\n      sellingPlan {\n        id\n        name\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        sku\n        title\n        availableForSale\n        quantityAvailable\n        weight\n        weightUnit\n        selectedOptions {\n          name\n          value\n        }\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          id\n          handle\n          title\n          vendor\n          productType\n          requiresSellingPlan\n          sellingPlanGroups(first: 1) {\n            nodes {\n              sellingPlans(first: 20) {\n                nodes {\n                  id\n                  name\n                }\n              }\n            }\n          }\n          foodForm: metafield(namespace: \"custom\", key: \"food_form\") {\n            value\n          }\n          prescription: metafield(namespace: \"custom\", key: \"prescription\") {\n            value\n          }\n          dropship: metafield(namespace: \"custom\", key: \"dropship\") {\n            value\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment CartUserError on CartUserError {\n    code\n    field\n    message\n  }\n\n  #graphql\n  fragment CartWarning on CartWarning {\n    code\n    message\n    target\n  }\n\n": {return: CartBuyerIdentityUpdateMutation, variables: CartBuyerIdentityUpdateMutationVariables},
  "#graphql\n  mutation CartDiscountCodesUpdate(\n    $cartId: ID!\n    $discountCodes: [String!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    change: cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    buyerIdentity {\n      email\n      phone\n      countryCode\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    cost {\n      subtotalAmount {\n        amount\n        currencyCode\n      }\n      totalAmount {\n        amount\n        currencyCode\n      }\n    }\n    lines(first: 100) {\n      nodes {\n        ...CartLine\n      }\n    }\n  }\n\n  #graphql\n  fragment CartLine on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      amountPerQuantity {\n        amount\n        currencyCode\n      }\n      compareAtAmountPerQuantity {\n        amount\n        currencyCode\n      }\n      subtotalAmount {\n        amount\n        currencyCode\n      }\n      totalAmount {\n        amount\n        currencyCode\n      }\n    }\n    sellingPlanAllocation {\n      sellingPlan {\n        id\n        name\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        sku\n        title\n        availableForSale\n        quantityAvailable\n        weight\n        weightUnit\n        selectedOptions {\n          name\n          value\n        }\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          id\n          handle\n          title\n          vendor\n          productType\n          requiresSellingPlan\n          sellingPlanGroups(first: 1) {\n            nodes {\n              sellingPlans(first: 20) {\n                nodes {\n                  id\n                  name\n                }\n              }\n            }\n          }\n          foodForm: metafield(namespace: \"custom\", key: \"food_form\") {\n            value\n          }\n          prescription: metafield(namespace: \"custom\", key: \"prescription\") {\n            value\n          }\n          dropship: metafield(namespace: \"custom\", key: \"dropship\") {\n            value\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment CartUserError on CartUserError {\n    code\n    field\n    message\n  }\n\n  #graphql\n  fragment CartWarning on CartWarning {\n    code\n    message\n    target\n  }\n\n": {return: CartDiscountCodesUpdateMutation, variables: CartDiscountCodesUpdateMutationVariables},
  "#graphql\n  mutation CartNoteUpdate(\n    $cartId: ID!\n    $note: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    change: cartNoteUpdate(cartId: $cartId, note: $note) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    buyerIdentity {\n      email\n      phone\n      countryCode\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    cost {\n      subtotalAmount {\n        amount\n        currencyCode\n      }\n      totalAmount {\n        amount\n        currencyCode\n      }\n    }\n    lines(first: 100) {\n      nodes {\n        ...CartLine\n      }\n    }\n  }\n\n  #graphql\n  fragment CartLine on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      amountPerQuantity {\n        amount\n        currencyCode\n      }\n      compareAtAmountPerQuantity {\n        amount\n        currencyCode\n      }\n      subtotalAmount {\n        amount\n        currencyCode\n      }\n      totalAmount {\n        amount\n        currencyCode\n      }\n    }\n    sellingPlanAllocation {\n      sellingPlan {\n        id\n        name\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        sku\n        title\n        availableForSale\n        quantityAvailable\n        weight\n        weightUnit\n        selectedOptions {\n          name\n          value\n        }\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          id\n          handle\n          title\n          vendor\n          productType\n          requiresSellingPlan\n          sellingPlanGroups(first: 1) {\n            nodes {\n              sellingPlans(first: 20) {\n                nodes {\n                  id\n                  name\n                }\n              }\n            }\n          }\n          foodForm: metafield(namespace: \"custom\", key: \"food_form\") {\n            value\n          }\n          prescription: metafield(namespace: \"custom\", key: \"prescription\") {\n            value\n          }\n          dropship: metafield(namespace: \"custom\", key: \"dropship\") {\n            value\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment CartUserError on CartUserError {\n    code\n    field\n    message\n  }\n\n  #graphql\n  fragment CartWarning on CartWarning {\n    code\n    message\n    target\n  }\n\n": {return: CartNoteUpdateMutation, variables: CartNoteUpdateMutationVariables},
  "#graphql\n  mutation CustomerAccessTokenCreateWithMultipass(\n    $multipassToken: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    change: customerAccessTokenCreateWithMultipass(multipassToken: $multipassToken) {\n      customerAccessToken {\n        accessToken\n        expiresAt\n      }\n      customerUserErrors {\n        ...CustomerUserError\n      }\n    }\n  }\n  #graphql\n  fragment CustomerUserError on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: CustomerAccessTokenCreateWithMultipassMutation, variables: CustomerAccessTokenCreateWithMultipassMutationVariables},
  "#graphql\n  mutation CustomerAccessTokenRenew(\n    $customerAccessToken: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    change: customerAccessTokenRenew(customerAccessToken: $customerAccessToken) {\n      customerAccessToken {\n        accessToken\n        expiresAt\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": {return: CustomerAccessTokenRenewMutation, variables: CustomerAccessTokenRenewMutationVariables},
  "#graphql\n  mutation CustomerAccessTokensReplace(\n    $customerAccessToken: String!\n    $password: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    change: customerUpdate(\n      customerAccessToken: $customerAccessToken\n      customer: {password: $password}\n    ) {\n      customerAccessToken {\n        accessToken\n        expiresAt\n      }\n      customerUserErrors {\n        ...CustomerUserError\n      }\n    }\n  }\n  #graphql\n  fragment CustomerUserError on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: CustomerAccessTokensReplaceMutation, variables: CustomerAccessTokensReplaceMutationVariables},
  "#graphql\n  mutation CustomerAccessTokenDelete(\n    $customerAccessToken: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    change: customerAccessTokenDelete(customerAccessToken: $customerAccessToken) {\n      deletedAccessToken\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": {return: CustomerAccessTokenDeleteMutation, variables: CustomerAccessTokenDeleteMutationVariables},
  "#graphql\n  mutation CustomerUpdate(\n    $customerAccessToken: String!\n    $customer: CustomerUpdateInput!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    change: customerUpdate(customerAccessToken: $customerAccessToken, customer: $customer) {\n      customer {\n        ...CustomerProfile\n      }\n      customerUserErrors {\n        ...CustomerUserError\n      }\n    }\n  }\n  #graphql\n  fragment CustomerProfile on Customer {\n    id\n    email\n    firstName\n    lastName\n    phone\n    acceptsMarketing\n    defaultAddress {\n      ...CustomerAddress\n    }\n    addresses(first: 50) {\n      nodes {\n        ...CustomerAddress\n      }\n    }\n    shipTo: metafield(namespace: \"custom\", key: \"ship_to\") {\n      id\n      value\n    }\n    soldTo: metafield(namespace: \"custom\", key: \"sold_to\") {\n      id\n      value\n    }\n    clinicZip: metafield(namespace: \"custom\", key: \"clinic_zip\") {\n      id\n      value\n    }\n    preferredAddress: metafield(namespace: \"profeeding\", key: \"preferred_address\") {\n      id\n      value\n    }\n    persistedCart: metafield(namespace: \"profeeding\", key: \"persisted_cart_id\") {\n      id\n      value\n    }\n    cause: metafield(namespace: \"custom\", key: \"giving_cause\") {\n      id\n      value\n    }\n    quotaMonth: metafield(namespace: \"profeeding\", key: \"quota_month\") {\n      id\n      value\n    }\n    quotaValue: metafield(namespace: \"profeeding\", key: \"quota_value\") {\n      id\n      value\n    }\n    pets: metafield(namespace: \"custom\", key: \"pets\") {\n      id\n      value\n    }\n  }\n\n  #graphql\n  fragment CustomerAddress on MailingAddress {\n    id\n    firstName\n    lastName\n    company\n    address1\n    address2\n    city\n    provinceCode\n    zip\n    countryCodeV2\n    phone\n  }\n\n  #graphql\n  fragment CustomerUserError on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: CustomerUpdateMutation, variables: CustomerUpdateMutationVariables},
}

declare module '@shopify/hydrogen' {
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}
