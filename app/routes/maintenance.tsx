import {data} from '@remix-run/server-runtime';
import {useLoaderData} from '@remix-run/react';
import type {HeadersFunction, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {MAINTENANCE_RETRY_AFTER} from '~/shell/guards/guards.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import type {RouteHandle} from '~/shell/page/page-layout';
import {StandalonePage} from '~/shell/page/standalone-page';
import {TITLES} from '~/shell/page/titles';

export const handle: RouteHandle = {layout: 'none', hasScripts: false};
export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export async function loader({request, context}: LoaderFunctionArgs) {
  const {maintenance, isInMaintenance} = await context.request.siteContent();
  const head = pageHead({request, context}, {title: TITLES.maintenance});
  return context.settings.isInMaintenance || isInMaintenance
    ? data({head, maintenance}, {status: 503, headers: {'Retry-After': MAINTENANCE_RETRY_AFTER}})
    : data({head, maintenance});
}

export default function Maintenance() {
  const {headline, text} = useLoaderData<typeof loader>().maintenance;
  return (
    <StandalonePage heading={headline}>
      <p>{text}</p>
      <p className="text-ink-soft">Come back in a few minutes.</p>
    </StandalonePage>
  );
}
