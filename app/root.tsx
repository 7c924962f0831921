import {Links, Meta, Outlet, ScrollRestoration, useRouteLoaderData} from '@remix-run/react';
import type {LinksFunction, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {ReactNode} from 'react';
import {CartProvider} from '~/domains/cart/cart-context';
import {CART_PATH} from '~/domains/cart/cart-form';
import {CopiedCartData, cartOfDocument} from '~/domains/cart/copied-cart';
import {markConsent} from '~/domains/consent/consent-marks';
import {builtInSite} from '~/domains/content/built-in-site';
import {pageSurroundings, type PageSurroundings} from '~/domains/content/site-content';
import {SiteContentProvider} from '~/domains/content/site-content-context';
import {LocationProvider} from '~/domains/location/location-context';
import type {PageLocation} from '~/domains/location/page-location';
import {shownPreview} from '~/domains/content/current-preview.server';
import {siteOf, type SiteId} from '~/domains/session/site';
import {SiteProvider, useSite} from '~/domains/session/site-context';
import {KEEP_EARLY_ERRORS} from '~/shell/error-reports/early-errors';
import {useRequestIdMeta} from '~/shell/error-reports/request-id';
import {BuildWatch} from '~/shell/scripts/build-watch';
import {pageOf} from '~/shell/guards/path-policy';
import {RESUME_AFTER_RELOAD} from '~/shell/scripts/forced-load';
import {NOTE_OPENED_AT} from '~/shell/scripts/opened-at';
import {DeferredScripts} from '~/shell/scripts/deferred-scripts';
import {LostAnswersBanner} from '~/shell/lost-answers/lost-answers-banner';
import {useNonce} from '~/shell/security/nonce';
import {StructuredData} from '~/shell/page/structured-data';
import {pageVisitor, takeNotices} from '~/domains/session/page-visitor.server';
import {pageStaffAccess} from '~/domains/staff-access/page-staff-access.server';
import {StaffAccessProvider} from '~/domains/staff-access/staff-access-context';
import {GuestPetsMove} from '~/domains/pets/guest-pets-move';
import {SessionWatch} from '~/domains/session/session-watch';
import {VisitorProvider} from '~/domains/session/visitor-context';
import {PageLayout, useRouteHandle} from '~/shell/page/page-layout';
import {LazyPreviewBar} from '~/shell/content/lazy-preview-bar';
import {ThirdParties} from '~/shell/third-parties/third-parties';
import {AnnouncerProvider} from '~/ui/announcer';
import {FONT_URL} from '~/ui/font';
import {IconSprite} from '~/ui/icon-sprite';
import {InlineScript} from '~/ui/inline-script';
import {MAIN_ID} from '~/ui/skip-link';
import stylesUrl from '../styles/app.css?url';

/* For errors of the root's loader and of the layout; routes/pages.tsx catches the errors of pages. */
export {
  ThrownError as ErrorBoundary,
  thrownErrorHeaders as headers,
  thrownErrorMeta as meta,
} from '~/shell/errors/thrown-error';

export const links: LinksFunction = () => [
  {rel: 'preload', href: FONT_URL, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous'},
  {rel: 'stylesheet', href: stylesUrl},
  {rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml'},
  {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'},
  {rel: 'manifest', href: '/site.webmanifest'},
];

export async function loader({request, context}: LoaderFunctionArgs) {
  const isCartPage = pageOf(new URL(request.url)).path === CART_PATH;
  const {siteContent, pageCart} = context.request;
  const [content, cart, staffAccess] = await Promise.all([
    siteContent(),
    pageCart(),
    pageStaffAccess(context),
  ]);
  return {
    siteId: context.site.id,
    content: pageSurroundings(content),
    preview: shownPreview(context),
    thirdParties: context.settings.thirdParties,
    /* The cart page shows them itself, also after a navigation, when this loader isn't called. */
    visitor: pageVisitor(context, isCartPage ? [] : takeNotices(context)),
    staffAccess,
    ...cart,
  };
}

/** After the first load the browser keeps the cart up to date, and the site never changes. */
export const shouldRevalidate = () => false;

export function Layout({children}: {children: ReactNode}) {
  const nonce = useNonce();
  const requestId = useRequestIdMeta();
  /* `null` on the page of an error that this route caught. */
  const data = useRouteLoaderData<typeof loader>('root') ?? undefined;
  /* Without data this is an error page, whose links and forms work without scripts. */
  const hasScripts = (useRouteHandle()?.hasScripts ?? true) && data !== undefined;
  const location = useRouteLoaderData<PageLocation>('pages');
  /* For an error page without data. Only the server provides it. */
  const serverSite = useSite();
  const site = data ? siteOf(data.siteId) : serverSite;
  return (
    // `markConsent` may have added a class before hydration.
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* React Aria reads this nonce for the style elements that it adds. Browsers hide the attribute's value, so
            hydration must keep the server's. */}
        <meta name="csp-nonce" nonce={nonce} suppressHydrationWarning />
        {data?.thirdParties.errorReporting && <meta {...requestId} suppressHydrationWarning />}
        {hasScripts && (
          <InlineScript
            nonce={nonce}
            code={
              import.meta.env.SSR
                ? NOTE_OPENED_AT +
                  markConsent(site.cookieSuffix) +
                  (data.thirdParties.errorReporting ? KEEP_EARLY_ERRORS : '') +
                  RESUME_AFTER_RELOAD
                : ''
            }
          />
        )}
        <CopiedCartData />
        <Meta />
        <StructuredData />
        <Links />
        {/* Delays rendering until `<main>` has arrived: a partially received header would shift its content. */}
        <link rel="expect" href={`#${MAIN_ID}`} blocking="render" />
      </head>
      <body>
        <IconSprite />
        <SiteProvider site={site}>
          <AnnouncerProvider>
            <SiteContentProvider content={data?.content ?? contentWithoutData(site.id)}>
              <CartProvider cart={cartOfDocument(data?.cart)}>
                <LocationProvider page={location}>
                  <VisitorProvider visitor={data?.visitor}>
                    {hasScripts && <LostAnswersBanner />}
                    <StaffAccessProvider access={data?.staffAccess}>
                      <PageLayout
                        above={data?.preview && <LazyPreviewBar preview={data.preview} />}
                      >
                        {children}
                      </PageLayout>
                    </StaffAccessProvider>
                    {hasScripts && <SessionWatch {...data.visitor} />}
                    {hasScripts && <GuestPetsMove />}
                    {hasScripts && data.thirdParties.privacyManager && (
                      <ThirdParties addresses={data.thirdParties} />
                    )}
                  </VisitorProvider>
                </LocationProvider>
              </CartProvider>
            </SiteContentProvider>
          </AnnouncerProvider>
        </SiteProvider>
        {hasScripts && (
          <>
            <ScrollRestoration nonce={nonce} />
            <DeferredScripts nonce={nonce} />
            <BuildWatch />
          </>
        )}
      </body>
    </html>
  );
}

/** Only on the server: a document without data has no scripts. */
function contentWithoutData(siteId: SiteId): PageSurroundings {
  if (import.meta.env.SSR) return pageSurroundings(builtInSite(siteId));
  throw new Error('A document without data has no scripts.');
}

export default function App() {
  return <Outlet />;
}
