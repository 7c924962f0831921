import {z} from 'zod';
import type {ApiError} from '~/platform/api-error.server';
import {
  defineOperation,
  type Operation,
  type OperationFailure,
} from '~/platform/api-operation.server';
import type {UpstreamFailure} from '~/platform/http.server';
import {fail, ok, type Result} from '~/platform/result';
import {slugInput} from '~/platform/slug-input.server';
import type {ContentPage} from '../page';
import {editedPage, editedPages} from '../pages.server';
import {parseRichText} from '../rich-text';
import {richTextHtml} from '../parts/rich-text-html';
import {pageEntity} from './block-entities.server';
import type {ContentApiContext} from './context';
import {pageAnswer} from './page-response';

const MAX_NAME_LENGTH = 100;

const PAGE_NOT_FOUND: ApiError = {
  status: 404,
  code: 'PAGE_NOT_FOUND',
  message: 'There is no such page.',
};

const html = z.string().nullable().describe('Sanitized HTML.');
const image = z.string().nullable().describe('A URL on the image service.');
const text = z.string().nullable();

export const pageOperations: readonly Operation<ContentApiContext>[] = [
  defineOperation({
    method: 'POST',
    path: '/api/cms/v1.0/get-page-by-name',
    summary: 'A page by the editors’ name for it.',
    caller: 'anyone',
    errors: [PAGE_NOT_FOUND],
    input: z.object({name: z.string().trim().min(1).max(MAX_NAME_LENGTH)}),
    output: pageEntity,
    async handler(context: ContentApiContext, {name}) {
      const pages = await editedPages(context);
      if (!pages.ok) return fail('upstream');
      return toPageReply(ok(pages.value.find((page) => page.name === name) ?? null));
    },
  }),
  defineOperation({
    method: 'POST',
    path: '/api/cms/v1.0/get-plp-page-by-slug',
    summary: 'The editors’ texts for a product list.',
    caller: 'anyone',
    errors: [PAGE_NOT_FOUND],
    input: z.object({
      slug: slugInput.describe('`all`, a species, or a species and a category: `dog-dry-food`.'),
    }),
    output: z.object({
      heading: text,
      intro: text.describe('Plain text above the products.'),
      body: html,
      seoTitle: text,
      seoDescription: text,
      image,
    }),
    async handler({services: {contentSystem}}: ContentApiContext, {slug}) {
      return toReply(await contentSystem.listContent(slug), ({body, ...page}) => ({
        ...page,
        body: safeHtml(body),
      }));
    },
  }),
  defineOperation({
    method: 'POST',
    path: '/api/cms/v1.0/get-pdp-page-by-handle',
    summary: 'The editors’ texts for a product page.',
    caller: 'anyone',
    errors: [PAGE_NOT_FOUND],
    input: z.object({handle: slugInput}),
    output: z.object({
      headline: text,
      body: html,
      image,
      faqs: z.array(z.object({question: z.string(), answer: z.string()})).describe('Plain text.'),
    }),
    async handler({services: {contentSystem}}: ContentApiContext, {handle}) {
      return toReply(await contentSystem.productContent(handle), ({body, ...page}) => ({
        ...page,
        body: safeHtml(body),
      }));
    },
  }),
  defineOperation({
    method: 'GET',
    path: '/api/cms/v1.0/get-no-results-suggestions',
    summary: 'The texts for a search without results.',
    caller: 'anyone',
    input: z.object({}),
    output: z.object({
      headline: z.string().nullable(),
      text: z.string().nullable(),
      terms: z.array(z.string()).describe('Searches that have results.'),
      links: z.array(z.object({label: z.string(), path: z.string()})),
    }),
    async handler({services: {contentSystem}}: ContentApiContext) {
      const suggestions = await contentSystem.noResults();
      return suggestions.ok ? suggestions : fail('upstream');
    },
  }),
  pageBySlug('v1.0'),
  pageBySlug('v2.0'),
];

function pageBySlug(version: string): Operation<ContentApiContext> {
  return defineOperation({
    method: 'GET',
    path: `/api/cms/${version}/get-page-by-slug`,
    summary: 'The page with this slug.',
    caller: 'anyone',
    errors: [PAGE_NOT_FOUND],
    input: z.object({slug: slugInput}),
    output: pageEntity,
    handler: async (context: ContentApiContext, {slug}) =>
      toPageReply(await editedPage(context, slug)),
  });
}

const toPageReply = (page: Result<ContentPage | null, UpstreamFailure>) =>
  toReply(page, pageAnswer);

function toReply<Value, Answer>(
  result: Result<Value | null, UpstreamFailure>,
  answer: (value: Value) => Answer,
): Result<Answer, OperationFailure> {
  if (!result.ok) return fail('upstream');
  return result.value === null ? fail(PAGE_NOT_FOUND) : ok(answer(result.value));
}

function safeHtml(html: string | null): string | null {
  return html === null ? null : richTextHtml(parseRichText(html));
}
