import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {openGate} from '~/domains/session/password-gate.server';
import {PasswordGateForm} from '~/domains/session/password-gate-form';
import {returnPath} from '~/domains/session/return-path';
import {readFormFields} from '~/platform/form-body.server';
import {createRateLimit, secondsToWait} from '~/platform/rate-limit.server';
import {headTags, pageHead} from '~/shell/page-head';
import type {RouteHandle} from '~/shell/page-layout';
import {StandalonePage} from '~/shell/standalone-page';
import {TITLES} from '~/shell/titles';

export {actionHeaders as headers} from '~/shell/action-headers';
export const handle: RouteHandle = {layout: 'none'};
export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

/* Whoever guesses at the password is slowed down. */
const attempts = createRateLimit({burst: 10, perSecond: 0.1});

export async function loader({request, context}: LoaderFunctionArgs) {
  const to = returnPath(new URL(request.url).searchParams.get('to'));
  /* With no password set there is no gate to stand at. */
  if (context.gate.password === null) return redirect(to);
  const {password} = await context.siteContent();
  return data({
    head: pageHead({request, ...context}, {title: TITLES.passwordProtect}),
    said: password,
    to,
  });
}

export async function action({request, context}: ActionFunctionArgs) {
  const {password = '', to = null} = await readFormFields(request);
  const {cookies, gate} = context;
  const waitSeconds = secondsToWait(request, attempts);
  if (waitSeconds !== null) {
    return data(
      {error: 'Too many tries. Please wait a moment.'},
      {status: 429, headers: {'Retry-After': String(waitSeconds)}},
    );
  }
  return (await openGate(password, {cookies, ...gate, now: Date.now()}))
    ? redirect(returnPath(to), 303)
    : data({error: 'That is not the password. Please try again.'}, {status: 422});
}

export default function PasswordProtect() {
  const {said, to} = useLoaderData<typeof loader>();
  return (
    <StandalonePage heading={said.headline}>
      <p className="text-ink-soft">{said.text}</p>
      <PasswordGateForm to={to} error={useActionData<typeof action>()?.error} />
    </StandalonePage>
  );
}
