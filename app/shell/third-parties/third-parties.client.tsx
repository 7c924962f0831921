import {useLocation, useMatches} from '@remix-run/react';
import {useEffect} from 'react';
import type {KnownCart} from '~/domains/cart/cart';
import {useCart} from '~/domains/cart/cart-context';
import type {ThirdPartyAddresses} from '~/domains/consent/third-parties';
import {useSite} from '~/domains/session/site-context';
import {useVisitor} from '~/domains/session/visitor-context';
import type {ShownPage} from './page-events';
import {startThirdParties} from './start-third-parties';

export interface ThirdPartiesProps {
  addresses: ThirdPartyAddresses;
}

/* One per document, because React mounts this component again after an error of the whole page. */
let started: ReturnType<typeof startThirdParties> | undefined;
/** The last navigation that was reported, so each is reported once. */
let reported = {visit: '', address: '', hash: ''};
let shown: {page: ShownPage; cart: KnownCart} | undefined;

/** Asks for consent, and loads and feeds third parties with it. Shows nothing itself. */
export default function ThirdParties({addresses}: ThirdPartiesProps) {
  const {id: site, cookieSuffix, features} = useSite();
  const {key, pathname, search, hash} = useLocation();
  const {id: routeId = '', data} = useMatches().at(-1) ?? {};
  const {cart} = useCart();
  const visitor = useVisitor();

  useEffect(() => {
    shown = {page: {routeId, data}, cart};
  });

  useEffect(() => {
    const isFirst = started === undefined;
    started ??= startThirdParties({
      addresses,
      site,
      cookieSuffix,
      isMeasured: features.analytics,
      page: () => shown?.page ?? {routeId: '', data: null},
      cart: () => shown?.cart,
    });
    /* A link to a part of the page has a new key but opens no other page, and neither does Back from there. */
    const address = pathname + search;
    const visit = `${key} ${address}`;
    const isSamePage =
      !isFirst && address === reported.address && (hash !== '' || reported.hash !== '');
    if (visit !== reported.visit && !isSamePage && shown) started.show(shown.page, search);
    if (isFirst) started.noteLogin(typeof visitor?.firstName === 'string');
    reported = {visit, address, hash};
  }, [addresses, site, cookieSuffix, features, key, pathname, search, hash, visitor]);

  return null;
}
