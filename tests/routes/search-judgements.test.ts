import {expect, it} from 'vitest';
import {z} from 'zod';
import {buildContent} from '~sandbox/world/content/content';
import {buildWorld} from '~sandbox/world/world';
import {answers, JUDGEMENTS, type Judgement} from '~tests/support/search-judgements';
import {openCachingShop} from './support/shared-sandbox';
import {watchShop} from './support/shop';

watchShop();
const shop = openCachingShop();

const FACETS = new Map(
  buildContent(buildWorld({})).products.map(({handle, facet_values: facets}) => [handle, facets]),
);
const PAGE = z.object({
  loaderData: z.object({
    search: z.object({
      model: z.object({
        list: z
          .object({cards: z.array(z.object({variant: z.object({path: z.string()})}))})
          .optional(),
        pages: z.array(z.object({path: z.string()})).optional(),
      }),
    }),
  }),
});

const handleOf = (path: string) =>
  path
    .split('?')[0]
    ?.split('/')
    .find((part) => FACETS.has(part)) ?? '';

/** Rank of the first relevant result, counted from 1; `null` if there is none. */
async function rankOf(
  judgement: Judgement,
  path = `/search?search=${encodeURIComponent(judgement.query)}`,
): Promise<{rank: number | null; isEmpty: boolean}> {
  const answer = await shop.visitor().get(path, {Accept: 'text/html'});
  const answersAt = (address: string) => {
    const handle = handleOf(address);
    return answers(judgement, {handle, facetValues: FACETS.get(handle) ?? ''});
  };
  if (answer.location?.startsWith('/search?')) return rankOf(judgement, answer.location);
  if (answer.location !== null)
    return {rank: answersAt(answer.location) ? 1 : null, isEmpty: false};
  const {model} = PAGE.parse(JSON.parse(answer.text)).loaderData.search;
  const pages = model.pages ?? [];
  const cards = model.list?.cards ?? [];
  const isEmpty = cards.length === 0 && pages.length === 0;
  if (judgement.wants.startsWith('/')) {
    return {rank: pages.some((page) => page.path === judgement.wants) ? 1 : null, isEmpty};
  }
  const index = cards.findIndex(({variant}) => answersAt(variant.path));
  return {rank: index === -1 ? null : index + 1, isEmpty};
}

it('FIND-18 of the searches that people make, 97 % have an answer among the first ten results, and none is empty', async () => {
  expect(JUDGEMENTS.length).toBeGreaterThanOrEqual(150);
  const failed: string[] = [];
  const empty: string[] = [];
  for (const judgement of JUDGEMENTS) {
    const {rank, isEmpty} = await rankOf(judgement);
    if (rank === null || rank > 10) failed.push(judgement.query);
    if (isEmpty) empty.push(judgement.query);
  }
  if (process.env.SHOW)
    process.stdout.write(JSON.stringify({total: JUDGEMENTS.length, failed, empty}));
  expect(empty).toEqual([]);
  expect(failed.length / JUDGEMENTS.length, failed.join(', ')).toBeLessThanOrEqual(0.03);
}, 90_000);
