import type {CartAttribute} from './types';

/** The SDL's input objects as the executor passes them: omitted fields are absent, explicit nulls are `null`. */
export interface CartLineInput {
  merchandiseId: string;
  quantity?: number | null;
  attributes?: CartAttribute[] | null;
  sellingPlanId?: string | null;
  parent?: object | null;
}

export interface CartLineUpdateInput {
  id?: string | null;
  viewKey?: string | null;
  merchandiseId?: string | null;
  quantity?: number | null;
  attributes?: CartAttribute[] | null;
  sellingPlanId?: string | null;
}

export interface CartBuyerIdentityInput {
  email?: string | null;
  phone?: string | null;
  countryCode?: string | null;
  customerAccessToken?: string | null;
  companyLocationId?: string | null;
  preferences?: CartPreferencesInput | null;
  deliveryAddressPreferences?: DeliveryAddressPreferenceInput[] | null;
}

export interface CartPreferencesInput {
  delivery?: {
    deliveryMethod?: string[] | null;
    pickupHandle?: string[] | null;
    coordinates?: {latitude: number; longitude: number; countryCode: string} | null;
  } | null;
  wallet?: string[] | null;
}

/** Shopify's deprecated input for a cart's delivery address. */
export interface DeliveryAddressPreferenceInput {
  customerAddressId?: string | null;
  deliveryAddress?: MailingAddressInput | null;
  deliveryAddressValidationStrategy?: string | null;
  oneTimeUse?: boolean | null;
}

export interface MailingAddressInput {
  firstName?: string | null;
  lastName?: string | null;
  company?: string | null;
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  province?: string | null;
  country?: string | null;
  zip?: string | null;
  phone?: string | null;
}

export interface CartDeliveryAddressInput {
  firstName?: string | null;
  lastName?: string | null;
  company?: string | null;
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  provinceCode?: string | null;
  countryCode?: string | null;
  zip?: string | null;
  phone?: string | null;
}

export interface CartSelectableAddressInput {
  address: {
    deliveryAddress?: CartDeliveryAddressInput | null;
    copyFromCustomerAddressId?: string | null;
  };
  selected?: boolean | null;
  oneTimeUse?: boolean | null;
  validationStrategy?: string | null;
}

export interface CartSelectableAddressUpdateInput extends Partial<CartSelectableAddressInput> {
  id: string;
}

export interface CartMetafieldInput {
  key: string;
  type: string;
  value: string;
}

export interface CartInput {
  lines?: CartLineInput[] | null;
  attributes?: CartAttribute[] | null;
  note?: string | null;
  buyerIdentity?: CartBuyerIdentityInput | null;
  discountCodes?: string[] | null;
  giftCardCodes?: string[] | null;
  metafields?: CartMetafieldInput[] | null;
  delivery?: {addresses?: CartSelectableAddressInput[] | null} | null;
}
