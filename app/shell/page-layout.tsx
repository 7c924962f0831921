import {NavigationType, useLocation, useMatches, useNavigationType} from '@remix-run/react';
import {useEffect, useRef, type ReactNode} from 'react';
import {ConfirmationDialog} from '~/domains/cart/confirmation-dialog';
import {useAnnounce} from '~/ui/announcer';
import {SkipLink} from '~/ui/skip-link';
import {Footer} from './footer';
import {CART_LINK_ID, Header} from './header';

/** What a route may say about its surroundings, as its `handle`. */
export interface RouteHandle {
  /** `none`: the page stands alone (ROUTE-32, ROUTE-35, ROUTE-37). Default: header and footer (ROUTE-58). */
  layout: 'none';
}

const isAlone = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'layout' in handle && handle.layout === 'none';

/** Header, page, footer; or the page alone where its route says so. */
export function PageLayout({children}: {children: ReactNode}) {
  const main = usePageChange();
  const page = (
    <main id="main" ref={main} tabIndex={-1} className="outline-none">
      {children}
    </main>
  );
  if (useMatches().some(({handle}) => isAlone(handle))) return page;
  return (
    <>
      <SkipLink />
      <Header />
      {page}
      <Footer />
      <ConfirmationDialog anchorId={CART_LINK_ID} />
    </>
  );
}

/** After going to another page its title is announced and the focus is at its beginning. */
function usePageChange() {
  const main = useRef<HTMLElement>(null);
  const {pathname} = useLocation();
  const isNew = useNavigationType() !== NavigationType.Replace;
  const shown = useRef(pathname);
  const announce = useAnnounce();
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    announce(document.title);
    if (isNew) main.current?.focus({preventScroll: true});
  }, [announce, isNew, pathname]);
  return main;
}
