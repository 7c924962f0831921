import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import type {
  HeadersFunction,
  LinksFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from '@shopify/remix-oxygen';
import type {ReactNode} from 'react';
import {CartProvider} from '~/domains/cart/cart-context';
import {pageCart} from '~/domains/cart/page-cart.server';
import {siteOf} from '~/domains/session/site';
import {SiteProvider} from '~/domains/session/site-context';
import {ErrorPage, NotFoundPage} from '~/shell/error-page';
import {useNonce} from '~/shell/nonce';
import type {ErrorPageData} from '~/shell/not-found.server';
import {headTags} from '~/shell/page-head';
import {PageLayout} from '~/shell/page-layout';
import {AnnouncerProvider} from '~/ui/announcer';
import {FONT_URL} from '~/ui/font';
import stylesUrl from '../styles/app.css?url';

export const links: LinksFunction = () => [
  {rel: 'preload', href: FONT_URL, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous'},
  {rel: 'stylesheet', href: stylesUrl},
  {rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml'},
];

export const meta: MetaFunction<typeof loader> = ({error}) =>
  isRouteErrorResponse(error)
    ? headTags((error.data as Partial<ErrorPageData>).head)
    : [{title: '404 Error'}];

export async function loader({context}: LoaderFunctionArgs) {
  return {siteId: context.site.id, ...(await pageCart(context))};
}

/** What a refusal says in its headers, for instance when to come back, is said on the error page too. */
export const headers: HeadersFunction = ({errorHeaders}) => errorHeaders ?? new Headers();

/** The cart lives in the browser from here on, and the site never changes. */
export const shouldRevalidate = () => false;

export function Layout({children}: {children: ReactNode}) {
  const nonce = useNonce();
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* React Aria gives the nonce to the style elements that it adds. The server's alone counts: browsers hide it. */}
        <meta name="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <Meta />
        <Links />
      </head>
      <body>
        <SiteProvider site={siteOf(data?.siteId ?? 'DTC')}>
          <AnnouncerProvider>
            <CartProvider cart={data?.cart ?? null}>
              <PageLayout>{children}</PageLayout>
            </CartProvider>
          </AnnouncerProvider>
        </SiteProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** An unknown page, a service that is away, and whatever nobody thought of (ERR-21). */
export function ErrorBoundary() {
  const error = useRouteError();
  const {pathname} = useLocation();
  if (isRouteErrorResponse(error) && error.status === 503) {
    return (
      <ErrorPage
        heading="We cannot reach our shelves just now"
        text="This is on our side and should pass in a moment. Nothing in your cart was lost; please try again."
        cards={[]}
      />
    );
  }
  const {cards = []} = isRouteErrorResponse(error) ? (error.data as Partial<ErrorPageData>) : {};
  return <NotFoundPage path={pathname} cards={cards} />;
}
