import {NavigationType, useLocation, useMatches, useNavigationType} from '@remix-run/react';
import {useEffect, useRef, type ReactNode} from 'react';
import {ConfirmationDialog} from '~/domains/cart/confirmation-dialog';
import {BRAND_IN_FULL} from '~/domains/content/brand';
import {useSiteContent} from '~/domains/content/site-content-context';
import {ChangeLocation} from '~/domains/location/change-location';
import {isRefinement} from '~/domains/catalog/refinement';
import {ToolForms} from '~/domains/catalog/tool-forms';
import {useAnnounce} from '~/ui/announcer';
import {MAIN_ID, SkipLink} from '~/ui/skip-link';
import {Footer, FooterTemplate} from './footer';
import {CART_LINK_ID, Header} from '../header/header';

export interface RouteHandle {
  /** Without header and footer (ROUTE-32, ROUTE-35, ROUTE-37). Other pages have both (ROUTE-58). */
  layout: 'none';
  /** The document gets no scripts, because it's shown at URLs that aren't its own, which Remix couldn't match. */
  hasScripts?: false;
}

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'layout' in handle && handle.layout === 'none';

export function useRouteHandle(): RouteHandle | undefined {
  return useMatches()
    .map((match): unknown => match.handle)
    .find(isRouteHandle);
}

interface PageLayoutProps {
  above?: ReactNode;
  children: ReactNode;
}

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
        <FooterTemplate />
      </>
    );
  }
  return (
    <>
      <SkipLink />
      {above}
      <Header />
      <PrintHeading />
      {page}
      <Footer />
      <ChangeLocation />
      <ToolForms />
      <ConfirmationDialog anchorId={CART_LINK_ID} />
    </>
  );
}

/** Header and footer aren't printed. */
function PrintHeading() {
  const {phone, email} = useSiteContent().contact;
  return (
    <p className="page-column hidden justify-between py-4 print:flex">
      <b>{BRAND_IN_FULL}</b>
      <span>{`${phone} · ${email}`}</span>
    </p>
  );
}

/**
 * Announces the title of the next page and moves focus to its main element. If only the query changes, it does so only
 * if the pressed control is gone, such as the link to older orders once the oldest are shown.
 */
function usePageChange() {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const type = useNavigationType();
  /* A list whose filters change moves focus and announces itself. */
  const isSamePage = type !== NavigationType.Pop && isRefinement(location.state);
  const shown = useRef(location);
  const announce = useAnnounce();
  useEffect(() => {
    const {pathname, search} = shown.current;
    shown.current = location;
    const hasLostFocus =
      type === NavigationType.Push &&
      search !== location.search &&
      document.activeElement === document.body;
    if (isSamePage || (pathname === location.pathname && !hasLostFocus)) return;
    announce(document.title);
    if (type !== NavigationType.Replace) main.current?.focus({preventScroll: true});
  }, [announce, isSamePage, location, type]);
  return main;
}
