import {useActionData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {PREVIEW_PATH} from '~/domains/content/shown-preview';
import {returnPath} from '~/domains/session/return-path';
import {readFormFields} from '~/platform/form-body.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import type {RouteHandle} from '~/shell/page/page-layout';
import {StandalonePage} from '~/shell/page/standalone-page';
import {TITLES} from '~/shell/page/titles';
import {ButtonLink} from '~/ui/button-link';

export const handle: RouteHandle = {layout: 'none'};
export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export function loader(page: LoaderFunctionArgs) {
  return {head: pageHead(page, {title: TITLES.preview})};
}

/** Only editors have a preview. */
export async function action({request, context}: ActionFunctionArgs) {
  const {to: given = null} = await readFormFields(request);
  const to = returnPath(given);
  if (!context.visitor.preview) return {to, isCleared: false};
  const [path = '/'] = to.split('?', 1);
  context.request.clearShared({path});
  context.request.log.info('content cleared', {path});
  return {to, isCleared: true};
}

export default function ClearPage() {
  const {to, isCleared} = useActionData<typeof action>() ?? {to: '/', isCleared: false};
  return (
    <StandalonePage heading={isCleared ? 'Page cleared' : 'Your preview has expired'}>
      <p>
        {isCleared
          ? 'Shoppers now get this page with everything that’s published. Other servers follow within a few minutes.'
          : 'Nothing was cleared. Create a new preview, then try again.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={isCleared ? to : PREVIEW_PATH}>
          {isCleared ? 'Back to the page' : 'Create a preview'}
        </ButtonLink>
      </div>
    </StandalonePage>
  );
}
