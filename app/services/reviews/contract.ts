import {z} from 'zod';
import {validItems} from '~/platform/valid-items';

/** A review of Bazaarvoice's Display API 5.4. */
const wireReview = z.object({
  Id: z.string(),
  Rating: z.number().int().min(1).max(5),
  Title: z.string().nullish(),
  ReviewText: z.string().nullish(),
  UserNickname: z.string().nullish(),
  SubmissionTime: z.iso.datetime({offset: true}),
});

/** The reply of `data/reviews.json`. Errors come with status 200. A review that can't be shown is left out. */
export const reviewsReply = z.object({
  HasErrors: z.literal(false),
  Results: z.array(z.unknown()).transform((reviews) => validItems(wireReview, reviews)),
});

export type WireReview = z.output<typeof wireReview>;
