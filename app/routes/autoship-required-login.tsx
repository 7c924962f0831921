import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {AutoshipLogin} from '~/domains/checkout/autoship-login';
import {headTags, pageHead} from '~/shell/page-head';
import type {RouteHandle} from '~/shell/page-layout';
import {StandalonePage} from '~/shell/standalone-page';
import {TITLES} from '~/shell/titles';

export const handle: RouteHandle = {layout: 'none'};
export const meta: MetaFunction<typeof loader> = ({data}) => headTags(data?.head);

export function loader({request, context}: LoaderFunctionArgs) {
  return {head: pageHead({request, ...context}, {title: TITLES.autoshipRequiredLogin})};
}

export default function AutoshipRequiredLogin() {
  return (
    <StandalonePage heading={TITLES.autoshipRequiredLogin}>
      <AutoshipLogin />
    </StandalonePage>
  );
}
