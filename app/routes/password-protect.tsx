import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {isPastGate, openGate} from '~/domains/session/password-gate.server';
import {PasswordGateForm} from '~/domains/session/password-gate-form';
import {returnPath} from '~/domains/session/return-path';
import {readFormFields} from '~/platform/form-body.server';
import {createRateLimit, retryAfterInit, secondsToWait} from '~/platform/rate-limit.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import type {RouteHandle} from '~/shell/page/page-layout';
import {StandalonePage} from '~/shell/page/standalone-page';
import {TITLES} from '~/shell/page/titles';
import {GUESSES, TOO_MANY_ATTEMPTS} from '~/shell/guards/too-many-attempts';

export {formHeaders as headers} from '~/shell/page/form-headers';
export const handle: RouteHandle = {layout: 'none'};
export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

const attempts = createRateLimit(GUESSES);

export async function loader({request, context}: LoaderFunctionArgs) {
  const to = returnPath(new URL(request.url).searchParams.get('to'));
  const {
    visitor: {cookies},
    settings: {gate},
  } = context;
  if (await isPastGate({cookies, ...gate, now: Date.now()})) return redirect(to);
  const {password} = await context.request.siteContent();
  return data({
    head: pageHead({request, context}, {title: TITLES.passwordProtect}),
    text: password,
    to,
  });
}

export async function action({request, context}: ActionFunctionArgs) {
  const {password = '', to = null} = await readFormFields(request);
  const {
    visitor: {cookies},
    settings: {gate},
  } = context;
  const waitSeconds = secondsToWait(request, attempts);
  if (waitSeconds !== null) {
    return data({error: TOO_MANY_ATTEMPTS}, retryAfterInit(waitSeconds));
  }
  return (await openGate(password, {cookies, ...gate, now: Date.now()}))
    ? redirect(returnPath(to), 303)
    : data({error: 'That isn’t the password. Try again.'}, {status: 422});
}

export default function PasswordProtect() {
  const {text, to} = useLoaderData<typeof loader>();
  return (
    <StandalonePage heading={text.headline}>
      <p className="text-ink-soft">{text.text}</p>
      <PasswordGateForm to={to} error={useActionData<typeof action>()?.error} />
    </StandalonePage>
  );
}
