import {z} from 'zod';

const nullableText = z.string().nullable();

const metafieldSchema = z.object({
  namespace: z.string(),
  key: z.string(),
  type: z.string(),
  value: z.string(),
});

/** The part of a customer that is stored as one JSON document. Times are ISO 8601 in UTC. */
export const profileSchema = z.object({
  firstName: nullableText,
  lastName: nullableText,
  acceptsMarketing: z.boolean(),
  /** When the customer last opted in to or out of marketing. `null`: never asked. */
  marketingUpdatedAt: nullableText.default(null),
  tags: z.array(z.string()),
  metafields: z.array(metafieldSchema),
  defaultAddressId: nullableText,
  /** The customer's id in the system that creates their Multipass tokens. */
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

export interface CustomerRecord extends CustomerProfile {
  /** `gid://shopify/Customer/<n>` */
  id: string;
  /** In lower case. */
  email: string;
  /** E.164. */
  phone: string | null;
  /** Oldest first. */
  addresses: CustomerAddress[];
}

export interface AccessToken {
  accessToken: string;
  /** ISO 8601 in UTC. */
  expiresAt: string;
}

/** The subset of the SDL's `CustomerErrorCode` that the sandbox uses. */
export type CustomerErrorCode =
  | 'BLANK'
  | 'CONTAINS_HTML_TAGS'
  | 'CONTAINS_URL'
  | 'INVALID'
  | 'INVALID_MULTIPASS_REQUEST'
  | 'NOT_FOUND'
  | 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE'
  | 'TAKEN'
  | 'TOKEN_INVALID'
  | 'TOO_LONG'
  | 'TOO_SHORT'
  | 'UNIDENTIFIED_CUSTOMER';

/** An entry of a payload's `customerUserErrors`. `field` is relative to the mutation's input object. */
export interface CustomerError {
  code: CustomerErrorCode;
  field: string[] | null;
  message: string;
}

export type Outcome<Value> = {ok: true; value: Value} | {ok: false; errors: CustomerError[]};

export const success = <Value>(value: Value): Outcome<Value> => ({ok: true, value});

export const failure = <Value>(...errors: CustomerError[]): Outcome<Value> => ({ok: false, errors});

/** Fields that customers can change themselves. Omitted fields are kept. */
export interface ProfileInput {
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  acceptsMarketing?: boolean | null;
  password?: string | null;
}
