import {useLoaderData} from '@remix-run/react';
import {data, redirect} from '@remix-run/server-runtime';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {CONTENT_TITLES, isOwnPath} from '~/shell/content/content-slugs';
import {ContentPageBody} from '~/shell/content/content-page';
import {contentRoute} from '~/shell/content/content-route.server';
import {notFound} from '~/shell/errors/not-found.server';
import {headTags} from '~/shell/page/page-head';
import {pageOf} from '~/shell/guards/path-policy';
import {registrationInstead} from '~/shell/guards/session-guard.server';

export const meta: MetaFunction<typeof loader> = ({data}) => headTags(data?.head);

/** ROUTE-04, CMS-02 */
export async function loader({request, context}: LoaderFunctionArgs) {
  const slug = pageOf(new URL(request.url)).path.slice(1).replace(/\/$/, '');
  if (slug === 'home') return redirect('/', 301);
  if (!isOwnPath(slug)) return notFound({request, context});
  const title = CONTENT_TITLES[slug];
  const page = await contentRoute({request, context, slug, ...(title && {head: {title}})});
  const registration = registrationInstead({request, context});
  return registration === null ? page : redirect(registration);
}

/** An existing page responds with 405, any other path with 404. */
export async function action(input: ActionFunctionArgs): Promise<never> {
  await loader(input);
  throw data(null, {status: 405, headers: {Allow: 'GET, HEAD'}});
}

export default function ContentPage() {
  return <ContentPageBody view={useLoaderData<typeof loader>().view} />;
}
