import {data} from '@remix-run/server-runtime';
import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {SignInFirst} from '~/shell/session/sign-in-first';
import {decodeRedirect, encodeRedirect} from '~/domains/session/redirect-parameter';
import {headTags, pageHead} from '~/shell/page/page-head';
import type {RouteHandle} from '~/shell/page/page-layout';
import {TITLES} from '~/shell/page/titles';

export const handle: RouteHandle = {layout: 'none', hasScripts: false};
export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export function loader({request, context}: LoaderFunctionArgs) {
  const parameter = new URL(request.url).searchParams.get('redirect');
  return data(
    {
      head: pageHead({request, context}, {title: TITLES.signInFirst}),
      redirect: encodeRedirect(decodeRedirect(parameter)),
    },
    {status: 401, headers: {'Cache-Control': 'no-store'}},
  );
}

export default function SignInFirstRoute() {
  return <SignInFirst redirect={useLoaderData<typeof loader>().redirect} />;
}
