import {data} from '@remix-run/server-runtime';
import type {HeadersFunction, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {ConfirmLogout} from '~/shell/session/confirm-logout';
import {headTags, pageHead} from '~/shell/page/page-head';
import type {RouteHandle} from '~/shell/page/page-layout';
import {TITLES} from '~/shell/page/titles';

export const handle: RouteHandle = {layout: 'none', hasScripts: false};
export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;
export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export function loader({request, context}: LoaderFunctionArgs) {
  return data(
    {head: pageHead({request, context}, {title: TITLES.confirmLogout})},
    {headers: {'Cache-Control': 'no-store'}},
  );
}

export default function ConfirmLogoutRoute() {
  return <ConfirmLogout />;
}
