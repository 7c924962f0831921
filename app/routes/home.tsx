import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {ContentPageBody} from '~/shell/content/content-page';
import {contentRoute} from '~/shell/content/content-route.server';
import {homeStructuredData} from '~/shell/page/home-structured-data';
import {headTags} from '~/shell/page/page-head';
import {publicOrigin} from '~/shell/security/public-origin';

export const meta: MetaFunction<typeof loader> = ({data}) => headTags(data?.head);

export function loader({request, context}: LoaderFunctionArgs) {
  const origin = publicOrigin({request, context});
  return contentRoute({
    request,
    context,
    slug: 'home',
    head: {canonicalPath: '/', structuredData: homeStructuredData(origin)},
  });
}

export default function Home() {
  return <ContentPageBody view={useLoaderData<typeof loader>().view} />;
}
