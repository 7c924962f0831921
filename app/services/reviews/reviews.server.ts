import type {Review} from '~/domains/reviews/review';
import {MINUTE_SECONDS} from '~/platform/duration';
import type {AppEnv} from '~/platform/env.server';
import type {Http, UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {shopDay} from '~/platform/shop-day';
import {publicCache} from '~/services/public-cache.server';
import type {SharedCache} from '~/services/shared-cache.server';
import {reviewsReply, type WireReview} from './contract';

/** The reviews provider's Display API. The browser's widget doesn't go through it. */
export interface Reviews {
  /** Newest first, at most `limit`. */
  newest(productHandle: string, limit: number): Promise<Result<Review[], UpstreamFailure>>;
}

const CACHE = publicCache(10 * MINUTE_SECONDS, 60 * MINUTE_SECONDS);
const CALL = {service: 'reviews', operation: 'NewestReviews'};

export function createReviews({
  env,
  http,
  sharedCache,
}: {
  env: Pick<AppEnv, 'REVIEWS_API_URL' | 'REVIEWS_PASSKEY'>;
  http: Http;
  sharedCache: SharedCache;
}): Reviews {
  async function ask(handle: string, limit: number): Promise<Result<Review[], UpstreamFailure>> {
    const query = new URLSearchParams({
      apiversion: '5.4',
      passkey: env.REVIEWS_PASSKEY,
      Filter: `ProductId:eq:${handle}`,
      Sort: 'SubmissionTime:desc',
      Limit: String(limit),
    });
    const answer = await http.json({
      ...CALL,
      kind: 'read',
      url: `${env.REVIEWS_API_URL}/data/reviews.json?${query.toString()}`,
      init: {headers: {Accept: 'application/json'}},
    });
    if (!answer.ok) return answer;
    const parsed = reviewsReply.safeParse(answer.value);
    return parsed.success
      ? ok(parsed.data.Results.slice(0, limit).map(mapReview))
      : http.refuse(CALL, 'malformed', 'not a reply of the Display API');
  }

  return {
    newest: (handle, limit) =>
      sharedCache.run([env.REVIEWS_API_URL, CALL.operation, handle, String(limit)], CACHE, () =>
        ask(handle, limit),
      ),
  };
}

/** Pages show no more of a review. Real ones are far shorter. */
const MAX_TEXT = 2000;

function mapReview(wire: WireReview): Review {
  return {
    id: wire.Id,
    stars: wire.Rating,
    title: (wire.Title ?? '').slice(0, 200),
    text: (wire.ReviewText ?? '').slice(0, MAX_TEXT),
    author: (wire.UserNickname ?? '').slice(0, 60),
    submittedOn: shopDay(wire.SubmissionTime),
  };
}
