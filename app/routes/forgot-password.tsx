import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {RESET_SENT_PATH} from '~/domains/session/login-paths';
import {ForgotPasswordScreen, ResetSent} from '~/domains/identity/forgot-password-screen';
import {postForgotPassword} from '~/domains/identity/post-identity.server';
import {readFormFields} from '~/platform/form-body.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';
import {formHeaders} from '~/shell/page/form-headers';

export const headers = formHeaders;
export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export function loader({request, context}: LoaderFunctionArgs) {
  return {
    head: pageHead({request, context}, {title: TITLES.forgotPassword}),
    isSent: new URL(request.url).searchParams.get('sent') === '1',
  };
}

export async function action({request, context}: ActionFunctionArgs) {
  const posted = await postForgotPassword(context, await readFormFields(request));
  if (posted.ok) return redirect(RESET_SENT_PATH, 303);
  const {status, answer, headers} = posted.failure;
  return data(answer, {status, headers});
}

export default function ForgotPassword() {
  const {isSent} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return isSent ? <ResetSent /> : <ForgotPasswordScreen answer={answer} />;
}
