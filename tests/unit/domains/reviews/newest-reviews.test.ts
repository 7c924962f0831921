import {expect, it, vi} from 'vitest';
import {newestReviews} from '~/domains/reviews/newest-reviews.server';
import {siteOf, type SiteId} from '~/domains/session/site';
import {createExpiry} from '~/platform/expiry';
import {ok} from '~/platform/result';
import {contextOf} from '~tests/support/context';

const REVIEW = {
  id: '1',
  stars: 5,
  title: 'Loves it',
  text: 'Every bowl is empty.',
  author: 'Ada',
  submittedOn: '2026-11-01',
};

/** The reviews that the product page of a site gets, and what the provider was asked for. */
async function readReviews(site: SiteId, handle: string) {
  const newest = vi.fn(async () => ok([REVIEW]));
  const context = contextOf<Parameters<typeof newestReviews>[0]>({
    request: {expiry: createExpiry()},
    services: {reviews: {newest}},
    site: siteOf(site),
  });
  return {reviews: await newestReviews(context, handle), asked: newest.mock.calls};
}

it('REV-01 newestReviews asks for the four newest reviews of the product', async () => {
  expect(await readReviews('DTC', 'everyday-chicken-barley')).toEqual({
    reviews: [REVIEW],
    asked: [['everyday-chicken-barley', 4]],
  });
});

it('REV-01 newestReviews asks for none on the staff site, which shows no reviews', async () => {
  const none = {reviews: [], asked: []};
  expect(await readReviews('HPSF', 'everyday-chicken-barley')).toEqual(none);
});

it.each(['', 'a&filter=x', 'a/../b', 'a b', 'Ä', 'a'.repeat(256)])(
  'REV-01 newestReviews asks for none at %j, which is no product’s handle',
  async (handle) => {
    expect(await readReviews('DTC', handle)).toEqual({reviews: [], asked: []});
  },
);
