import {z} from 'zod';
import {EMAIL_ADDRESS} from '~/platform/email-address';

/** Replies of SAP Customer Data Cloud (Gigya). */

/** Part of every reply. Error code 0 means success, whatever the HTTP status. */
export const envelope = z.object({
  errorCode: z.int(),
  validationErrors: z
    .array(z.object({errorCode: z.int(), fieldName: z.string().default('')}))
    .default([]),
});

export type Envelope = z.output<typeof envelope>;

/** The provider has no schema for the site's own fields, so a number can come as text and vice versa. */
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value == null || value === '' ? null : String(value)));

/** Text that isn't a year counts as unknown, because it must not keep the customer from logging in. */
const year = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{4}$/)
      .transform(Number),
    z.literal(''),
  ])
  .nullish()
  .catch(null)
  .transform((value) => value || null);

/** `true`, as a boolean or as text. */
const flag = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 'true');

const clinicAddress = z
  .object({
    address1: text,
    address2: text,
    city: text,
    zip: text,
    countryCode: text,
    provinceCode: text,
    phone: text,
    SFHomeDeliveryOnly: flag,
  })
  .nullish();

export const accountReply = z.object({
  UID: z.string().min(1),
  isVerified: z.boolean(),
  isActive: z.boolean().default(true),
  profile: z.object({
    email: z.email({pattern: EMAIL_ADDRESS}),
    firstName: text,
    lastName: text,
    zip: text,
    state: text,
  }),
  data: z
    .object({
      SAP_CustomerAccountGroup: text,
      SF_PreferedShipTo: text,
      SF_StoreSoldTo: text,
      roleCode: text,
      graduationYear: year,
      currentSchoolName: text,
      clinicAddress,
      pendingClinic: z.object({name: text}).nullish(),
      ftcAcknowledged: flag,
    })
    .prefault({}),
  groups: z
    .object({
      organizations: z.array(z.object({orgName: text, status: text})).nullish(),
    })
    .nullish()
    /* Only used to show a name, so a malformed value must not keep a customer from logging in. */
    .catch(null),
});

/** Comes with the account, which may lack an email. `sessionInfo` is included if the site has browser sessions. */
export const loginReply = z.object({
  UID: z.string().min(1),
  profile: z.object({email: z.string().nullish()}),
  sessionInfo: z.object({cookieValue: z.string().min(1).optional()}).nullish(),
});

export const pendingReply = z.object({UID: z.string().min(1)});

export const regTokenReply = z.object({regToken: z.string().min(1)});
export const resetTokenReply = z.object({passwordResetToken: z.string().min(1)});
export const jwtReply = z.object({id_token: z.string().min(1)});

/** Keys other than RSA are ignored. */
export const publicKeysReply = z.object({
  keys: z.array(
    z
      .object({kid: z.string().min(1), kty: z.literal('RSA'), n: z.string(), e: z.string()})
      .or(z.unknown().transform(() => null)),
  ),
});

export const jwtClaims = z.object({
  sub: z.string().min(1),
  email: z.email({pattern: EMAIL_ADDRESS}),
  firstName: z.string().default(''),
  lastName: z.string().default(''),
});

/** Older tokens use `keyid`. */
export const jwtHeader = z.object({kid: z.string().optional(), keyid: z.string().optional()});
