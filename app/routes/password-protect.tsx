import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {openGate} from '~/domains/session/password-gate.server';
import {PasswordGateForm} from '~/domains/session/password-gate-form';
import {returnPath} from '~/domains/session/return-path';
import {readFormFields} from '~/platform/form-body.server';
import {headTags, pageHead} from '~/shell/page-head';
import type {RouteHandle} from '~/shell/page-layout';
import {StandalonePage} from '~/shell/standalone-page';
import {TITLES} from '~/shell/titles';

export const handle: RouteHandle = {layout: 'none'};
export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export function loader({request, context}: LoaderFunctionArgs) {
  const to = returnPath(new URL(request.url).searchParams.get('to'));
  /* With no password set there is no gate to stand at. */
  if (context.gate.password === null) return redirect(to);
  return data({head: pageHead({request, ...context}, {title: TITLES.passwordProtect}), to});
}

export async function action({request, context}: ActionFunctionArgs) {
  const {password = '', to = null} = await readFormFields(request);
  const {cookies, gate} = context;
  return (await openGate(password, {cookies, ...gate, now: Date.now()}))
    ? redirect(returnPath(to), 303)
    : data({error: 'That is not the password. Please try again.'}, {status: 422});
}

export default function PasswordProtect() {
  const {to} = useLoaderData<typeof loader>();
  return (
    <StandalonePage heading="This shop is not open yet">
      <PasswordGateForm to={to} error={useActionData<typeof action>()?.error} />
    </StandalonePage>
  );
}
