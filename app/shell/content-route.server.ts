import type {RequestContext} from '~/context.server';
import {contentPageView} from './content-page.server';
import {notFound, unavailable} from './not-found.server';
import {pageHead, type PageHeadInput} from './page-head';

interface ContentRouteInput {
  request: Request;
  context: RequestContext;
  slug: string;
  /** What is said in the head beside, or instead of, what editors wrote. */
  head?: Partial<PageHeadInput>;
}

/**
 * What the route of a content page loads.
 *
 * @throws the answer for a page that is not there, or that cannot be had
 */
export async function contentRoute({request, context, slug, head = {}}: ContentRouteInput) {
  const found = await contentPageView(context, slug);
  if (!found.ok) throw unavailable(context);
  const view = found.value;
  if (!view) return notFound({request, context});
  const {title, seoDescription, isIndexed, blocks} = view.page;
  const [first] = blocks;
  const picture = first && 'picture' in first ? first.picture : null;
  return {
    head: pageHead(
      {request, ...context},
      {
        title,
        ...(seoDescription && {description: seoDescription}),
        ...(isIndexed && {canonicalPath: `/${slug}`}),
        image: picture?.url ?? null,
        ...head,
      },
    ),
    view,
  };
}
