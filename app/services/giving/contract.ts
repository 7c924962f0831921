import * as z from 'zod/mini';

/*
 * `zod/mini`, because browsers load this with the giving island. Unlike full Zod it never evaluates code, which the
 * Content-Security-Policy forbids.
 */

const text = z._default(z.nullable(z.string().check(z.maxLength(5000))), '');
const amounts = z.record(z.string().check(z.maxLength(64)), z.number());
const facts = z._default(z.nullable(z.record(z.string(), z.unknown())), {});
const ids = z._default(z.nullable(z.array(z.string().check(z.maxLength(64)))), []);

const segment = z.object({
  Id: z.string(),
  IsActive: z.boolean(),
  Name: text,
  ExcludeSegment: z.boolean(),
  FrontEndPropertyName: z.string(),
  FrontEndSource: z.number(),
  PriorityIndex: z.number(),
  ValueCategory: z.number(),
  BackEndPropertyName: text,
  Description: text,
  DonationAction: z._default(z.nullable(z.number()), 0),
  DonationActionValue: z._default(z.nullable(z.number()), 0),
  SpecifiedValues: z._default(z.nullable(z.array(z.string())), []),
});

/** `CustomerSegments` may be `null`. */
export const storeReply = z.object({
  ActiveCampaigns: z.array(z.object({Id: z.number(), IsActive: z.boolean()})),
  AddressInformation: facts,
  CauseMultipliers: z._default(z.nullable(amounts), {}),
  ContactInformation: facts,
  CustomCSS: text,
  CustomerSegments: z.nullable(z.array(segment)),
  DefaultCauseId: text,
  DefaultCauseIds: ids,
  DefaultDonation: z.number(),
  DefaultDonationType: z.literal([0, 1]),
  FeaturedCauseIds: ids,
  IsActive: z.boolean(),
  IsEmbeddedConfirmation: z.boolean(),
  IsExperienceActive: z.boolean(),
  LetShoppersChoose: z.boolean(),
  Name: z.string(),
  PrimaryCurrency: z.string(),
  SearchEnabled: z.boolean(),
  TargetCssSelector: text,
});

const itemDonation = z.object({
  directDonation: z._default(z.nullable(z.boolean()), false),
  donations: amounts,
  excluded: z._default(z.nullable(z.boolean()), false),
  portfolioId: z.nullish(z.string()),
  totalDonationValue: z.number(),
  donationType: z.nullish(z.literal([0, 1])),
});

export const productDonationReply = z.object({result: itemDonation});

export const cartDonationReply = z.object({
  donationRecipients: amounts,
  lineItems: z.array(itemDonation).check(z.maxLength(500)),
  cartDonation: z.nullish(z.object({donation: amounts, totalDonationValue: z.number()})),
});

const charity = z.object({
  ein: z.string().check(z.minLength(1), z.maxLength(31)),
  name: z.string().check(z.minLength(1), z.maxLength(300)),
  website: text,
  logoUrl: text,
  streetAddress: text,
  city: text,
  state: text,
  zip: text,
  description: text,
  categoryId: z.nullish(z.number()),
  categoryName: text,
  categoryLogoUrl: text,
  nteeFullCode: text,
  nteeMainCode: text,
  nteeSubCode: text,
});

export const charitiesReply = z.array(charity).check(z.maxLength(200));

export const portfoliosReply = z
  .array(
    z.object({
      id: z.string().check(z.minLength(1), z.maxLength(64)),
      name: z.string().check(z.minLength(1), z.maxLength(300)),
      imageUrl: text,
      headline: text,
      description: text,
      charities: charitiesReply,
    }),
  )
  .check(z.maxLength(200));

export const trackingReply = z.object({
  trackingId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  causeId: z.nullish(z.string().check(z.maxLength(64))),
  causeName: z.nullish(z.string().check(z.maxLength(300))),
});

export const setCauseReply = z.boolean();

export const trackedCauseReply = z.object({
  CauseId: z.string().check(z.maxLength(64)),
  CauseName: z.string().check(z.maxLength(300)),
});

/** The service only confirms that it was done. */
export const acknowledgement = z.unknown();
