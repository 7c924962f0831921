import {z} from 'zod';

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

export const searchReply = z.object({total: z.int(), clinics: z.array(clinic).max(100)});
export const clinicReply = clinic;
export const joinReply = z.object({status: z.enum(['active', 'pending']), clinic});

export type WireClinic = z.output<typeof clinic>;
