import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {confirmEmailChange} from '~/domains/identity/change-email.server';
import {ChangeEmailScreen} from '~/domains/identity/change-email-screen';
import {readEmailChange} from '~/domains/identity/identity-mails.server';
import {EMAIL_CHANGED_PATH} from '~/domains/session/login-paths';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';

export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

const readToken = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

export async function loader({request, context}: LoaderFunctionArgs) {
  const change = await readEmailChange(context, readToken(request));
  const head = pageHead({request, context}, {title: TITLES.confirmEmail});
  return data({head, email: change?.to ?? null}, {status: change ? 200 : 410});
}

export async function action({request, context}: ActionFunctionArgs) {
  const changed = await confirmEmailChange(context, readToken(request));
  if (changed.ok) return redirect(EMAIL_CHANGED_PATH, 303);
  const {status, answer} = changed.failure;
  return data(answer, {status});
}

export default function ChangeEmail() {
  const {email} = useLoaderData<typeof loader>();
  return <ChangeEmailScreen email={email} answer={useActionData<typeof action>()} />;
}
