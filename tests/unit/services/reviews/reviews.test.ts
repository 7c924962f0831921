import {expect, it} from 'vitest';
import type {Http} from '~/platform/http.server';
import {ok} from '~/platform/result';
import {createReviews} from '~/services/reviews/reviews.server';
import {UNCACHED} from '~tests/support/uncached';
import {refuse} from '~tests/support/refuse';

const WIRE = {
  Id: '1',
  Rating: 5,
  Title: 'Good',
  ReviewText: 'Yes',
  UserNickname: 'Kim',
  SubmissionTime: '2026-11-28T18:00:00.000+00:00',
};

async function newest(Results: readonly object[]) {
  const http: Http = {refuse, json: async () => ok({HasErrors: false, Results})};
  const env = {REVIEWS_API_URL: 'https://reviews.test', REVIEWS_PASSKEY: 'key'};
  return createReviews({env, http, sharedCache: UNCACHED}).newest('food', 5);
}

/** The day of the review that the provider has with this time. */
async function dayOf(SubmissionTime: string): Promise<string | undefined> {
  const found = await newest([{...WIRE, SubmissionTime}]);
  return found.ok ? found.value[0]?.submittedOn : undefined;
}

it.each([
  ['2026-11-28T18:00:00.000+00:00', '2026-11-28'],
  ['2026-11-29T03:30:00.000+00:00', '2026-11-28'],
  ['2026-11-29T06:59:59.000Z', '2026-11-28'],
  ['2026-11-29T07:00:00.000Z', '2026-11-29'],
  ['2026-07-01T05:59:59.000Z', '2026-06-30'],
  ['2026-11-29T08:30:00.000+09:00', '2026-11-28'],
])('HOUSE-40 a review submitted at %s has the date %s, the day at the shop', async (time, day) => {
  expect(await dayOf(time)).toBe(day);
});

it('HOUSE-105 a review without stars is left out, and the other reviews are shown', async () => {
  const found = await newest([
    {...WIRE, Id: '1', Rating: null},
    {...WIRE, Id: '2'},
  ]);
  expect(found).toMatchObject({ok: true, value: [{id: '2', stars: 5}]});
});

it('HOUSE-105 a review whose title and nickname are missing is shown without them', async () => {
  const {Title: _title, UserNickname: _nickname, ...wire} = WIRE;
  expect(await newest([wire])).toMatchObject({
    ok: true,
    value: [{id: '1', title: '', author: '', text: 'Yes'}],
  });
});
