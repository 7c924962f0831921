import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {REGISTERED_PATH} from '~/domains/session/sign-in-paths';
import {postRegister} from '~/domains/identity/post-identity.server';
import {NotRegisteredYet} from '~/domains/identity/not-registered-yet';
import {Registered, RegisterScreen} from '~/domains/identity/register-screen';
import {decodeRedirect} from '~/domains/session/redirect-parameter';
import {readFormFields} from '~/platform/form-body.server';
import {headTags, pageHead} from '~/shell/page-head';
import {TITLES} from '~/shell/titles';

export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export function loader({request, context}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  return {
    head: pageHead({request, ...context}, {title: TITLES.register}),
    to: decodeRedirect(searchParams.get('redirect')),
    isSent: searchParams.get('sent') === '1',
    /* Staff whose account has no clinic yet. */
    isSignedIn: context.session.current() !== null,
  };
}

export async function action({request, context}: ActionFunctionArgs) {
  const posted = await postRegister(context, await readFormFields(request));
  if (posted.ok) return redirect(REGISTERED_PATH, 303);
  const {status, answer} = posted.failure;
  return data(answer, {status});
}

export default function Register() {
  const {to, isSent, isSignedIn} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (isSignedIn && !answer) return <NotRegisteredYet />;
  return isSent ? <Registered /> : <RegisterScreen to={to} answer={answer} />;
}
