import {data} from '@remix-run/server-runtime';
import type {HeadersFunction, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {MAINTENANCE_RETRY_AFTER} from '~/shell/guards.server';
import {headTags, pageHead} from '~/shell/page-head';
import type {RouteHandle} from '~/shell/page-layout';
import {StandalonePage} from '~/shell/standalone-page';
import {TITLES} from '~/shell/titles';

export const handle: RouteHandle = {layout: 'none', hasScripts: false};
export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

/** Says when to come back, on the page as well as on its data. */
export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export function loader({request, context}: LoaderFunctionArgs) {
  const head = pageHead({request, ...context}, {title: TITLES.maintenance});
  return context.isInMaintenance
    ? data({head}, {status: 503, headers: {'Retry-After': MAINTENANCE_RETRY_AFTER}})
    : data({head});
}

export default function Maintenance() {
  return (
    <StandalonePage heading="We’ll be right back">
      <p>We are giving the shop some care. Carts and autoship orders are safe.</p>
      <p className="text-ink-soft">Please come back in a few minutes.</p>
    </StandalonePage>
  );
}
