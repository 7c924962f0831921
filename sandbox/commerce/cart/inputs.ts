import type {CartAttribute} from './types';

/** The SDL's input objects as the executor passes them: omitted fields are absent, explicit nulls are `null`. */
export interface CartLineInput {
  merchandiseId: string;
  quantity?: number | null;
  attributes?: CartAttribute[] | null;
  sellingPlanId?: string | null;
}

export interface CartLineUpdateInput {
  id: string;
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
}

export interface CartSelectableAddressInput {
  address: {
    deliveryAddress?: Omit<MailingAddressInput, 'province' | 'country'> & {
      provinceCode?: string | null;
      countryCode?: string | null;
    };
  };
  selected?: boolean | null;
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

export interface CartInput {
  lines?: CartLineInput[] | null;
  attributes?: CartAttribute[] | null;
  note?: string | null;
  buyerIdentity?: CartBuyerIdentityInput | null;
  discountCodes?: string[] | null;
  giftCardCodes?: string[] | null;
}
