import type {RequestContext} from '~/request-context';
import {contentPageView} from './content-page.server';
import {notFound, unavailable} from '../errors/not-found.server';
import {pageHead, type PageHeadInput} from '../page/page-head';

interface ContentRouteInput {
  request: Request;
  context: RequestContext;
  slug: string;
  head?: Partial<PageHeadInput>;
}

/** @throws the 404 response if there is no such page, the 503 response if the content system is down */
export async function contentRoute({request, context, slug, head = {}}: ContentRouteInput) {
  const found = await contentPageView(context, slug);
  if (!found.ok) throw unavailable(context);
  const view = found.value;
  if (!view) return notFound({request, context});
  const {title, seoDescription, isIndexed, blocks} = view;
  const [first] = blocks;
  const picture = first && 'picture' in first ? first.picture : null;
  return {
    head: pageHead(
      {request, context},
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
