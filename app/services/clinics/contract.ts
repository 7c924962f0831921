import {z} from 'zod';
import {validItems} from '~/platform/valid-items';

/** Replies of the clinic directory. */

const text = z.string().max(200);

const clinic = z.object({
  clinicID: text.min(1),
  groupID: text.min(1),
  name: text.min(1),
  kind: z.enum(['clinic', 'school']),
  address: z.object({
    address1: text,
    address2: text.nullable(),
    city: text,
    provinceCode: text,
    zip: text,
    countryCode: text,
    phone: text.nullable(),
    SFHomeDeliveryOnly: z.boolean(),
  }),
});

/** A clinic that can't be shown is left out, and isn't counted. Without any valid one, the reply is malformed. */
export const searchReply = z
  .object({total: z.int(), clinics: z.array(z.unknown()).max(100)})
  .transform(({total, clinics: received}, {addIssue}) => {
    const clinics = validItems(clinic, received);
    if (received.length > 0 && clinics.length === 0) addIssue('no valid clinic');
    return {total: total - received.length + clinics.length, clinics};
  });
export const clinicReply = clinic;
export const joinReply = z.object({status: z.enum(['active', 'pending']), clinic});

export type WireClinic = z.output<typeof clinic>;
