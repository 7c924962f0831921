import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {LoginScreen} from '~/domains/identity/login-screen';
import {postLogin} from '~/domains/identity/post-identity.server';
import {offeredSession} from '~/domains/identity/provider-session.server';
import {screenSetRedirect} from '~/domains/session/login-paths';
import {decodeRedirect} from '~/domains/session/redirect-parameter';
import {readFormFields} from '~/platform/form-body.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {pageOf} from '~/shell/guards/path-policy';
import {TITLES} from '~/shell/page/titles';
import {formHeaders} from '~/shell/page/form-headers';

export const headers = formHeaders;
export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

/** Two URLs show the same screen with different titles. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const screenSet = screenSetRedirect(url.searchParams);
  if (screenSet !== null) return redirect(screenSet);
  const title = pageOf(url).path.startsWith('/account/') ? TITLES.accountLogin : TITLES.login;
  return {
    head: pageHead({request, context}, {title}),
    title,
    to: decodeRedirect(url.searchParams.get('redirect')),
    samlContext: url.searchParams.get('samlContext'),
    message: url.searchParams.get('message'),
    session: await offeredSession(context),
  };
}

export async function action({request, context}: ActionFunctionArgs) {
  const posted = await postLogin(context, await readFormFields(request));
  if (posted.ok) return redirect(posted.value.to, 303);
  const {status, answer, headers} = posted.failure;
  return data(answer, {status, headers});
}

export default function Login() {
  const {title, ...screen} = useLoaderData<typeof loader>();
  return <LoginScreen heading={title} {...screen} answer={useActionData<typeof action>()} />;
}
