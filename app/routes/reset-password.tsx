import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {passwordSetPath} from '~/domains/session/login-paths';
import {postResetPassword} from '~/domains/identity/post-identity.server';
import {ResetPasswordScreen} from '~/domains/identity/reset-password-screen';
import {readFormFields} from '~/platform/form-body.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';
import {formHeaders} from '~/shell/page/form-headers';

export const headers = formHeaders;
export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export function loader({request, context}: LoaderFunctionArgs) {
  return {
    head: pageHead({request, context}, {title: TITLES.resetPassword}),
    token: new URL(request.url).searchParams.get('pwrt'),
  };
}

export async function action({request, context}: ActionFunctionArgs) {
  const posted = await postResetPassword(context, await readFormFields(request));
  if (posted.ok) {
    context.visitor.session.end();
    return redirect(passwordSetPath(posted.value), 303);
  }
  const {status, answer, headers} = posted.failure;
  return data(answer, {status, headers});
}

export default function ResetPassword() {
  const {token} = useLoaderData<typeof loader>();
  return <ResetPasswordScreen token={token} answer={useActionData<typeof action>()} />;
}
