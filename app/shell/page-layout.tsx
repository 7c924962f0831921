import {NavigationType, useLocation, useMatches, useNavigationType} from '@remix-run/react';
import {useEffect, useRef, type ReactNode} from 'react';
import {ConfirmationDialog} from '~/domains/cart/confirmation-dialog';
import {ChangeLocation} from '~/domains/location/change-location';
import {isRefinement} from '~/domains/catalog/list-navigation';
import {useAnnounce} from '~/ui/announcer';
import {MAIN_ID, SkipLink} from '~/ui/skip-link';
import {Footer} from './footer';
import {CART_LINK_ID, Header} from './header';

/** What a route may say about its surroundings, as its `handle`. */
export interface RouteHandle {
  /** `none`: the page stands alone (ROUTE-32, ROUTE-35, ROUTE-37). Default: header and footer (ROUTE-58). */
  layout: 'none';
  /** The page is shown at addresses that are not its own, which scripts would not understand: it has none. */
  hasScripts?: false;
}

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'layout' in handle && handle.layout === 'none';

/** What the shown page says about its surroundings; `undefined` when nothing. */
export function useRouteHandle(): RouteHandle | undefined {
  return useMatches()
    .map((match): unknown => match.handle)
    .find(isRouteHandle);
}

interface PageLayoutProps {
  /** Above all else, on every page. */
  above?: ReactNode;
  children: ReactNode;
}

/** Header, page, footer; or the page alone where its route says so. */
export function PageLayout({above, children}: PageLayoutProps) {
  const main = usePageChange();
  const page = (
    <main id={MAIN_ID} ref={main} tabIndex={-1} className="outline-none">
      {children}
    </main>
  );
  if (useRouteHandle()) {
    return (
      <>
        {above}
        {page}
      </>
    );
  }
  return (
    <>
      <SkipLink />
      {above}
      <Header />
      {page}
      <Footer />
      <ChangeLocation />
      <ConfirmationDialog anchorId={CART_LINK_ID} />
    </>
  );
}

/** After going to another page its title is announced and the focus is at its beginning. */
function usePageChange() {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const {pathname} = location;
  const type = useNavigationType();
  const isNew = type !== NavigationType.Replace;
  /* The same list by another path: focus and announcement are the list's own. */
  const isSamePage = type !== NavigationType.Pop && isRefinement(location.state);
  const shown = useRef(pathname);
  const announce = useAnnounce();
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isSamePage) return;
    announce(document.title);
    if (isNew) main.current?.focus({preventScroll: true});
  }, [announce, isNew, isSamePage, pathname]);
  return main;
}
