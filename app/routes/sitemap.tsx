import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {headTags, pageHead} from '~/shell/page/page-head';
import {SiteMapPage} from '~/shell/sitemap/site-map-page';
import {readSiteMap} from '~/shell/sitemap/site-map.server';
import {TITLES} from '~/shell/page/titles';

export const meta: MetaFunction<typeof loader> = ({data}) => headTags(data?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  return {
    head: pageHead(
      {request, context},
      {
        title: TITLES.siteMap,
        description: 'All Marlowe dog and cat food by age, form, line and need.',
        canonicalPath: '/sitemap',
      },
    ),
    map: await readSiteMap(context),
  };
}

export default function SiteMap() {
  return <SiteMapPage map={useLoaderData<typeof loader>().map} />;
}
