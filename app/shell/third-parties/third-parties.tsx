import {useLocation, useMatches} from '@remix-run/react';
import {pageTypeOf} from '~/domains/consent/page-types';
import type {ThirdPartyAddresses} from '~/domains/consent/third-parties';
import {useSite} from '~/domains/session/site-context';
import {Island} from '~/ui/island';
import {createLoader} from '~/ui/module-loader';

const loadThirdParties = createLoader(() => import('./third-parties.client'));

/** Everything about consent and third parties loads after the page is interactive. */
export function ThirdParties({addresses}: {addresses: ThirdPartyAddresses}) {
  const {cookieSuffix} = useSite();
  const {key: visit} = useLocation();
  const page = pageTypeOf(useMatches().at(-1)?.id ?? '');
  return <Island load={loadThirdParties} props={{addresses, cookieSuffix, page, visit}} />;
}
