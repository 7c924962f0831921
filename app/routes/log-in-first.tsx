import {data} from '@remix-run/server-runtime';
import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {LOGIN_PATH, notSavedPath} from '~/domains/session/login-paths';
import {LogInFirst} from '~/shell/session/log-in-first';
import {decodeRedirect, encodeRedirect} from '~/domains/session/redirect-parameter';
import {headTags, pageHead} from '~/shell/page/page-head';
import type {RouteHandle} from '~/shell/page/page-layout';
import {TITLES} from '~/shell/page/titles';

export const handle: RouteHandle = {layout: 'none', hasScripts: false};
export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export function loader({request, context}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  const next = decodeRedirect(searchParams.get('redirect'));
  const isUnsaved = searchParams.has('unsaved');
  return data(
    {
      head: pageHead({request, context}, {title: TITLES.logInFirst}),
      login: isUnsaved ? notSavedPath(next) : `${LOGIN_PATH}?redirect=${encodeRedirect(next)}`,
      isUnsaved,
    },
    {status: 401, headers: {'Cache-Control': 'no-store'}},
  );
}

export default function LogInFirstRoute() {
  const {login, isUnsaved} = useLoaderData<typeof loader>();
  return <LogInFirst login={login} isUnsaved={isUnsaved} />;
}
