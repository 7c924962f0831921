import {z} from 'zod';

const nullableText = z.string().nullable();

const metafieldSchema = z.object({
  namespace: z.string(),
  key: z.string(),
  type: z.string(),
  value: z.string(),
});

/** The part of a customer that is kept as one JSON document. Times are ISO 8601 in UTC. */
export const profileSchema = z.object({
  firstName: nullableText,
  lastName: nullableText,
  acceptsMarketing: z.boolean(),
  /** When the person last said yes or no to marketing; `null`: never asked. */
  marketingUpdatedAt: nullableText.default(null),
  tags: z.array(z.string()),
  metafields: z.array(metafieldSchema),
  defaultAddressId: nullableText,
  /** The customer's id in the system that signs people in by Multipass. */
  multipassIdentifier: nullableText,
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type CustomerProfile = z.infer<typeof profileSchema>;
export type CustomerMetafield = z.infer<typeof metafieldSchema>;

export const addressSchema = z.object({
  firstName: nullableText,
  lastName: nullableText,
  company: nullableText,
  address1: nullableText,
  address2: nullableText,
  city: nullableText,
  /** For instance `CO`. */
  provinceCode: nullableText,
  /** ISO 3166 alpha-2. */
  countryCode: nullableText,
  zip: nullableText,
  phone: nullableText,
});

export type PostalAddress = z.infer<typeof addressSchema>;

/** `gid://shopify/MailingAddress/<n>?model_name=CustomerAddress` */
export type CustomerAddress = PostalAddress & {id: string};

/** INVITED and DISABLED customers have no password yet: they cannot sign in before they activate their account. */
export type CustomerState = 'ENABLED' | 'INVITED' | 'DISABLED';

export interface CustomerRecord extends CustomerProfile {
  /** `gid://shopify/Customer/<n>` */
  id: string;
  /** In small letters. */
  email: string;
  /** E.164. */
  phone: string | null;
  state: CustomerState;
  /** Oldest first. */
  addresses: CustomerAddress[];
}

export interface AccessToken {
  accessToken: string;
  /** ISO 8601 in UTC. */
  expiresAt: string;
}

/** The SDL's `CustomerErrorCode`, as far as it is used. */
export type CustomerErrorCode =
  | 'ALREADY_ENABLED'
  | 'BLANK'
  | 'CONTAINS_HTML_TAGS'
  | 'CONTAINS_URL'
  | 'CUSTOMER_DISABLED'
  | 'INVALID'
  | 'INVALID_MULTIPASS_REQUEST'
  | 'NOT_FOUND'
  | 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE'
  | 'TAKEN'
  | 'TOKEN_INVALID'
  | 'TOO_LONG'
  | 'TOO_SHORT'
  | 'UNIDENTIFIED_CUSTOMER';

/** An entry of a payload's `customerUserErrors`. `field` starts inside the mutation's input object. */
export interface CustomerError {
  code: CustomerErrorCode;
  field: string[] | null;
  message: string;
}

export type Outcome<Value> = {ok: true; value: Value} | {ok: false; errors: CustomerError[]};

export const done = <Value>(value: Value): Outcome<Value> => ({ok: true, value});

export const refused = <Value>(...errors: CustomerError[]): Outcome<Value> => ({ok: false, errors});

/** What people may change about themselves. A field left out is kept. */
export interface ProfileInput {
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  acceptsMarketing?: boolean | null;
  password?: string | null;
}

/** What the shop may change about people besides. */
export interface StaffInput extends ProfileInput {
  tags?: string[] | null;
  /** When they said yes or no to marketing. Left out, and they say something new: now. */
  marketingUpdatedAt?: string | null;
}
