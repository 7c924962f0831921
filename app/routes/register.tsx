import {data, redirect, redirectDocument} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {REGISTERED_PATH, REGISTERED_UNMAILED_PATH} from '~/domains/session/login-paths';
import {postRegister} from '~/domains/identity/post-identity.server';
import {Registered, RegisteredUnmailed, RegisterScreen} from '~/domains/identity/register-screen';
import {decodeRedirect} from '~/domains/session/redirect-parameter';
import {postStep, readRegistration} from '~/domains/staff/registration.server';
import {RegistrationPage} from '~/domains/staff/registration-page';
import {readFormFields} from '~/platform/form-body.server';
import {readCustomerForm} from '~/shell/session/account-route.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';
import {formHeaders} from '~/shell/page/form-headers';

export const headers = formHeaders;
export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

/** Guests create an account here, and staff members then join a clinic. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  const to = afterRegistration(context.site.landing, searchParams);
  const customer = context.visitor.session.current();
  const registration =
    customer && context.site.features.membership
      ? await readRegistration(context, customer, searchParams)
      : null;
  if (registration === 'registered') return redirectDocument(to, 303);
  return data(
    {
      head: pageHead({request, context}, {title: TITLES.register}),
      to: customer ? to : decodeRedirect(searchParams.get('redirect')),
      sent: searchParams.get('sent'),
      registration,
    },
    {status: registration?.step === 'unavailable' ? 503 : 200},
  );
}

function afterRegistration(landing: string, searchParams: URLSearchParams): string {
  const parameter = searchParams.get('redirect');
  return parameter === null ? landing : decodeRedirect(parameter);
}

export async function action({request, context}: ActionFunctionArgs) {
  if (context.visitor.session.current() && context.site.features.membership) {
    const {customer, fields} = await readCustomerForm({request, context});
    const to = afterRegistration(context.site.landing, new URL(request.url).searchParams);
    const made = await postStep(context, customer, fields, to);
    /* Only a document has what a member may buy: the root's data is never revalidated. */
    if (made.ok) return (made.value === to ? redirectDocument : redirect)(made.value, 303);
    const {answer: step, ...init} = made.failure;
    return data({step}, init);
  }
  const posted = await postRegister(context, await readFormFields(request));
  if (posted.ok) {
    return redirect(posted.value.isMailed ? REGISTERED_PATH : REGISTERED_UNMAILED_PATH, 303);
  }
  const {status, answer, headers} = posted.failure;
  return data(answer, {status, headers});
}

export default function Register() {
  const {to, sent, registration} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const account = answer && 'errors' in answer ? answer : undefined;
  if (registration && !account) {
    const step = answer && 'step' in answer ? answer.step : undefined;
    return <RegistrationPage registration={registration} to={to} answer={step} />;
  }
  if (sent === 'later') return <RegisteredUnmailed to={to} />;
  return sent === '1' ? <Registered /> : <RegisterScreen to={to} answer={account} />;
}
