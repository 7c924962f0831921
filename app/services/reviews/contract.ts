import {z} from 'zod';

/** A review of Bazaarvoice's Display API 5.4. */
const wireReview = z.object({
  Id: z.string(),
  Rating: z.number().int().min(1).max(5),
  Title: z.string().nullable(),
  ReviewText: z.string().nullable(),
  UserNickname: z.string().nullable(),
  SubmissionTime: z.iso.datetime({offset: true}),
});

/** The reply of `data/reviews.json`. Errors come with status 200. */
export const reviewsReply = z.object({
  HasErrors: z.literal(false),
  Results: z.array(wireReview),
});

export type WireReview = z.infer<typeof wireReview>;
