import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {REGISTERED_PATH, REGISTERED_UNMAILED_PATH} from '~/domains/session/sign-in-paths';
import {postRegister} from '~/domains/identity/post-identity.server';
import {NotRegisteredYet} from '~/domains/identity/not-registered-yet';
import {Registered, RegisteredUnmailed, RegisterScreen} from '~/domains/identity/register-screen';
import {decodeRedirect} from '~/domains/session/redirect-parameter';
import {readFormFields} from '~/platform/form-body.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';
import {formHeaders} from '~/shell/guards/too-many-tries';

export const headers = formHeaders;
export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export function loader({request, context}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  return {
    head: pageHead({request, context}, {title: TITLES.register}),
    to: decodeRedirect(searchParams.get('redirect')),
    sent: searchParams.get('sent'),
    /* True for staff whose account has no clinic yet. */
    isLoggedIn: context.visitor.session.current() !== null,
  };
}

export async function action({request, context}: ActionFunctionArgs) {
  const posted = await postRegister(context, await readFormFields(request));
  if (posted.ok) {
    return redirect(posted.value.isMailed ? REGISTERED_PATH : REGISTERED_UNMAILED_PATH, 303);
  }
  const {status, answer, headers} = posted.failure;
  return data(answer, {status, headers});
}

export default function Register() {
  const {to, sent, isLoggedIn} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (isLoggedIn && !answer) return <NotRegisteredYet />;
  if (sent === 'later') return <RegisteredUnmailed to={to} />;
  return sent === '1' ? <Registered /> : <RegisterScreen to={to} answer={answer} />;
}
