import {readFileSync} from 'node:fs';
import type {Context, Hono} from 'hono';
import {cors} from 'hono/cors';
import {z} from 'zod';
import {createCatalog} from '../commerce/catalog/store';
import type {SandboxContext, SandboxService} from '../context';
import {bodyLimit} from '../http/body-limit';
import {faultGate, refuseAsText} from '../http/fault-gate';
import {readJson} from '../http/json-input';
import {createSubmissions} from './submissions';
import {writeQuestions} from './write-questions';
import {writeReviews, type Review} from './write-reviews';

/** The `passkey` of the Display API. */
const REVIEWS_PASSKEY = 'sandbox-reviews-passkey';

const MAX_BODY_BYTES = 16 * 1024;

const SORTS: Record<string, (a: Review, b: Review) => number> = {
  'SubmissionTime:desc': (a, b) => b.submittedAt.localeCompare(a.submittedAt),
  'Rating:desc': (a, b) => b.stars - a.stars,
  'Rating:asc': (a, b) => a.stars - b.stars,
  'TotalPositiveFeedbackCount:desc': (a, b) => b.helpful - a.helpful,
};

const querySchema = z.object({
  apiversion: z.literal('5.4'),
  passkey: z.literal(REVIEWS_PASSKEY),
  Filter: z.string().regex(/^ProductId:eq:[a-z0-9-]{1,120}$/),
  Sort: z.enum(Object.keys(SORTS)).default('SubmissionTime:desc'),
  Limit: z.coerce.number().int().min(1).max(100).default(10),
  Offset: z.coerce.number().int().min(0).max(300_000).default(0),
});

const submissionSchema = z.object({
  productId: z.string().regex(/^[a-z0-9-]{1,120}$/),
  rating: z.coerce.number().int().min(1).max(5),
  title: z.string().trim().min(1).max(100),
  text: z.string().trim().min(20).max(2000),
  nickname: z.string().trim().min(2).max(40),
});

/**
 * A reviews provider (Bazaarvoice): its script `/bazaarvoice/bv.js`, the Display API 5.4 for reviews and questions, and
 * submissions, which wait for moderation and don't change a product's rating.
 */
export function createReviews(): SandboxService {
  return {mount: mountReviews};
}

function mountReviews(app: Hono, {db, clock, faults, origin}: SandboxContext): void {
  const catalog = createCatalog(db);
  const submissions = createSubmissions(db);
  const script = `const ORIGIN = ${JSON.stringify(origin)};\nconst PASSKEY = '${REVIEWS_PASSKEY}';\n${read('bv.js')}`;
  const styles = read('bv.css');

  /* Any shop on this machine may call it from the browser. */
  app.use('/bazaarvoice/*', cors({origin: '*'}));
  app.use('/bazaarvoice/*', bodyLimit(MAX_BODY_BYTES));
  app.use(
    '/bazaarvoice/*',
    faultGate({service: 'reviews', faults, refuse: refuseAsText, breakOff}),
  );

  app.get('/bazaarvoice/bv.js', (c) =>
    c.body(`(() => {\n${script}\n})();\n`, 200, {'Content-Type': 'text/javascript; charset=utf-8'}),
  );
  app.get('/bazaarvoice/bv.css', (c) =>
    c.body(styles, 200, {'Content-Type': 'text/css; charset=utf-8'}),
  );

  app.get('/bazaarvoice/data/reviews.json', (c) => {
    const query = querySchema.safeParse(c.req.query());
    if (!query.success) return c.json(errorsOf(query.error));
    const {Filter, Sort, Limit, Offset} = query.data;
    const product = catalog.productByHandle(productIdOf(Filter));
    const all = product ? writeReviews(product, clock.now()) : [];
    const sorted = [...all].sort(SORTS[Sort]);
    return c.json({
      HasErrors: false,
      Errors: [],
      TotalResults: all.length,
      Limit,
      Offset,
      Locale: 'en_US',
      Results: sorted
        .slice(Offset, Offset + Limit)
        .map((review) => toWire(productIdOf(Filter), review)),
      Includes: {Products: {[productIdOf(Filter)]: {ReviewStatistics: statisticsOf(all)}}},
    });
  });

  app.get('/bazaarvoice/data/questions.json', (c) => {
    const query = querySchema.safeParse(c.req.query());
    if (!query.success) return c.json(errorsOf(query.error));
    const productId = productIdOf(query.data.Filter);
    const product = catalog.productByHandle(productId);
    const questions = product ? writeQuestions(product) : [];
    return c.json({
      HasErrors: false,
      Errors: [],
      TotalResults: questions.length,
      Results: questions.map(({question, answer}, index) => ({
        Id: `${productId}-question-${index + 1}`,
        QuestionSummary: question,
        Answers: [{AnswerText: answer, UserNickname: 'Marlowe'}],
      })),
    });
  });

  app.post('/bazaarvoice/data/submitreview.json', async (c) => {
    const input = submissionSchema.safeParse(await readJson(c));
    if (!input.success) return c.json(errorsOf(input.error), 400);
    submissions.add(input.data, clock.now());
    return c.json({HasErrors: false, Errors: [], Review: {ModerationStatus: 'SUBMITTED'}});
  });
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

const productIdOf = (filter: string) => filter.split(':')[2] ?? '';

function toWire(productId: string, review: Review) {
  return {
    Id: review.id,
    ProductId: productId,
    Rating: review.stars,
    Title: review.title,
    ReviewText: review.text,
    UserNickname: review.author,
    SubmissionTime: review.submittedAt,
    TotalPositiveFeedbackCount: review.helpful,
    IsRecommended: review.stars > 3,
  };
}

function statisticsOf(reviews: readonly Review[]) {
  const sum = reviews.reduce((total, {stars}) => total + stars, 0);
  return {
    AverageOverallRating: reviews.length === 0 ? null : sum / reviews.length,
    TotalReviewCount: reviews.length,
    RatingDistribution: [1, 2, 3, 4, 5].map((stars) => ({
      RatingValue: stars,
      Count: reviews.filter((review) => review.stars === stars).length,
    })),
  };
}

/** As in the Display API, whose errors have status 200. */
function errorsOf({issues}: z.ZodError) {
  return {
    HasErrors: true,
    Errors: issues.map(({path, message}) => ({
      Code: 'ERROR_PARAM_INVALID',
      Message: `${path.join('.')}: ${message}`,
    })),
    Results: [],
  };
}

const breakOff = (c: Context): Response =>
  c.body('{"HasErrors":fal', 200, {'Content-Type': 'application/json'});
