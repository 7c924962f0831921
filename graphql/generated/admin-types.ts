export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: string; output: string; }
  Decimal: { input: string; output: string; }
  HTML: { input: string; output: string; }
  JSON: { input: unknown; output: unknown; }
  Money: { input: string; output: string; }
  StorefrontID: { input: string; output: string; }
  URL: { input: string; output: string; }
  UnsignedInt64: { input: string; output: string; }
};

export type Attribute = {
  __typename?: 'Attribute';
  key: Scalars['String']['output'];
  value: Maybe<Scalars['String']['output']>;
};

export type Audience =
  | 'CUSTOMERVIEW'
  | 'MERCHANTVIEW'
  | '%future added value';

export type BasePaymentDetails = {
  paymentMethodName: Maybe<Scalars['String']['output']>;
};

export type CardPaymentDetails = BasePaymentDetails & {
  __typename?: 'CardPaymentDetails';
  avsResultCode: Maybe<Scalars['String']['output']>;
  bin: Maybe<Scalars['String']['output']>;
  company: Maybe<Scalars['String']['output']>;
  cvvResultCode: Maybe<Scalars['String']['output']>;
  expirationMonth: Maybe<Scalars['Int']['output']>;
  expirationYear: Maybe<Scalars['Int']['output']>;
  name: Maybe<Scalars['String']['output']>;
  number: Maybe<Scalars['String']['output']>;
  paymentMethodName: Maybe<Scalars['String']['output']>;
};

export type CombinedListingsRole =
  | 'CHILD'
  | 'PARENT'
  | '%future added value';

export type ContextualPublicationContext = {
  companyLocationId?: InputMaybe<Scalars['ID']['input']>;
  country?: InputMaybe<CountryCode>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
};

export type Count = {
  __typename?: 'Count';
  count: Scalars['Int']['output'];
  precision: CountPrecision;
};

export type CountPrecision =
  | 'AT_LEAST'
  | 'EXACT'
  | '%future added value';

export type CountryCode =
  | 'AC'
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AN'
  | 'AO'
  | 'AR'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BQ'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CW'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PS'
  | 'PT'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'SS'
  | 'ST'
  | 'SV'
  | 'SX'
  | 'SY'
  | 'SZ'
  | 'TA'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'XK'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW'
  | 'ZZ'
  | '%future added value';

export type CropRegion =
  | 'BOTTOM'
  | 'CENTER'
  | 'LEFT'
  | 'RIGHT'
  | 'TOP'
  | '%future added value';

export type CurrencyCode =
  | 'AED'
  | 'AFN'
  | 'ALL'
  | 'AMD'
  | 'ANG'
  | 'AOA'
  | 'ARS'
  | 'AUD'
  | 'AWG'
  | 'AZN'
  | 'BAM'
  | 'BBD'
  | 'BDT'
  | 'BGN'
  | 'BHD'
  | 'BIF'
  | 'BMD'
  | 'BND'
  | 'BOB'
  | 'BRL'
  | 'BSD'
  | 'BTN'
  | 'BWP'
  | 'BYN'
  | 'BYR'
  | 'BZD'
  | 'CAD'
  | 'CDF'
  | 'CHF'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'CRC'
  | 'CVE'
  | 'CZK'
  | 'DJF'
  | 'DKK'
  | 'DOP'
  | 'DZD'
  | 'EGP'
  | 'ERN'
  | 'ETB'
  | 'EUR'
  | 'FJD'
  | 'FKP'
  | 'GBP'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GMD'
  | 'GNF'
  | 'GTQ'
  | 'GYD'
  | 'HKD'
  | 'HNL'
  | 'HRK'
  | 'HTG'
  | 'HUF'
  | 'IDR'
  | 'ILS'
  | 'INR'
  | 'IQD'
  | 'IRR'
  | 'ISK'
  | 'JEP'
  | 'JMD'
  | 'JOD'
  | 'JPY'
  | 'KES'
  | 'KGS'
  | 'KHR'
  | 'KID'
  | 'KMF'
  | 'KRW'
  | 'KWD'
  | 'KYD'
  | 'KZT'
  | 'LAK'
  | 'LBP'
  | 'LKR'
  | 'LRD'
  | 'LSL'
  | 'LTL'
  | 'LVL'
  | 'LYD'
  | 'MAD'
  | 'MDL'
  | 'MGA'
  | 'MKD'
  | 'MMK'
  | 'MNT'
  | 'MOP'
  | 'MRU'
  | 'MUR'
  | 'MVR'
  | 'MWK'
  | 'MXN'
  | 'MYR'
  | 'MZN'
  | 'NAD'
  | 'NGN'
  | 'NIO'
  | 'NOK'
  | 'NPR'
  | 'NZD'
  | 'OMR'
  | 'PAB'
  | 'PEN'
  | 'PGK'
  | 'PHP'
  | 'PKR'
  | 'PLN'
  | 'PYG'
  | 'QAR'
  | 'RON'
  | 'RSD'
  | 'RUB'
  | 'RWF'
  | 'SAR'
  | 'SBD'
  | 'SCR'
  | 'SDG'
  | 'SEK'
  | 'SGD'
  | 'SHP'
  | 'SLL'
  | 'SOS'
  | 'SRD'
  | 'SSP'
  | 'STD'
  | 'STN'
  | 'SYP'
  | 'SZL'
  | 'THB'
  | 'TJS'
  | 'TMT'
  | 'TND'
  | 'TOP'
  | 'TRY'
  | 'TTD'
  | 'TWD'
  | 'TZS'
  | 'UAH'
  | 'UGX'
  | 'USD'
  | 'USDC'
  | 'UYU'
  | 'UZS'
  | 'VED'
  | 'VEF'
  | 'VES'
  | 'VND'
  | 'VUV'
  | 'WST'
  | 'XAF'
  | 'XCD'
  | 'XOF'
  | 'XPF'
  | 'XXX'
  | 'YER'
  | 'ZAR'
  | 'ZMW'
  | '%future added value';

export type Customer = HasMetafields & Node & {
  __typename?: 'Customer';
  /** @deprecated Field no longer supported */
  addresses: Array<MailingAddress>;
  addressesV2: MailingAddressConnection;
  amountSpent: MoneyV2;
  canDelete: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  dataSaleOptOut: Scalars['Boolean']['output'];
  defaultAddress: Maybe<MailingAddress>;
  defaultEmailAddress: Maybe<CustomerEmailAddress>;
  defaultPhoneNumber: Maybe<CustomerPhoneNumber>;
  displayName: Scalars['String']['output'];
  /** @deprecated Field no longer supported */
  email: Maybe<Scalars['String']['output']>;
  /** @deprecated Field no longer supported */
  emailMarketingConsent: Maybe<CustomerEmailMarketingConsentState>;
  firstName: Maybe<Scalars['String']['output']>;
  /** @deprecated Field no longer supported */
  hasTimelineComment: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  image: Image;
  lastName: Maybe<Scalars['String']['output']>;
  lastOrder: Maybe<Order>;
  legacyResourceId: Scalars['UnsignedInt64']['output'];
  lifetimeDuration: Scalars['String']['output'];
  locale: Scalars['String']['output'];
  metafield: Maybe<Metafield>;
  metafields: MetafieldConnection;
  multipassIdentifier: Maybe<Scalars['String']['output']>;
  note: Maybe<Scalars['String']['output']>;
  numberOfOrders: Scalars['UnsignedInt64']['output'];
  orders: OrderConnection;
  /** @deprecated Field no longer supported */
  phone: Maybe<Scalars['String']['output']>;
  productSubscriberStatus: CustomerProductSubscriberStatus;
  state: CustomerState;
  tags: Array<Scalars['String']['output']>;
  taxExempt: Scalars['Boolean']['output'];
  taxExemptions: Array<TaxExemption>;
  /** @deprecated Field no longer supported */
  unsubscribeUrl: Scalars['URL']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** @deprecated Field no longer supported */
  validEmailAddress: Scalars['Boolean']['output'];
  verifiedEmail: Scalars['Boolean']['output'];
};


export type CustomerAddressesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerAddressesV2Args = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
};


export type CustomerImageArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerMetafieldArgs = {
  key: Scalars['String']['input'];
  namespace?: InputMaybe<Scalars['String']['input']>;
};


export type CustomerMetafieldsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
  last?: InputMaybe<Scalars['Int']['input']>;
  namespace?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
};


export type CustomerOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
  sortKey?: InputMaybe<OrderSortKeys>;
};

export type CustomerAccountsV2 = {
  __typename?: 'CustomerAccountsV2';
  customerAccountsVersion: CustomerAccountsVersion;
  loginLinksVisibleOnStorefrontAndCheckout: Scalars['Boolean']['output'];
  loginRequiredAtCheckout: Scalars['Boolean']['output'];
  url: Maybe<Scalars['URL']['output']>;
};

export type CustomerAccountsVersion =
  | 'CLASSIC'
  | 'NEW_CUSTOMER_ACCOUNTS'
  | '%future added value';

export type CustomerAddressCreatePayload = {
  __typename?: 'CustomerAddressCreatePayload';
  address: Maybe<MailingAddress>;
  userErrors: Array<UserError>;
};

export type CustomerAddressDeletePayload = {
  __typename?: 'CustomerAddressDeletePayload';
  deletedAddressId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type CustomerAddressUpdatePayload = {
  __typename?: 'CustomerAddressUpdatePayload';
  address: Maybe<MailingAddress>;
  userErrors: Array<UserError>;
};

export type CustomerConnection = {
  __typename?: 'CustomerConnection';
  edges: Array<CustomerEdge>;
  nodes: Array<Customer>;
  pageInfo: PageInfo;
};

export type CustomerConsentCollectedFrom =
  | 'OTHER'
  | 'SHOPIFY'
  | '%future added value';

export type CustomerCreatePayload = {
  __typename?: 'CustomerCreatePayload';
  customer: Maybe<Customer>;
  userErrors: Array<UserError>;
};

export type CustomerDeleteInput = {
  id: Scalars['ID']['input'];
};

export type CustomerDeletePayload = {
  __typename?: 'CustomerDeletePayload';
  deletedCustomerId: Maybe<Scalars['ID']['output']>;
  shop: Shop;
  userErrors: Array<UserError>;
};

export type CustomerEdge = {
  __typename?: 'CustomerEdge';
  cursor: Scalars['String']['output'];
  node: Customer;
};

export type CustomerEmailAddress = {
  __typename?: 'CustomerEmailAddress';
  emailAddress: Scalars['String']['output'];
  marketingOptInLevel: Maybe<CustomerMarketingOptInLevel>;
  marketingState: CustomerEmailAddressMarketingState;
  marketingUnsubscribeUrl: Scalars['URL']['output'];
  marketingUpdatedAt: Maybe<Scalars['DateTime']['output']>;
  openTrackingLevel: CustomerEmailAddressOpenTrackingLevel;
  openTrackingUrl: Scalars['URL']['output'];
  sourceLocation: Maybe<Location>;
  validFormat: Scalars['Boolean']['output'];
};

export type CustomerEmailAddressMarketingState =
  | 'INVALID'
  | 'NOT_SUBSCRIBED'
  | 'PENDING'
  | 'SUBSCRIBED'
  | 'UNSUBSCRIBED'
  | '%future added value';

export type CustomerEmailAddressOpenTrackingLevel =
  | 'OPTED_IN'
  | 'OPTED_OUT'
  | 'UNKNOWN'
  | '%future added value';

export type CustomerEmailMarketingConsentInput = {
  consentUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  marketingOptInLevel?: InputMaybe<CustomerMarketingOptInLevel>;
  marketingState: CustomerEmailMarketingState;
  sourceLocationId?: InputMaybe<Scalars['ID']['input']>;
};

export type CustomerEmailMarketingConsentState = {
  __typename?: 'CustomerEmailMarketingConsentState';
  consentUpdatedAt: Maybe<Scalars['DateTime']['output']>;
  marketingOptInLevel: Maybe<CustomerMarketingOptInLevel>;
  marketingState: CustomerEmailMarketingState;
  sourceLocation: Maybe<Location>;
};

export type CustomerEmailMarketingConsentUpdateInput = {
  customerId: Scalars['ID']['input'];
  emailMarketingConsent: CustomerEmailMarketingConsentInput;
};

export type CustomerEmailMarketingConsentUpdatePayload = {
  __typename?: 'CustomerEmailMarketingConsentUpdatePayload';
  customer: Maybe<Customer>;
  userErrors: Array<CustomerEmailMarketingConsentUpdateUserError>;
};

export type CustomerEmailMarketingConsentUpdateUserError = DisplayableError & {
  __typename?: 'CustomerEmailMarketingConsentUpdateUserError';
  code: Maybe<CustomerEmailMarketingConsentUpdateUserErrorCode>;
  field: Maybe<Array<Scalars['String']['output']>>;
  message: Scalars['String']['output'];
};

export type CustomerEmailMarketingConsentUpdateUserErrorCode =
  | 'INCLUSION'
  | 'INTERNAL_ERROR'
  | 'INVALID'
  | 'MISSING_ARGUMENT'
  | '%future added value';

export type CustomerEmailMarketingState =
  | 'INVALID'
  | 'NOT_SUBSCRIBED'
  | 'PENDING'
  | 'REDACTED'
  | 'SUBSCRIBED'
  | 'UNSUBSCRIBED'
  | '%future added value';

export type CustomerIdentifierInput =
  { customId: UniqueMetafieldValueInput; emailAddress?: never; id?: never; phoneNumber?: never; }
  |  { customId?: never; emailAddress: Scalars['String']['input']; id?: never; phoneNumber?: never; }
  |  { customId?: never; emailAddress?: never; id: Scalars['ID']['input']; phoneNumber?: never; }
  |  { customId?: never; emailAddress?: never; id?: never; phoneNumber: Scalars['String']['input']; };

export type CustomerInput = {
  /** @deprecated Field no longer supported */
  addresses?: InputMaybe<Array<MailingAddressInput>>;
  email?: InputMaybe<Scalars['String']['input']>;
  emailMarketingConsent?: InputMaybe<CustomerEmailMarketingConsentInput>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
  metafields?: InputMaybe<Array<MetafieldInput>>;
  multipassIdentifier?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  smsMarketingConsent?: InputMaybe<CustomerSmsMarketingConsentInput>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  taxExempt?: InputMaybe<Scalars['Boolean']['input']>;
  taxExemptions?: InputMaybe<Array<TaxExemption>>;
  whatsAppMarketingConsent?: InputMaybe<CustomerMarketingConsentInput>;
};

export type CustomerMarketingConsentInput = {
  optInLevel?: InputMaybe<CustomerMarketingOptInLevel>;
  sourceLocationId?: InputMaybe<Scalars['ID']['input']>;
  state: CustomerMarketingConsentState;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type CustomerMarketingConsentState =
  | 'NEVER_SUBSCRIBED'
  | 'PENDING'
  | 'REDACTED'
  | 'SUBSCRIBED'
  | 'UNSUBSCRIBED'
  | '%future added value';

export type CustomerMarketingOptInLevel =
  | 'CONFIRMED_OPT_IN'
  | 'SINGLE_OPT_IN'
  | 'UNKNOWN'
  | '%future added value';

export type CustomerPhoneNumber = {
  __typename?: 'CustomerPhoneNumber';
  /** @deprecated Field no longer supported */
  marketingCollectedFrom: Maybe<CustomerConsentCollectedFrom>;
  /** @deprecated Field no longer supported */
  marketingOptInLevel: Maybe<CustomerMarketingOptInLevel>;
  /** @deprecated Field no longer supported */
  marketingState: CustomerSmsMarketingState;
  /** @deprecated Field no longer supported */
  marketingUpdatedAt: Maybe<Scalars['DateTime']['output']>;
  phoneNumber: Scalars['String']['output'];
  /** @deprecated Field no longer supported */
  sourceLocation: Maybe<Location>;
};

export type CustomerProductSubscriberStatus =
  | 'ACTIVE'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'FAILED'
  | 'NEVER_SUBSCRIBED'
  | 'PAUSED'
  | '%future added value';

export type CustomerSmsMarketingConsentInput = {
  consentUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  marketingOptInLevel?: InputMaybe<CustomerMarketingOptInLevel>;
  marketingState: CustomerSmsMarketingState;
  sourceLocationId?: InputMaybe<Scalars['ID']['input']>;
};

export type CustomerSmsMarketingState =
  | 'NOT_SUBSCRIBED'
  | 'PENDING'
  | 'REDACTED'
  | 'SUBSCRIBED'
  | 'UNSUBSCRIBED'
  | '%future added value';

export type CustomerSortKeys =
  | 'CREATED_AT'
  | 'ID'
  | 'LOCATION'
  | 'NAME'
  | 'RELEVANCE'
  | 'UPDATED_AT'
  | '%future added value';

export type CustomerState =
  | 'DECLINED'
  | 'DISABLED'
  | 'ENABLED'
  | 'INVITED'
  | '%future added value';

export type CustomerUpdateDefaultAddressPayload = {
  __typename?: 'CustomerUpdateDefaultAddressPayload';
  customer: Maybe<Customer>;
  userErrors: Array<UserError>;
};

export type CustomerUpdatePayload = {
  __typename?: 'CustomerUpdatePayload';
  customer: Maybe<Customer>;
  userErrors: Array<UserError>;
};

export type DisplayableError = {
  field: Maybe<Array<Scalars['String']['output']>>;
  message: Scalars['String']['output'];
};

export type Domain = Node & {
  __typename?: 'Domain';
  host: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  sslEnabled: Scalars['Boolean']['output'];
  url: Scalars['URL']['output'];
};

export type Fulfillment = Node & {
  __typename?: 'Fulfillment';
  createdAt: Scalars['DateTime']['output'];
  deliveredAt: Maybe<Scalars['DateTime']['output']>;
  displayStatus: Maybe<FulfillmentDisplayStatus>;
  estimatedDeliveryAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  inTransitAt: Maybe<Scalars['DateTime']['output']>;
  legacyResourceId: Scalars['UnsignedInt64']['output'];
  location: Maybe<Location>;
  name: Scalars['String']['output'];
  order: Order;
  requiresShipping: Scalars['Boolean']['output'];
  status: FulfillmentStatus;
  totalQuantity: Scalars['Int']['output'];
  trackingInfo: Array<FulfillmentTrackingInfo>;
  updatedAt: Scalars['DateTime']['output'];
};


export type FulfillmentTrackingInfoArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type FulfillmentDisplayStatus =
  | 'ATTEMPTED_DELIVERY'
  | 'CANCELED'
  | 'CARRIER_PICKED_UP'
  | 'CONFIRMED'
  | 'DELAYED'
  | 'DELIVERED'
  | 'FAILURE'
  | 'FULFILLED'
  | 'IN_TRANSIT'
  | 'LABEL_PRINTED'
  | 'LABEL_PURCHASED'
  | 'LABEL_VOIDED'
  | 'MARKED_AS_FULFILLED'
  | 'NOT_DELIVERED'
  | 'OUT_FOR_DELIVERY'
  | 'PICKED_UP'
  | 'READY_FOR_PICKUP'
  | 'SUBMITTED'
  | '%future added value';

export type FulfillmentStatus =
  | 'CANCELLED'
  | 'ERROR'
  | 'FAILURE'
  | 'OPEN'
  | 'PENDING'
  | 'SUCCESS'
  | '%future added value';

export type FulfillmentTrackingInfo = {
  __typename?: 'FulfillmentTrackingInfo';
  company: Maybe<Scalars['String']['output']>;
  number: Maybe<Scalars['String']['output']>;
  url: Maybe<Scalars['URL']['output']>;
};

export type HasMetafields = {
  metafield: Maybe<Metafield>;
  metafields: MetafieldConnection;
};


export type HasMetafieldsMetafieldArgs = {
  key: Scalars['String']['input'];
  namespace?: InputMaybe<Scalars['String']['input']>;
};


export type HasMetafieldsMetafieldsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
  last?: InputMaybe<Scalars['Int']['input']>;
  namespace?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Image = HasMetafields & {
  __typename?: 'Image';
  altText: Maybe<Scalars['String']['output']>;
  height: Maybe<Scalars['Int']['output']>;
  id: Maybe<Scalars['ID']['output']>;
  metafield: Maybe<Metafield>;
  metafields: MetafieldConnection;
  /** @deprecated Field no longer supported */
  originalSrc: Scalars['URL']['output'];
  /** @deprecated Field no longer supported */
  src: Scalars['URL']['output'];
  thumbhash: Maybe<Scalars['String']['output']>;
  /** @deprecated Field no longer supported */
  transformedSrc: Scalars['URL']['output'];
  url: Scalars['URL']['output'];
  width: Maybe<Scalars['Int']['output']>;
};


export type ImageMetafieldArgs = {
  key: Scalars['String']['input'];
  namespace?: InputMaybe<Scalars['String']['input']>;
};


export type ImageMetafieldsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
  last?: InputMaybe<Scalars['Int']['input']>;
  namespace?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ImageTransformedSrcArgs = {
  crop?: InputMaybe<CropRegion>;
  maxHeight?: InputMaybe<Scalars['Int']['input']>;
  maxWidth?: InputMaybe<Scalars['Int']['input']>;
  preferredContentType?: InputMaybe<ImageContentType>;
  scale?: InputMaybe<Scalars['Int']['input']>;
};


export type ImageUrlArgs = {
  transform?: InputMaybe<ImageTransformInput>;
};

export type ImageContentType =
  | 'JPG'
  | 'PNG'
  | 'WEBP'
  | '%future added value';

export type ImageTransformInput = {
  crop?: InputMaybe<CropRegion>;
  maxHeight?: InputMaybe<Scalars['Int']['input']>;
  maxWidth?: InputMaybe<Scalars['Int']['input']>;
  preferredContentType?: InputMaybe<ImageContentType>;
  scale?: InputMaybe<Scalars['Int']['input']>;
};

export type InventoryItem = Node & {
  __typename?: 'InventoryItem';
  countryCodeOfOrigin: Maybe<CountryCode>;
  createdAt: Scalars['DateTime']['output'];
  duplicateSkuCount: Scalars['Int']['output'];
  harmonizedSystemCode: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  inventoryHistoryUrl: Maybe<Scalars['URL']['output']>;
  legacyResourceId: Scalars['UnsignedInt64']['output'];
  locationsCount: Maybe<Count>;
  measurement: InventoryItemMeasurement;
  provinceCodeOfOrigin: Maybe<Scalars['String']['output']>;
  requiresShipping: Scalars['Boolean']['output'];
  sku: Maybe<Scalars['String']['output']>;
  tracked: Scalars['Boolean']['output'];
  unitCost: Maybe<MoneyV2>;
  updatedAt: Scalars['DateTime']['output'];
  /** @deprecated Field no longer supported */
  variant: ProductVariant;
  variants: Maybe<ProductVariantConnection>;
};


export type InventoryItemVariantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

export type InventoryItemMeasurement = Node & {
  __typename?: 'InventoryItemMeasurement';
  id: Scalars['ID']['output'];
  weight: Maybe<Weight>;
};

export type Job = {
  __typename?: 'Job';
  done: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
};

export type LineItem = Node & {
  __typename?: 'LineItem';
  /** @deprecated Field no longer supported */
  canRestock: Scalars['Boolean']['output'];
  currentQuantity: Scalars['Int']['output'];
  customAttributes: Array<Attribute>;
  /** @deprecated Field no longer supported */
  discountedTotal: Scalars['Money']['output'];
  discountedTotalSet: MoneyBag;
  /** @deprecated Field no longer supported */
  discountedUnitPrice: Scalars['Money']['output'];
  discountedUnitPriceAfterAllDiscountsSet: MoneyBag;
  discountedUnitPriceSet: MoneyBag;
  /** @deprecated Field no longer supported */
  fulfillableQuantity: Scalars['Int']['output'];
  /** @deprecated Field no longer supported */
  fulfillmentStatus: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  image: Maybe<Image>;
  isGiftCard: Scalars['Boolean']['output'];
  merchantEditable: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  nonFulfillableQuantity: Scalars['Int']['output'];
  /** @deprecated Field no longer supported */
  originalTotal: Scalars['Money']['output'];
  originalTotalSet: MoneyBag;
  /** @deprecated Field no longer supported */
  originalUnitPrice: Scalars['Money']['output'];
  originalUnitPriceSet: MoneyBag;
  priceAfterAllDiscountsBeforeTaxesSet: MoneyBag;
  product: Maybe<Product>;
  quantity: Scalars['Int']['output'];
  refundableQuantity: Scalars['Int']['output'];
  requiresShipping: Scalars['Boolean']['output'];
  restockable: Scalars['Boolean']['output'];
  sellingPlan: Maybe<LineItemSellingPlan>;
  sku: Maybe<Scalars['String']['output']>;
  taxLines: Array<TaxLine>;
  taxable: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  /** @deprecated Field no longer supported */
  totalDiscount: Scalars['Money']['output'];
  totalDiscountSet: MoneyBag;
  /** @deprecated Field no longer supported */
  unfulfilledDiscountedTotal: Scalars['Money']['output'];
  unfulfilledDiscountedTotalSet: MoneyBag;
  /** @deprecated Field no longer supported */
  unfulfilledOriginalTotal: Scalars['Money']['output'];
  unfulfilledOriginalTotalSet: MoneyBag;
  unfulfilledQuantity: Scalars['Int']['output'];
  variant: Maybe<ProductVariant>;
  variantTitle: Maybe<Scalars['String']['output']>;
  vendor: Maybe<Scalars['String']['output']>;
  weight: Maybe<Weight>;
};


export type LineItemDiscountedTotalSetArgs = {
  withCodeDiscounts?: InputMaybe<Scalars['Boolean']['input']>;
};


export type LineItemImageArgs = {
  crop?: InputMaybe<CropRegion>;
  maxHeight?: InputMaybe<Scalars['Int']['input']>;
  maxWidth?: InputMaybe<Scalars['Int']['input']>;
  scale?: InputMaybe<Scalars['Int']['input']>;
};


export type LineItemTaxLinesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type LineItemConnection = {
  __typename?: 'LineItemConnection';
  edges: Array<LineItemEdge>;
  nodes: Array<LineItem>;
  pageInfo: PageInfo;
};

export type LineItemEdge = {
  __typename?: 'LineItemEdge';
  cursor: Scalars['String']['output'];
  node: LineItem;
};

export type LineItemSellingPlan = {
  __typename?: 'LineItemSellingPlan';
  name: Scalars['String']['output'];
  sellingPlanId: Maybe<Scalars['ID']['output']>;
};

export type Location = HasMetafields & Node & {
  __typename?: 'Location';
  activatable: Scalars['Boolean']['output'];
  addressVerified: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  deactivatable: Scalars['Boolean']['output'];
  deactivatedAt: Maybe<Scalars['String']['output']>;
  deletable: Scalars['Boolean']['output'];
  fulfillsOnlineOrders: Scalars['Boolean']['output'];
  hasActiveInventory: Scalars['Boolean']['output'];
  hasUnfulfilledOrders: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  isFulfillmentService: Scalars['Boolean']['output'];
  /** @deprecated Field no longer supported */
  isPrimary: Scalars['Boolean']['output'];
  legacyResourceId: Scalars['UnsignedInt64']['output'];
  metafield: Maybe<Metafield>;
  metafields: MetafieldConnection;
  name: Scalars['String']['output'];
  shipsInventory: Scalars['Boolean']['output'];
  updatedAt: Scalars['DateTime']['output'];
};


export type LocationMetafieldArgs = {
  key: Scalars['String']['input'];
  namespace?: InputMaybe<Scalars['String']['input']>;
};


export type LocationMetafieldsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
  last?: InputMaybe<Scalars['Int']['input']>;
  namespace?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
};

export type LocationConnection = {
  __typename?: 'LocationConnection';
  edges: Array<LocationEdge>;
  nodes: Array<Location>;
  pageInfo: PageInfo;
};

export type LocationEdge = {
  __typename?: 'LocationEdge';
  cursor: Scalars['String']['output'];
  node: Location;
};

export type LocationSortKeys =
  | 'ID'
  | 'NAME'
  | 'RELEVANCE'
  | '%future added value';

export type MailingAddress = Node & {
  __typename?: 'MailingAddress';
  address1: Maybe<Scalars['String']['output']>;
  address2: Maybe<Scalars['String']['output']>;
  city: Maybe<Scalars['String']['output']>;
  company: Maybe<Scalars['String']['output']>;
  coordinatesValidated: Scalars['Boolean']['output'];
  country: Maybe<Scalars['String']['output']>;
  /** @deprecated Field no longer supported */
  countryCode: Maybe<Scalars['String']['output']>;
  countryCodeV2: Maybe<CountryCode>;
  firstName: Maybe<Scalars['String']['output']>;
  formatted: Array<Scalars['String']['output']>;
  formattedArea: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  lastName: Maybe<Scalars['String']['output']>;
  latitude: Maybe<Scalars['Float']['output']>;
  longitude: Maybe<Scalars['Float']['output']>;
  name: Maybe<Scalars['String']['output']>;
  phone: Maybe<Scalars['String']['output']>;
  province: Maybe<Scalars['String']['output']>;
  provinceCode: Maybe<Scalars['String']['output']>;
  timeZone: Maybe<Scalars['String']['output']>;
  validationResultSummary: Maybe<MailingAddressValidationResult>;
  zip: Maybe<Scalars['String']['output']>;
};


export type MailingAddressFormattedArgs = {
  withCompany?: InputMaybe<Scalars['Boolean']['input']>;
  withName?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MailingAddressConnection = {
  __typename?: 'MailingAddressConnection';
  edges: Array<MailingAddressEdge>;
  nodes: Array<MailingAddress>;
  pageInfo: PageInfo;
};

export type MailingAddressEdge = {
  __typename?: 'MailingAddressEdge';
  cursor: Scalars['String']['output'];
  node: MailingAddress;
};

export type MailingAddressInput = {
  address1?: InputMaybe<Scalars['String']['input']>;
  address2?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Field no longer supported */
  country?: InputMaybe<Scalars['String']['input']>;
  countryCode?: InputMaybe<CountryCode>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Field no longer supported */
  id?: InputMaybe<Scalars['ID']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Field no longer supported */
  province?: InputMaybe<Scalars['String']['input']>;
  provinceCode?: InputMaybe<Scalars['String']['input']>;
  zip?: InputMaybe<Scalars['String']['input']>;
};

export type MailingAddressValidationResult =
  | 'ERROR'
  | 'NO_ISSUES'
  | 'WARNING'
  | '%future added value';

export type Metafield = Node & {
  __typename?: 'Metafield';
  compareDigest: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** @deprecated Field no longer supported */
  description: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  jsonValue: Scalars['JSON']['output'];
  key: Scalars['String']['output'];
  legacyResourceId: Scalars['UnsignedInt64']['output'];
  namespace: Scalars['String']['output'];
  owner: HasMetafields;
  ownerType: MetafieldOwnerType;
  sizeInBytes: Scalars['Int']['output'];
  type: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  value: Scalars['String']['output'];
};

export type MetafieldConnection = {
  __typename?: 'MetafieldConnection';
  edges: Array<MetafieldEdge>;
  nodes: Array<Metafield>;
  pageInfo: PageInfo;
};

export type MetafieldEdge = {
  __typename?: 'MetafieldEdge';
  cursor: Scalars['String']['output'];
  node: Metafield;
};

export type MetafieldIdentifier = {
  __typename?: 'MetafieldIdentifier';
  key: Scalars['String']['output'];
  namespace: Scalars['String']['output'];
  ownerId: Scalars['ID']['output'];
};

export type MetafieldIdentifierInput = {
  key: Scalars['String']['input'];
  namespace: Scalars['String']['input'];
  ownerId: Scalars['ID']['input'];
};

export type MetafieldInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  key?: InputMaybe<Scalars['String']['input']>;
  namespace?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
  value?: InputMaybe<Scalars['String']['input']>;
};

export type MetafieldOwnerType =
  | 'API_PERMISSION'
  | 'ARTICLE'
  | 'BLOG'
  | 'CARTTRANSFORM'
  | 'COLLECTION'
  | 'COMPANY'
  | 'COMPANY_LOCATION'
  | 'CUSTOMER'
  | 'DELIVERY_CUSTOMIZATION'
  | 'DISCOUNT'
  | 'DRAFTORDER'
  | 'FULFILLMENT_CONSTRAINT_RULE'
  | 'GIFT_CARD_TRANSACTION'
  | 'LOCATION'
  | 'MARKET'
  | 'MEDIA_IMAGE'
  | 'ORDER'
  | 'ORDER_ROUTING_LOCATION_RULE'
  | 'PAGE'
  | 'PAYMENT_CUSTOMIZATION'
  | 'PRODUCT'
  | 'PRODUCTVARIANT'
  | 'SELLING_PLAN'
  | 'SHOP'
  | 'TRANSFER'
  | 'VALIDATION'
  | '%future added value';

export type MetafieldsDeletePayload = {
  __typename?: 'MetafieldsDeletePayload';
  deletedMetafields: Maybe<Array<Maybe<MetafieldIdentifier>>>;
  userErrors: Array<UserError>;
};

export type MetafieldsSetInput = {
  compareDigest?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['String']['input'];
  namespace?: InputMaybe<Scalars['String']['input']>;
  ownerId: Scalars['ID']['input'];
  type?: InputMaybe<Scalars['String']['input']>;
  value: Scalars['String']['input'];
};

export type MetafieldsSetPayload = {
  __typename?: 'MetafieldsSetPayload';
  metafields: Maybe<Array<Metafield>>;
  userErrors: Array<MetafieldsSetUserError>;
};

export type MetafieldsSetUserError = DisplayableError & {
  __typename?: 'MetafieldsSetUserError';
  code: Maybe<MetafieldsSetUserErrorCode>;
  elementIndex: Maybe<Scalars['Int']['output']>;
  field: Maybe<Array<Scalars['String']['output']>>;
  message: Scalars['String']['output'];
};

export type MetafieldsSetUserErrorCode =
  | 'APP_NOT_AUTHORIZED'
  | 'BLANK'
  | 'CAPABILITY_VIOLATION'
  | 'INCLUSION'
  | 'INTERNAL_ERROR'
  | 'INVALID'
  | 'INVALID_COMPARE_DIGEST'
  | 'INVALID_TYPE'
  | 'INVALID_VALUE'
  | 'LESS_THAN_OR_EQUAL_TO'
  | 'PRESENT'
  | 'STALE_OBJECT'
  | 'TAKEN'
  | 'TOO_LONG'
  | 'TOO_SHORT'
  | '%future added value';

export type Metaobject = Node & {
  __typename?: 'Metaobject';
  createdAt: Scalars['DateTime']['output'];
  displayName: Scalars['String']['output'];
  field: Maybe<MetaobjectField>;
  fields: Array<MetaobjectField>;
  handle: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  thumbnailField: Maybe<MetaobjectField>;
  type: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  values: Scalars['JSON']['output'];
};


export type MetaobjectFieldArgs = {
  key: Scalars['String']['input'];
};

export type MetaobjectConnection = {
  __typename?: 'MetaobjectConnection';
  edges: Array<MetaobjectEdge>;
  nodes: Array<Metaobject>;
  pageInfo: PageInfo;
};

export type MetaobjectEdge = {
  __typename?: 'MetaobjectEdge';
  cursor: Scalars['String']['output'];
  node: Metaobject;
};

export type MetaobjectField = {
  __typename?: 'MetaobjectField';
  jsonValue: Maybe<Scalars['JSON']['output']>;
  key: Scalars['String']['output'];
  type: Scalars['String']['output'];
  value: Maybe<Scalars['String']['output']>;
};

export type MetaobjectHandleInput = {
  handle: Scalars['String']['input'];
  type: Scalars['String']['input'];
};

export type MoneyBag = {
  __typename?: 'MoneyBag';
  presentmentMoney: MoneyV2;
  shopMoney: MoneyV2;
};

export type MoneyV2 = {
  __typename?: 'MoneyV2';
  amount: Scalars['Decimal']['output'];
  currencyCode: CurrencyCode;
};

export type Mutation = {
  __typename?: 'Mutation';
  customerAddressCreate: Maybe<CustomerAddressCreatePayload>;
  customerAddressDelete: Maybe<CustomerAddressDeletePayload>;
  customerAddressUpdate: Maybe<CustomerAddressUpdatePayload>;
  customerCreate: Maybe<CustomerCreatePayload>;
  customerDelete: Maybe<CustomerDeletePayload>;
  customerEmailMarketingConsentUpdate: Maybe<CustomerEmailMarketingConsentUpdatePayload>;
  customerUpdate: Maybe<CustomerUpdatePayload>;
  customerUpdateDefaultAddress: Maybe<CustomerUpdateDefaultAddressPayload>;
  metafieldsDelete: Maybe<MetafieldsDeletePayload>;
  metafieldsSet: Maybe<MetafieldsSetPayload>;
  orderCancel: Maybe<OrderCancelPayload>;
};


export type MutationCustomerAddressCreateArgs = {
  address: MailingAddressInput;
  customerId: Scalars['ID']['input'];
  setAsDefault?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCustomerAddressDeleteArgs = {
  addressId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
};


export type MutationCustomerAddressUpdateArgs = {
  address: MailingAddressInput;
  addressId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  setAsDefault?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCustomerCreateArgs = {
  input: CustomerInput;
};


export type MutationCustomerDeleteArgs = {
  input: CustomerDeleteInput;
};


export type MutationCustomerEmailMarketingConsentUpdateArgs = {
  input: CustomerEmailMarketingConsentUpdateInput;
};


export type MutationCustomerUpdateArgs = {
  input: CustomerInput;
};


export type MutationCustomerUpdateDefaultAddressArgs = {
  addressId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
};


export type MutationMetafieldsDeleteArgs = {
  metafields: Array<MetafieldIdentifierInput>;
};


export type MutationMetafieldsSetArgs = {
  metafields: Array<MetafieldsSetInput>;
};


export type MutationOrderCancelArgs = {
  notifyCustomer?: InputMaybe<Scalars['Boolean']['input']>;
  orderId: Scalars['ID']['input'];
  reason: OrderCancelReason;
  refund?: InputMaybe<Scalars['Boolean']['input']>;
  refundMethod?: InputMaybe<OrderCancelRefundMethodInput>;
  restock: Scalars['Boolean']['input'];
  staffNote?: InputMaybe<Scalars['String']['input']>;
};

export type Node = {
  id: Scalars['ID']['output'];
};

export type NotificationUsage =
  | 'SMS'
  | 'WEB'
  | '%future added value';

export type Order = HasMetafields & Node & {
  __typename?: 'Order';
  billingAddress: Maybe<MailingAddress>;
  billingAddressMatchesShippingAddress: Scalars['Boolean']['output'];
  canMarkAsPaid: Scalars['Boolean']['output'];
  canNotifyCustomer: Scalars['Boolean']['output'];
  cancelReason: Maybe<OrderCancelReason>;
  cancelledAt: Maybe<Scalars['DateTime']['output']>;
  capturable: Scalars['Boolean']['output'];
  /** @deprecated Field no longer supported */
  cartDiscountAmount: Maybe<Scalars['Money']['output']>;
  cartDiscountAmountSet: Maybe<MoneyBag>;
  cartToken: Maybe<Scalars['String']['output']>;
  checkoutToken: Maybe<Scalars['String']['output']>;
  clientIp: Maybe<Scalars['String']['output']>;
  closed: Scalars['Boolean']['output'];
  closedAt: Maybe<Scalars['DateTime']['output']>;
  confirmationNumber: Maybe<Scalars['String']['output']>;
  confirmed: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  currencyCode: CurrencyCode;
  currentCartDiscountAmountSet: MoneyBag;
  currentShippingPriceSet: MoneyBag;
  currentSubtotalLineItemsQuantity: Scalars['Int']['output'];
  currentSubtotalPriceSet: MoneyBag;
  currentTaxLines: Array<TaxLine>;
  currentTotalAdditionalFeesSet: Maybe<MoneyBag>;
  currentTotalDiscountsSet: MoneyBag;
  currentTotalDutiesSet: Maybe<MoneyBag>;
  currentTotalPriceSet: MoneyBag;
  currentTotalTaxSet: MoneyBag;
  currentTotalWeight: Scalars['UnsignedInt64']['output'];
  customAttributes: Array<Attribute>;
  customer: Maybe<Customer>;
  customerAcceptsMarketing: Scalars['Boolean']['output'];
  customerLocale: Maybe<Scalars['String']['output']>;
  discountCode: Maybe<Scalars['String']['output']>;
  discountCodes: Array<Scalars['String']['output']>;
  displayAddress: Maybe<MailingAddress>;
  displayFinancialStatus: Maybe<OrderDisplayFinancialStatus>;
  displayFulfillmentStatus: OrderDisplayFulfillmentStatus;
  dutiesIncluded: Scalars['Boolean']['output'];
  edited: Scalars['Boolean']['output'];
  email: Maybe<Scalars['String']['output']>;
  estimatedTaxes: Scalars['Boolean']['output'];
  fulfillable: Scalars['Boolean']['output'];
  fulfillments: Array<Fulfillment>;
  fulfillmentsCount: Maybe<Count>;
  fullyPaid: Scalars['Boolean']['output'];
  hasTimelineComment: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** @deprecated Field no longer supported */
  landingPageDisplayText: Maybe<Scalars['String']['output']>;
  /** @deprecated Field no longer supported */
  landingPageUrl: Maybe<Scalars['URL']['output']>;
  legacyResourceId: Scalars['UnsignedInt64']['output'];
  lineItems: LineItemConnection;
  merchantEditable: Scalars['Boolean']['output'];
  merchantEditableErrors: Array<Scalars['String']['output']>;
  metafield: Maybe<Metafield>;
  metafields: MetafieldConnection;
  name: Scalars['String']['output'];
  /** @deprecated Field no longer supported */
  netPayment: Scalars['Money']['output'];
  netPaymentSet: MoneyBag;
  nonFulfillableLineItems: LineItemConnection;
  note: Maybe<Scalars['String']['output']>;
  number: Scalars['Int']['output'];
  originalTotalAdditionalFeesSet: Maybe<MoneyBag>;
  originalTotalDutiesSet: Maybe<MoneyBag>;
  originalTotalPriceSet: MoneyBag;
  paymentGatewayNames: Array<Scalars['String']['output']>;
  phone: Maybe<Scalars['String']['output']>;
  /** @deprecated Field no longer supported */
  physicalLocation: Maybe<Location>;
  poNumber: Maybe<Scalars['String']['output']>;
  presentmentCurrencyCode: CurrencyCode;
  processedAt: Scalars['DateTime']['output'];
  productNetwork: Scalars['Boolean']['output'];
  /** @deprecated Field no longer supported */
  referralCode: Maybe<Scalars['String']['output']>;
  /** @deprecated Field no longer supported */
  referrerDisplayText: Maybe<Scalars['String']['output']>;
  /** @deprecated Field no longer supported */
  referrerUrl: Maybe<Scalars['URL']['output']>;
  refundDiscrepancySet: MoneyBag;
  refundable: Scalars['Boolean']['output'];
  registeredSourceUrl: Maybe<Scalars['URL']['output']>;
  requiresShipping: Scalars['Boolean']['output'];
  restockable: Scalars['Boolean']['output'];
  retailLocation: Maybe<Location>;
  returnStatus: OrderReturnStatus;
  /** @deprecated Field no longer supported */
  riskLevel: OrderRiskLevel;
  shippingAddress: Maybe<MailingAddress>;
  shippingLine: Maybe<ShippingLine>;
  shippingLines: ShippingLineConnection;
  sourceIdentifier: Maybe<Scalars['String']['output']>;
  sourceName: Maybe<Scalars['String']['output']>;
  statusPageUrl: Scalars['URL']['output'];
  subtotalLineItemsQuantity: Scalars['Int']['output'];
  /** @deprecated Field no longer supported */
  subtotalPrice: Maybe<Scalars['Money']['output']>;
  subtotalPriceSet: Maybe<MoneyBag>;
  tags: Array<Scalars['String']['output']>;
  taxExempt: Scalars['Boolean']['output'];
  taxLines: Array<TaxLine>;
  taxesIncluded: Scalars['Boolean']['output'];
  test: Scalars['Boolean']['output'];
  /** @deprecated Field no longer supported */
  totalCapturable: Scalars['Money']['output'];
  totalCapturableSet: MoneyBag;
  /** @deprecated Field no longer supported */
  totalDiscounts: Maybe<Scalars['Money']['output']>;
  totalDiscountsSet: Maybe<MoneyBag>;
  totalOutstandingSet: MoneyBag;
  /** @deprecated Field no longer supported */
  totalPrice: Scalars['Money']['output'];
  totalPriceSet: MoneyBag;
  /** @deprecated Field no longer supported */
  totalReceived: Scalars['Money']['output'];
  totalReceivedSet: MoneyBag;
  /** @deprecated Field no longer supported */
  totalRefunded: Scalars['Money']['output'];
  totalRefundedSet: MoneyBag;
  totalRefundedShippingSet: MoneyBag;
  /** @deprecated Field no longer supported */
  totalShippingPrice: Scalars['Money']['output'];
  totalShippingPriceSet: MoneyBag;
  /** @deprecated Field no longer supported */
  totalTax: Maybe<Scalars['Money']['output']>;
  totalTaxSet: Maybe<MoneyBag>;
  /** @deprecated Field no longer supported */
  totalTipReceived: MoneyV2;
  totalTipReceivedSet: MoneyBag;
  totalWeight: Maybe<Scalars['UnsignedInt64']['output']>;
  transactions: Array<OrderTransaction>;
  transactionsCount: Maybe<Count>;
  unpaid: Scalars['Boolean']['output'];
  updatedAt: Scalars['DateTime']['output'];
};


export type OrderFulfillmentsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


export type OrderLineItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
};


export type OrderMetafieldArgs = {
  key: Scalars['String']['input'];
  namespace?: InputMaybe<Scalars['String']['input']>;
};


export type OrderMetafieldsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
  last?: InputMaybe<Scalars['Int']['input']>;
  namespace?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
};


export type OrderNonFulfillableLineItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
};


export type OrderShippingLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  includeRemovals?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
};


export type OrderStatusPageUrlArgs = {
  audience?: InputMaybe<Audience>;
  notificationUsage?: InputMaybe<NotificationUsage>;
};


export type OrderTransactionsArgs = {
  capturable?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  manuallyResolvable?: InputMaybe<Scalars['Boolean']['input']>;
};

export type OrderCancelPayload = {
  __typename?: 'OrderCancelPayload';
  job: Maybe<Job>;
  orderCancelUserErrors: Array<OrderCancelUserError>;
  /** @deprecated Field no longer supported */
  userErrors: Array<UserError>;
};

export type OrderCancelReason =
  | 'CUSTOMER'
  | 'DECLINED'
  | 'FRAUD'
  | 'INVENTORY'
  | 'OTHER'
  | 'STAFF'
  | '%future added value';

export type OrderCancelRefundMethodInput = {
  originalPaymentMethodsRefund?: InputMaybe<Scalars['Boolean']['input']>;
};

export type OrderCancelUserError = DisplayableError & {
  __typename?: 'OrderCancelUserError';
  code: Maybe<OrderCancelUserErrorCode>;
  field: Maybe<Array<Scalars['String']['output']>>;
  message: Scalars['String']['output'];
};

export type OrderCancelUserErrorCode =
  | 'INVALID'
  | 'NOT_FOUND'
  | '%future added value';

export type OrderConnection = {
  __typename?: 'OrderConnection';
  edges: Array<OrderEdge>;
  nodes: Array<Order>;
  pageInfo: PageInfo;
};

export type OrderDisplayFinancialStatus =
  | 'AUTHORIZED'
  | 'EXPIRED'
  | 'PAID'
  | 'PARTIALLY_PAID'
  | 'PARTIALLY_REFUNDED'
  | 'PENDING'
  | 'REFUNDED'
  | 'VOIDED'
  | '%future added value';

export type OrderDisplayFulfillmentStatus =
  | 'FULFILLED'
  | 'FULFILLMENT_NOT_REQUIRED'
  | 'IN_PROGRESS'
  | 'ON_HOLD'
  | 'OPEN'
  | 'PARTIALLY_FULFILLED'
  | 'PENDING_FULFILLMENT'
  | 'REQUEST_DECLINED'
  | 'RESTOCKED'
  | 'SCHEDULED'
  | 'UNFULFILLED'
  | '%future added value';

export type OrderEdge = {
  __typename?: 'OrderEdge';
  cursor: Scalars['String']['output'];
  node: Order;
};

export type OrderReturnStatus =
  | 'INSPECTION_COMPLETE'
  | 'IN_PROGRESS'
  | 'NO_RETURN'
  | 'RETURNED'
  | 'RETURN_FAILED'
  | 'RETURN_REQUESTED'
  | '%future added value';

export type OrderRiskLevel =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM'
  | '%future added value';

export type OrderSortKeys =
  | 'CREATED_AT'
  | 'CURRENT_TOTAL_PRICE'
  | 'CUSTOMER_NAME'
  | 'DESTINATION'
  | 'FINANCIAL_STATUS'
  | 'FULFILLMENT_STATUS'
  | 'ID'
  | 'ORDER_NUMBER'
  | 'PO_NUMBER'
  | 'PROCESSED_AT'
  | 'RELEVANCE'
  | 'TOTAL_ITEMS_QUANTITY'
  | 'TOTAL_PRICE'
  | 'UPDATED_AT'
  | '%future added value';

export type OrderTransaction = Node & {
  __typename?: 'OrderTransaction';
  amountSet: MoneyBag;
  createdAt: Scalars['DateTime']['output'];
  formattedGateway: Maybe<Scalars['String']['output']>;
  gateway: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: OrderTransactionKind;
  order: Maybe<Order>;
  paymentDetails: Maybe<PaymentDetails>;
  processedAt: Maybe<Scalars['DateTime']['output']>;
  status: OrderTransactionStatus;
  test: Scalars['Boolean']['output'];
};

export type OrderTransactionKind =
  | 'AUTHORIZATION'
  | 'CAPTURE'
  | 'CHANGE'
  | 'EMV_AUTHORIZATION'
  | 'REFUND'
  | 'SALE'
  | 'SUGGESTED_REFUND'
  | 'VOID'
  | '%future added value';

export type OrderTransactionStatus =
  | 'AWAITING_RESPONSE'
  | 'ERROR'
  | 'FAILURE'
  | 'PENDING'
  | 'SUCCESS'
  | 'UNKNOWN'
  | '%future added value';

export type PageInfo = {
  __typename?: 'PageInfo';
  endCursor: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor: Maybe<Scalars['String']['output']>;
};

export type PaymentDetails = CardPaymentDetails;

export type Product = HasMetafields & Node & {
  __typename?: 'Product';
  availablePublicationsCount: Maybe<Count>;
  /** @deprecated Field no longer supported */
  bodyHtml: Maybe<Scalars['String']['output']>;
  combinedListingRole: Maybe<CombinedListingsRole>;
  createdAt: Scalars['DateTime']['output'];
  /** @deprecated Field no longer supported */
  customProductType: Maybe<Scalars['String']['output']>;
  defaultCursor: Scalars['String']['output'];
  description: Scalars['String']['output'];
  descriptionHtml: Scalars['HTML']['output'];
  /** @deprecated Field no longer supported */
  descriptionPlainSummary: Scalars['String']['output'];
  /** @deprecated Field no longer supported */
  featuredImage: Maybe<Image>;
  giftCardTemplateSuffix: Maybe<Scalars['String']['output']>;
  handle: Scalars['String']['output'];
  hasOnlyDefaultVariant: Scalars['Boolean']['output'];
  hasOutOfStockVariants: Scalars['Boolean']['output'];
  hasVariantsThatRequiresComponents: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  inCollection: Scalars['Boolean']['output'];
  isGiftCard: Scalars['Boolean']['output'];
  legacyResourceId: Scalars['UnsignedInt64']['output'];
  mediaCount: Maybe<Count>;
  metafield: Maybe<Metafield>;
  metafields: MetafieldConnection;
  onlineStorePreviewUrl: Maybe<Scalars['URL']['output']>;
  onlineStoreUrl: Maybe<Scalars['URL']['output']>;
  options: Array<ProductOption>;
  productComponentsCount: Maybe<Count>;
  productParents: ProductConnection;
  productType: Scalars['String']['output'];
  /** @deprecated Field no longer supported */
  publicationCount: Scalars['Int']['output'];
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  publishedInContext: Scalars['Boolean']['output'];
  /** @deprecated Field no longer supported */
  publishedOnChannel: Scalars['Boolean']['output'];
  /** @deprecated Field no longer supported */
  publishedOnCurrentChannel: Scalars['Boolean']['output'];
  /** @deprecated Field no longer supported */
  publishedOnCurrentPublication: Scalars['Boolean']['output'];
  publishedOnPublication: Scalars['Boolean']['output'];
  requiresSellingPlan: Scalars['Boolean']['output'];
  resourcePublicationsCount: Maybe<Count>;
  /** @deprecated Field no longer supported */
  sellingPlanGroupCount: Scalars['Int']['output'];
  sellingPlanGroupsCount: Maybe<Count>;
  status: ProductStatus;
  /** @deprecated Field no longer supported */
  storefrontId: Scalars['StorefrontID']['output'];
  tags: Array<Scalars['String']['output']>;
  templateSuffix: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  totalInventory: Scalars['Int']['output'];
  /** @deprecated Field no longer supported */
  totalVariants: Scalars['Int']['output'];
  tracksInventory: Scalars['Boolean']['output'];
  updatedAt: Scalars['DateTime']['output'];
  variants: ProductVariantConnection;
  variantsCount: Maybe<Count>;
  variantsInCollection: Maybe<ProductVariantConnection>;
  variantsInCollectionCount: Maybe<Count>;
  vendor: Scalars['String']['output'];
};


export type ProductDescriptionArgs = {
  truncateAt?: InputMaybe<Scalars['Int']['input']>;
};


export type ProductInCollectionArgs = {
  id: Scalars['ID']['input'];
};


export type ProductMetafieldArgs = {
  key: Scalars['String']['input'];
  namespace?: InputMaybe<Scalars['String']['input']>;
};


export type ProductMetafieldsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
  last?: InputMaybe<Scalars['Int']['input']>;
  namespace?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ProductOptionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type ProductProductParentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ProductPublicationCountArgs = {
  onlyPublished?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ProductPublishedInContextArgs = {
  context: ContextualPublicationContext;
};


export type ProductPublishedOnChannelArgs = {
  channelId: Scalars['ID']['input'];
};


export type ProductPublishedOnPublicationArgs = {
  publicationId: Scalars['ID']['input'];
};


export type ProductResourcePublicationsCountArgs = {
  onlyPublished?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ProductVariantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
  sortKey?: InputMaybe<ProductVariantSortKeys>;
};


export type ProductVariantsInCollectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  collectionId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type ProductVariantsInCollectionCountArgs = {
  collectionId: Scalars['ID']['input'];
};

export type ProductConnection = {
  __typename?: 'ProductConnection';
  edges: Array<ProductEdge>;
  nodes: Array<Product>;
  pageInfo: PageInfo;
};

export type ProductEdge = {
  __typename?: 'ProductEdge';
  cursor: Scalars['String']['output'];
  node: Product;
};

export type ProductIdentifierInput =
  { customId: UniqueMetafieldValueInput; handle?: never; id?: never; }
  |  { customId?: never; handle: Scalars['String']['input']; id?: never; }
  |  { customId?: never; handle?: never; id: Scalars['ID']['input']; };

export type ProductOption = Node & {
  __typename?: 'ProductOption';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  optionValues: Array<ProductOptionValue>;
  position: Scalars['Int']['output'];
  values: Array<Scalars['String']['output']>;
};

export type ProductOptionValue = Node & {
  __typename?: 'ProductOptionValue';
  hasVariants: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  linkedMetafieldValue: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
};

export type ProductSortKeys =
  | 'CREATED_AT'
  | 'ID'
  | 'INVENTORY_TOTAL'
  | 'PRODUCT_TYPE'
  | 'PUBLISHED_AT'
  | 'RELEVANCE'
  | 'TITLE'
  | 'UPDATED_AT'
  | 'VENDOR'
  | '%future added value';

export type ProductStatus =
  | 'ACTIVE'
  | 'ARCHIVED'
  | 'DRAFT'
  | 'UNLISTED'
  | '%future added value';

export type ProductVariant = HasMetafields & Node & {
  __typename?: 'ProductVariant';
  availableForSale: Scalars['Boolean']['output'];
  availablePublicationsCount: Maybe<Count>;
  barcode: Maybe<Scalars['String']['output']>;
  compareAtPrice: Maybe<Scalars['Money']['output']>;
  createdAt: Scalars['DateTime']['output'];
  defaultCursor: Scalars['String']['output'];
  displayName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** @deprecated Field no longer supported */
  image: Maybe<Image>;
  inventoryItem: InventoryItem;
  inventoryPolicy: ProductVariantInventoryPolicy;
  inventoryQuantity: Maybe<Scalars['Int']['output']>;
  legacyResourceId: Scalars['UnsignedInt64']['output'];
  metafield: Maybe<Metafield>;
  metafields: MetafieldConnection;
  position: Scalars['Int']['output'];
  price: Scalars['Money']['output'];
  product: Product;
  productParents: ProductConnection;
  /** @deprecated Field no longer supported */
  publicationCount: Scalars['Int']['output'];
  /** @deprecated Field no longer supported */
  publishedOnChannel: Scalars['Boolean']['output'];
  /** @deprecated Field no longer supported */
  publishedOnCurrentChannel: Scalars['Boolean']['output'];
  /** @deprecated Field no longer supported */
  publishedOnCurrentPublication: Scalars['Boolean']['output'];
  publishedOnPublication: Scalars['Boolean']['output'];
  requiresComponents: Scalars['Boolean']['output'];
  resourcePublicationsCount: Maybe<Count>;
  selectedOptions: Array<SelectedOption>;
  sellableOnlineQuantity: Scalars['Int']['output'];
  /** @deprecated Field no longer supported */
  sellingPlanGroupCount: Scalars['Int']['output'];
  sellingPlanGroupsCount: Maybe<Count>;
  showUnitPrice: Scalars['Boolean']['output'];
  sku: Maybe<Scalars['String']['output']>;
  /** @deprecated Field no longer supported */
  storefrontId: Scalars['StorefrontID']['output'];
  /** @deprecated Field no longer supported */
  taxCode: Maybe<Scalars['String']['output']>;
  taxable: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  unitPrice: Maybe<MoneyV2>;
  updatedAt: Scalars['DateTime']['output'];
};


export type ProductVariantImageArgs = {
  crop?: InputMaybe<CropRegion>;
  maxHeight?: InputMaybe<Scalars['Int']['input']>;
  maxWidth?: InputMaybe<Scalars['Int']['input']>;
  scale?: InputMaybe<Scalars['Int']['input']>;
};


export type ProductVariantMetafieldArgs = {
  key: Scalars['String']['input'];
  namespace?: InputMaybe<Scalars['String']['input']>;
};


export type ProductVariantMetafieldsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
  last?: InputMaybe<Scalars['Int']['input']>;
  namespace?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ProductVariantProductParentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ProductVariantPublicationCountArgs = {
  onlyPublished?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ProductVariantPublishedOnChannelArgs = {
  channelId: Scalars['ID']['input'];
};


export type ProductVariantPublishedOnPublicationArgs = {
  publicationId: Scalars['ID']['input'];
};


export type ProductVariantResourcePublicationsCountArgs = {
  onlyPublished?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ProductVariantConnection = {
  __typename?: 'ProductVariantConnection';
  edges: Array<ProductVariantEdge>;
  nodes: Array<ProductVariant>;
  pageInfo: PageInfo;
};

export type ProductVariantEdge = {
  __typename?: 'ProductVariantEdge';
  cursor: Scalars['String']['output'];
  node: ProductVariant;
};

export type ProductVariantInventoryPolicy =
  | 'CONTINUE'
  | 'DENY'
  | '%future added value';

export type ProductVariantSortKeys =
  | 'FULL_TITLE'
  | 'ID'
  | 'INVENTORY_LEVELS_AVAILABLE'
  | 'INVENTORY_MANAGEMENT'
  | 'INVENTORY_POLICY'
  | 'INVENTORY_QUANTITY'
  | 'NAME'
  | 'POPULAR'
  | 'POSITION'
  | 'RELEVANCE'
  | 'SKU'
  | 'TITLE'
  | '%future added value';

export type QueryRoot = {
  __typename?: 'QueryRoot';
  customer: Maybe<Customer>;
  customerByIdentifier: Maybe<Customer>;
  customers: CustomerConnection;
  metaobject: Maybe<Metaobject>;
  metaobjectByHandle: Maybe<Metaobject>;
  metaobjects: MetaobjectConnection;
  node: Maybe<Node>;
  nodes: Array<Maybe<Node>>;
  order: Maybe<Order>;
  orders: OrderConnection;
  product: Maybe<Product>;
  productByIdentifier: Maybe<Product>;
  productVariant: Maybe<ProductVariant>;
  productVariants: ProductVariantConnection;
  products: ProductConnection;
  shop: Shop;
};


export type QueryRootCustomerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRootCustomerByIdentifierArgs = {
  identifier: CustomerIdentifierInput;
};


export type QueryRootCustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
  sortKey?: InputMaybe<CustomerSortKeys>;
};


export type QueryRootMetaobjectArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRootMetaobjectByHandleArgs = {
  handle: MetaobjectHandleInput;
};


export type QueryRootMetaobjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
  sortKey?: InputMaybe<Scalars['String']['input']>;
  type: Scalars['String']['input'];
};


export type QueryRootNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRootNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryRootOrderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRootOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
  savedSearchId?: InputMaybe<Scalars['ID']['input']>;
  sortKey?: InputMaybe<OrderSortKeys>;
};


export type QueryRootProductArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRootProductByIdentifierArgs = {
  identifier: ProductIdentifierInput;
};


export type QueryRootProductVariantArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRootProductVariantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
  savedSearchId?: InputMaybe<Scalars['ID']['input']>;
  sortKey?: InputMaybe<ProductVariantSortKeys>;
};


export type QueryRootProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
  savedSearchId?: InputMaybe<Scalars['ID']['input']>;
  sortKey?: InputMaybe<ProductSortKeys>;
};

export type SelectedOption = {
  __typename?: 'SelectedOption';
  name: Scalars['String']['output'];
  optionValue: ProductOptionValue;
  value: Scalars['String']['output'];
};

export type ShippingLine = {
  __typename?: 'ShippingLine';
  carrierIdentifier: Maybe<Scalars['String']['output']>;
  code: Maybe<Scalars['String']['output']>;
  currentDiscountedPriceSet: MoneyBag;
  custom: Scalars['Boolean']['output'];
  deliveryCategory: Maybe<Scalars['String']['output']>;
  /** @deprecated Field no longer supported */
  discountedPrice: MoneyV2;
  discountedPriceSet: MoneyBag;
  id: Maybe<Scalars['ID']['output']>;
  isRemoved: Scalars['Boolean']['output'];
  /** @deprecated Field no longer supported */
  originalPrice: MoneyV2;
  originalPriceSet: MoneyBag;
  phone: Maybe<Scalars['String']['output']>;
  /** @deprecated Field no longer supported */
  price: Scalars['Money']['output'];
  shippingRateHandle: Maybe<Scalars['String']['output']>;
  source: Maybe<Scalars['String']['output']>;
  taxLines: Array<TaxLine>;
  title: Scalars['String']['output'];
};

export type ShippingLineConnection = {
  __typename?: 'ShippingLineConnection';
  edges: Array<ShippingLineEdge>;
  nodes: Array<ShippingLine>;
  pageInfo: PageInfo;
};

export type ShippingLineEdge = {
  __typename?: 'ShippingLineEdge';
  cursor: Scalars['String']['output'];
  node: ShippingLine;
};

export type Shop = HasMetafields & Node & {
  __typename?: 'Shop';
  /** @deprecated Field no longer supported */
  analyticsToken: Scalars['String']['output'];
  checkoutApiSupported: Scalars['Boolean']['output'];
  contactEmail: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  currencyCode: CurrencyCode;
  customerAccounts: ShopCustomerAccountsSetting;
  customerAccountsV2: CustomerAccountsV2;
  /** @deprecated Field no longer supported */
  customers: CustomerConnection;
  description: Maybe<Scalars['String']['output']>;
  /** @deprecated Field no longer supported */
  domains: Array<Domain>;
  email: Scalars['String']['output'];
  enabledPresentmentCurrencies: Array<CurrencyCode>;
  ianaTimezone: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** @deprecated Field no longer supported */
  locations: LocationConnection;
  marketingSmsConsentEnabledAtCheckout: Scalars['Boolean']['output'];
  metafield: Maybe<Metafield>;
  metafields: MetafieldConnection;
  myshopifyDomain: Scalars['String']['output'];
  name: Scalars['String']['output'];
  orderNumberFormatPrefix: Scalars['String']['output'];
  orderNumberFormatSuffix: Scalars['String']['output'];
  /** @deprecated Field no longer supported */
  orders: OrderConnection;
  primaryDomain: Domain;
  /** @deprecated Field no longer supported */
  productVariants: ProductVariantConnection;
  /** @deprecated Field no longer supported */
  products: ProductConnection;
  /** @deprecated Field no longer supported */
  publicationCount: Scalars['Int']['output'];
  richTextEditorUrl: Scalars['URL']['output'];
  setupRequired: Scalars['Boolean']['output'];
  shipsToCountries: Array<CountryCode>;
  shopOwnerName: Scalars['String']['output'];
  /** @deprecated Field no longer supported */
  storefrontUrl: Scalars['URL']['output'];
  taxShipping: Scalars['Boolean']['output'];
  taxesIncluded: Scalars['Boolean']['output'];
  timezoneAbbreviation: Scalars['String']['output'];
  timezoneOffset: Scalars['String']['output'];
  timezoneOffsetMinutes: Scalars['Int']['output'];
  transactionalSmsDisabled: Scalars['Boolean']['output'];
  unitSystem: UnitSystem;
  updatedAt: Scalars['DateTime']['output'];
  url: Scalars['URL']['output'];
  weightUnit: WeightUnit;
};


export type ShopCustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
  sortKey?: InputMaybe<CustomerSortKeys>;
};


export type ShopLocationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  includeInactive?: InputMaybe<Scalars['Boolean']['input']>;
  includeLegacy?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
  sortKey?: InputMaybe<LocationSortKeys>;
};


export type ShopMetafieldArgs = {
  key: Scalars['String']['input'];
  namespace?: InputMaybe<Scalars['String']['input']>;
};


export type ShopMetafieldsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
  last?: InputMaybe<Scalars['Int']['input']>;
  namespace?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ShopOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
  sortKey?: InputMaybe<OrderSortKeys>;
};


export type ShopProductVariantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
  sortKey?: InputMaybe<ProductVariantSortKeys>;
};


export type ShopProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
  savedSearchId?: InputMaybe<Scalars['ID']['input']>;
  sortKey?: InputMaybe<ProductSortKeys>;
};

export type ShopCustomerAccountsSetting =
  | 'DISABLED'
  | 'OPTIONAL'
  | 'REQUIRED'
  | '%future added value';

export type TaxExemption =
  | 'CA_BC_COMMERCIAL_FISHERY_EXEMPTION'
  | 'CA_BC_CONTRACTOR_EXEMPTION'
  | 'CA_BC_PRODUCTION_AND_MACHINERY_EXEMPTION'
  | 'CA_BC_RESELLER_EXEMPTION'
  | 'CA_BC_SUB_CONTRACTOR_EXEMPTION'
  | 'CA_DIPLOMAT_EXEMPTION'
  | 'CA_MB_COMMERCIAL_FISHERY_EXEMPTION'
  | 'CA_MB_FARMER_EXEMPTION'
  | 'CA_MB_RESELLER_EXEMPTION'
  | 'CA_NL_VPT_RESELLER_EXEMPTION'
  | 'CA_NS_COMMERCIAL_FISHERY_EXEMPTION'
  | 'CA_NS_FARMER_EXEMPTION'
  | 'CA_ON_PURCHASE_EXEMPTION'
  | 'CA_PE_COMMERCIAL_FISHERY_EXEMPTION'
  | 'CA_SK_COMMERCIAL_FISHERY_EXEMPTION'
  | 'CA_SK_CONTRACTOR_EXEMPTION'
  | 'CA_SK_FARMER_EXEMPTION'
  | 'CA_SK_PRODUCTION_AND_MACHINERY_EXEMPTION'
  | 'CA_SK_RESELLER_EXEMPTION'
  | 'CA_SK_SUB_CONTRACTOR_EXEMPTION'
  | 'CA_SK_VPT_RESELLER_EXEMPTION'
  | 'CA_STATUS_CARD_EXEMPTION'
  | 'EU_REVERSE_CHARGE_EXEMPTION_RULE'
  | 'US_AK_RESELLER_EXEMPTION'
  | 'US_AL_RESELLER_EXEMPTION'
  | 'US_AR_RESELLER_EXEMPTION'
  | 'US_AZ_RESELLER_EXEMPTION'
  | 'US_CA_RESELLER_EXEMPTION'
  | 'US_CO_RESELLER_EXEMPTION'
  | 'US_CT_RESELLER_EXEMPTION'
  | 'US_DC_RESELLER_EXEMPTION'
  | 'US_DE_RESELLER_EXEMPTION'
  | 'US_FL_RESELLER_EXEMPTION'
  | 'US_GA_RESELLER_EXEMPTION'
  | 'US_HI_RESELLER_EXEMPTION'
  | 'US_IA_RESELLER_EXEMPTION'
  | 'US_ID_RESELLER_EXEMPTION'
  | 'US_IL_RESELLER_EXEMPTION'
  | 'US_IN_RESELLER_EXEMPTION'
  | 'US_KS_RESELLER_EXEMPTION'
  | 'US_KY_RESELLER_EXEMPTION'
  | 'US_LA_RESELLER_EXEMPTION'
  | 'US_MA_RESELLER_EXEMPTION'
  | 'US_MD_RESELLER_EXEMPTION'
  | 'US_ME_RESELLER_EXEMPTION'
  | 'US_MI_RESELLER_EXEMPTION'
  | 'US_MN_RESELLER_EXEMPTION'
  | 'US_MO_RESELLER_EXEMPTION'
  | 'US_MS_RESELLER_EXEMPTION'
  | 'US_MT_RESELLER_EXEMPTION'
  | 'US_NC_RESELLER_EXEMPTION'
  | 'US_ND_RESELLER_EXEMPTION'
  | 'US_NE_RESELLER_EXEMPTION'
  | 'US_NH_RESELLER_EXEMPTION'
  | 'US_NJ_RESELLER_EXEMPTION'
  | 'US_NM_RESELLER_EXEMPTION'
  | 'US_NV_RESELLER_EXEMPTION'
  | 'US_NY_RESELLER_EXEMPTION'
  | 'US_OH_RESELLER_EXEMPTION'
  | 'US_OK_RESELLER_EXEMPTION'
  | 'US_OR_RESELLER_EXEMPTION'
  | 'US_PA_RESELLER_EXEMPTION'
  | 'US_RI_RESELLER_EXEMPTION'
  | 'US_SC_RESELLER_EXEMPTION'
  | 'US_SD_RESELLER_EXEMPTION'
  | 'US_TN_RESELLER_EXEMPTION'
  | 'US_TX_RESELLER_EXEMPTION'
  | 'US_UT_RESELLER_EXEMPTION'
  | 'US_VA_RESELLER_EXEMPTION'
  | 'US_VT_RESELLER_EXEMPTION'
  | 'US_WA_RESELLER_EXEMPTION'
  | 'US_WI_RESELLER_EXEMPTION'
  | 'US_WV_RESELLER_EXEMPTION'
  | 'US_WY_RESELLER_EXEMPTION'
  | '%future added value';

export type TaxLine = {
  __typename?: 'TaxLine';
  channelLiable: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Field no longer supported */
  price: Scalars['Money']['output'];
  priceSet: MoneyBag;
  rate: Maybe<Scalars['Float']['output']>;
  ratePercentage: Maybe<Scalars['Float']['output']>;
  source: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type UniqueMetafieldValueInput = {
  key: Scalars['String']['input'];
  namespace?: InputMaybe<Scalars['String']['input']>;
  value: Scalars['String']['input'];
};

export type UnitSystem =
  | 'IMPERIAL_SYSTEM'
  | 'METRIC_SYSTEM'
  | '%future added value';

export type UserError = DisplayableError & {
  __typename?: 'UserError';
  field: Maybe<Array<Scalars['String']['output']>>;
  message: Scalars['String']['output'];
};

export type Weight = {
  __typename?: 'Weight';
  unit: WeightUnit;
  value: Scalars['Float']['output'];
};

export type WeightUnit =
  | 'GRAMS'
  | 'KILOGRAMS'
  | 'OUNCES'
  | 'POUNDS'
  | '%future added value';
