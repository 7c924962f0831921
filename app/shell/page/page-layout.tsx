import {NavigationType, useLocation, useMatches, useNavigationType} from '@remix-run/react';
import {useEffect, useRef, type ReactNode} from 'react';
import {ConfirmationDialog} from '~/domains/cart/confirmation-dialog';
import {ChangeLocation} from '~/domains/location/change-location';
import {isRefinement} from '~/domains/catalog/list-navigation';
import {useAnnounce} from '~/ui/announcer';
import {MAIN_ID, SkipLink} from '~/ui/skip-link';
import {Footer} from './footer';
import {CART_LINK_ID, Header} from '../header/header';

/** The layout options of a route, exported as its `handle`. */
export interface RouteHandle {
  /**
   * `none`: the page is shown without header and footer (ROUTE-32, ROUTE-35, ROUTE-37). Default: with both (ROUTE-58).
   */
  layout: 'none';
  /**
   * `false`: the document gets no scripts, because it is shown at URLs that are not its own, which Remix couldn't
   * match.
   */
  hasScripts?: false;
}

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'layout' in handle && handle.layout === 'none';

/** The layout options of the current page; `undefined` when it has none. */
export function useRouteHandle(): RouteHandle | undefined {
  return useMatches()
    .map((match): unknown => match.handle)
    .find(isRouteHandle);
}

interface PageLayoutProps {
  /** Shown above everything else, on every page. */
  above?: ReactNode;
  children: ReactNode;
}

/** The page between header and footer, or alone when its route's `handle` says so. */
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

/** After a navigation to another page, announces its title and moves focus to its main element. */
function usePageChange() {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const {pathname} = location;
  const type = useNavigationType();
  const isNew = type !== NavigationType.Replace;
  /* A list with other filters: the list moves focus and announces itself. */
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
