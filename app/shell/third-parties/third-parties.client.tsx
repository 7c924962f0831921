import {useEffect} from 'react';
import type {PageType} from '~/domains/consent/page-types';
import {startConsent} from '~/domains/consent/start-consent';
import type {ThirdPartyAddresses} from '~/domains/consent/third-parties';

export interface ThirdPartiesProps {
  addresses: ThirdPartyAddresses;
  cookieSuffix: string;
  page: PageType | null;
  /** Differs for each navigation. */
  visit: string;
}

/* One per document, because React mounts this component again after an error of the whole page. */
let started: ReturnType<typeof startConsent> | undefined;

/** Asks for consent and loads third parties with it. Shows nothing itself. */
export default function ThirdParties({addresses, cookieSuffix, page, visit}: ThirdPartiesProps) {
  useEffect(() => {
    started ??= startConsent({addresses, cookieSuffix, modules: {}, callbacks: {}});
    started.show(page);
  }, [addresses, cookieSuffix, page, visit]);

  return null;
}
