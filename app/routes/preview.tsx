import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {PreviewForm} from '~/domains/content/preview-form';
import {
  makePreview,
  previewFields,
  type PreviewAnswer,
} from '~/domains/content/preview-form.server';
import {returnPath} from '~/domains/session/return-path';
import {readFormFields} from '~/platform/form-body.server';
import {
  createRateLimit,
  refundCall,
  retryAfterInit,
  secondsToWait,
} from '~/platform/rate-limit.server';
import {notFound} from '~/shell/errors/not-found.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import type {RouteHandle} from '~/shell/page/page-layout';
import {StandalonePage} from '~/shell/page/standalone-page';
import {TITLES} from '~/shell/page/titles';
import {GUESSES, TOO_MANY_ATTEMPTS} from '~/shell/guards/too-many-attempts';

export {formHeaders as headers} from '~/shell/page/form-headers';
export const handle: RouteHandle = {layout: 'none'};
export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

/* Only wrong keys count. */
const attempts = createRateLimit(GUESSES);

/** A URL with the key, as the content system's button opens it, opens the preview at once. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const {key, ...keys} = context.settings.previewKeys;
  if (key === null) return notFound({request, context});
  const {searchParams} = new URL(request.url);
  const to = returnPath(searchParams.get('to'));
  const given = searchParams.get('key');
  const page = (errors: PreviewAnswer['errors']) => ({
    head: pageHead({request, context}, {title: TITLES.preview}),
    answer: toAnswer(previewFields(to, context.visitor.preview), errors),
  });
  if (given === null) return page({});
  const waitSeconds = secondsToWait(request, attempts);
  if (waitSeconds !== null) {
    return data(page({key: TOO_MANY_ATTEMPTS}), retryAfterInit(waitSeconds));
  }
  const fields = {key: given, to, drafts: '1'};
  const made = await makePreview(context, fields, {...keys, key, now: Date.now()});
  if (!made.ok) return data(page(made.failure), {status: 403});
  refundCall(request, attempts);
  return redirect(made.value);
}

export async function action({request, context}: ActionFunctionArgs) {
  const {key, ...keys} = context.settings.previewKeys;
  if (key === null) return notFound({request, context});
  const fields = await readFormFields(request);
  const values = {...fields, key: ''};
  const waitSeconds = secondsToWait(request, attempts);
  if (waitSeconds !== null) {
    return data(toAnswer(values, {key: TOO_MANY_ATTEMPTS}), retryAfterInit(waitSeconds));
  }
  const made = await makePreview(context, fields, {...keys, key, now: Date.now()});
  if (!made.ok) return data(toAnswer(values, made.failure), {status: 422});
  refundCall(request, attempts);
  return redirect(made.value, 303);
}

function toAnswer(values: PreviewAnswer['values'], errors: PreviewAnswer['errors']): PreviewAnswer {
  return {values, errors, problem: null};
}

export default function Preview() {
  const {answer} = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  return (
    <StandalonePage heading="Preview the shop">
      <PreviewForm answer={posted ?? answer} />
    </StandalonePage>
  );
}
