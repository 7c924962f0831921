import {Island} from '~/ui/island';
import {createLoader} from '~/ui/module-loader';
import type {ThirdPartiesProps} from './third-parties.client';

const loadThirdParties = createLoader(() => import('./third-parties.client'));

/** Loads consent and third parties after the page is interactive. */
export function ThirdParties(props: ThirdPartiesProps) {
  return <Island load={loadThirdParties} props={props} />;
}
