import {data, redirectDocument} from '@remix-run/server-runtime';
import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {readPreviewToken} from '~/domains/content/preview.server';
import {PREVIEW_PATH} from '~/domains/content/shown-preview';
import {returnPath} from '~/domains/session/return-path';
import {notFound} from '~/shell/errors/not-found.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import type {RouteHandle} from '~/shell/page/page-layout';
import {StandalonePage} from '~/shell/page/standalone-page';
import {TITLES} from '~/shell/page/titles';
import {ButtonLink} from '~/ui/button-link';

export const handle: RouteHandle = {layout: 'none'};
export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

const REFUSALS = {
  expired: {
    status: 410,
    heading: 'This preview has expired',
    text: 'Previews expire after eight hours. Nothing was lost: make a new one, or ask for a new link.',
  },
  'other-site': {
    status: 404,
    heading: 'This preview is for our other site',
    text: 'Open the link on the site it was made for.',
  },
  forged: {
    status: 404,
    heading: 'This link doesn’t open a preview',
    text: 'It may have been cut off. Copy the whole link again.',
  },
} as const;

/** Anyone with the link can open the preview. */
export async function loader({request, context, params}: LoaderFunctionArgs) {
  const {key, ...keys} = context.settings.previewKeys;
  if (key === null) return notFound({request, context});
  const token = params.token ?? '';
  const verdict = await readPreviewToken(token, {...keys, key, now: Date.now()});
  if (verdict.kind === 'open') {
    context.visitor.cookies.set('preview', token);
    /* Loads the document, because the header and footer are only loaded with a document. */
    return redirectDocument(returnPath(new URL(request.url).searchParams.get('to')));
  }
  const {status, ...refusal} = REFUSALS[verdict.kind];
  return data({head: pageHead({request, context}, {title: TITLES.preview}), refusal}, {status});
}

export default function OpenPreview() {
  const {refusal} = useLoaderData<typeof loader>();
  return (
    <StandalonePage heading={refusal.heading}>
      <p>{refusal.text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={PREVIEW_PATH}>Create a preview</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Go to the shop
        </ButtonLink>
      </div>
    </StandalonePage>
  );
}
