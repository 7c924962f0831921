import {readWithin} from '~/platform/deferred.server';
import type {Needs} from '~/platform/needs';
import type {Review} from './review';

/** Enough for shoppers without the provider's widget, and for search engines. */
const SHOWN_REVIEWS = 4;

/** The product comes from the page's URL, so it can be any text. */
const HANDLE = /^[a-z\d-]{1,255}$/;

/** Reviews that arrive later would shift the content below them. */
const BUDGET_MS = 300;

/**
 * The newest reviews of a product. Never rejects: empty if the provider fails or is slow, or if the site has no
 * reviews.
 */
export function newestReviews(
  {
    request: {expiry},
    services: {reviews},
    site,
  }: Needs<{request: 'expiry'; services: 'reviews'; site: true}>,
  productHandle: string,
): Promise<Review[]> {
  if (!site.features.reviews || !HANDLE.test(productHandle)) return Promise.resolve([]);
  const read = async () => {
    const newest = await readWithin(
      reviews.newest(productHandle, SHOWN_REVIEWS),
      BUDGET_MS,
      expiry,
    );
    return newest?.ok ? newest.value : [];
  };
  return read().catch(() => []);
}
