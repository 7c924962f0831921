import type {ThirdPartyAddresses} from '~/domains/consent/third-parties';
import {Island} from '~/ui/island';
import {createLoader} from '~/ui/module-loader';

export interface ThirdPartiesProps {
  addresses: ThirdPartyAddresses;
  /** Of the request that rendered the document, which may be shared. */
  requestId: string;
}

const loadThirdParties = createLoader(() => import('./third-parties.client'));

/** Everything about consent and third parties loads after the page is interactive. */
export function ThirdParties(props: ThirdPartiesProps) {
  return <Island load={loadThirdParties} props={props} />;
}
