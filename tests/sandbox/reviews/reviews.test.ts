import {describe, expect, it} from 'vitest';
import {sharedWorld} from '~sandbox/world/world';
import {useOwnSandbox} from '~tests/support/own-sandbox';
import {createSandboxControl} from '~tests/support/sandbox-control';

const {origin} = useOwnSandbox();

interface WireReview {
  Id: string;
  Rating: number;
  SubmissionTime: string;
  TotalPositiveFeedbackCount: number;
}

interface Reply {
  HasErrors: boolean;
  TotalResults: number;
  Results: WireReview[];
  Includes: {
    Products: Record<
      string,
      {ReviewStatistics: {AverageOverallRating: number; TotalReviewCount: number}}
    >;
  };
}

async function ask<Body = Reply>(kind: string, parameters: Record<string, string>): Promise<Body> {
  const query = new URLSearchParams({
    apiversion: '5.4',
    passkey: 'sandbox-reviews-passkey',
    ...parameters,
  });
  const reply = await fetch(`${origin()}/bazaarvoice/data/${kind}.json?${query.toString()}`);
  const body: unknown = await reply.json();
  /* Unchecked cast: the tests compare the bodies. */
  return body as Body;
}

const about = (handle: string) => ({Filter: `ProductId:eq:${handle}`});
const FOOD = about('everyday-chicken-barley');

const valueOf = (
  product: {metafields: {namespace: string; key: string; value: string}[]},
  key: string,
) => product.metafields.find((one) => one.namespace === 'reviews' && one.key === key)?.value;

describe('the reviews provider', () => {
  it('REV-06 has as many reviews of each product as the catalog says, with the same average', async () => {
    const rated = sharedWorld().products.filter((product) => valueOf(product, 'rating_count'));
    expect(rated.length).toBeGreaterThan(20);
    for (const product of rated) {
      const {handle} = product;
      const {Includes} = await ask('reviews', {...about(handle), Limit: '1'});
      const {AverageOverallRating, TotalReviewCount} =
        Includes.Products[handle]?.ReviewStatistics ?? expect.fail(handle);
      const {value} = JSON.parse(valueOf(product, 'rating') ?? '') as {value: string};
      expect([handle, TotalReviewCount, AverageOverallRating.toFixed(1)]).toEqual([
        handle,
        Number(valueOf(product, 'rating_count')),
        Number(value).toFixed(1),
      ]);
    }
  });

  it.each<[string, (one: WireReview, next: WireReview) => boolean]>([
    ['SubmissionTime:desc', (one, next) => one.SubmissionTime >= next.SubmissionTime],
    ['Rating:desc', (one, next) => one.Rating >= next.Rating],
    ['Rating:asc', (one, next) => one.Rating <= next.Rating],
    [
      'TotalPositiveFeedbackCount:desc',
      (one, next) => one.TotalPositiveFeedbackCount >= next.TotalPositiveFeedbackCount,
    ],
  ])('REV-06 sorts by %s and pages without gaps', async (Sort, isInOrder) => {
    const whole = await ask('reviews', {...FOOD, Sort, Limit: '10'});
    const parts = await Promise.all(
      ['0', '5'].map((Offset) => ask('reviews', {...FOOD, Sort, Limit: '5', Offset})),
    );
    expect(parts.flatMap(({Results}) => Results)).toEqual(whole.Results);
    for (const [index, next] of whole.Results.slice(1).entries()) {
      expect(isInOrder(whole.Results[index] ?? next, next)).toBe(true);
    }
  });

  it.each([
    ['a wrong key', {...FOOD, passkey: 'x'}],
    ['an unknown version', {...FOOD, apiversion: '1'}],
    ['an unknown order', {...FOOD, Sort: 'Price:asc'}],
    ['too many at once', {...FOOD, Limit: '101'}],
    ['no product', {Filter: ''}],
  ])('REV-06 refuses %s as the Display API does, with status 200', async (_what, parameters) => {
    expect(await ask('reviews', parameters)).toMatchObject({HasErrors: true, Results: []});
  });

  it('REV-06 answers questions about the product, and different ones about different kinds of food', async () => {
    const questionsOf = async (handle: string) => {
      const {Results} = await ask<{Results: {QuestionSummary: string; Answers: unknown[]}[]}>(
        'questions',
        about(handle),
      );
      expect(Results).toHaveLength(3);
      expect(Results.every(({Answers}) => Answers.length === 1)).toBe(true);
      return Results.map(({QuestionSummary}) => QuestionSummary);
    };
    const food = await questionsOf('everyday-chicken-barley');
    expect(await questionsOf('everyday-chicken-barley')).toEqual(food);
    expect(await questionsOf('morning-biscuits')).not.toEqual(food);
  });

  it('REV-06 takes a review for moderation and refuses an incomplete one; the rating stays', async () => {
    const send = (review: object) =>
      fetch(`${origin()}/bazaarvoice/data/submitreview.json`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify(review),
      });
    const review = {
      productId: 'everyday-chicken-barley',
      rating: '2',
      title: 'Fussy eater',
      text: 'He left half of it in the bowl.',
      nickname: 'Jo',
    };
    const before = await ask('reviews', FOOD);
    expect(await (await send(review)).json()).toMatchObject({
      Review: {ModerationStatus: 'SUBMITTED'},
    });
    for (const part of [{rating: '6'}, {text: 'Short'}, {title: ''}, {nickname: ''}]) {
      expect((await send({...review, ...part})).status).toBe(400);
    }
    expect(await ask('reviews', FOOD)).toEqual(before);
  });

  it('REV-06 can be made to fail', async () => {
    const control = createSandboxControl(origin());
    await control.fault({service: 'reviews', kind: 'down'});
    expect((await fetch(`${origin()}/bazaarvoice/bv.js`)).status).toBe(503);
    await control.clearFaults();
    expect((await fetch(`${origin()}/bazaarvoice/bv.js`)).status).toBe(200);
  });
});
