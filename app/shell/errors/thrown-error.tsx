import {isRouteErrorResponse, useLocation, useRouteError} from '@remix-run/react';
import type {HeadersFunction, MetaFunction} from '@shopify/remix-oxygen';
import {lazy, Suspense, useEffect} from 'react';
import {siteOf, type SiteId} from '~/domains/session/site';
import {reportCaught} from '~/platform/report-caught';
import {UnavailablePage} from './unavailable-page';
import type {ErrorPageData} from './not-found.server';
import {headTags} from '../page/page-head';
import {TITLES} from '../page/titles';

/*
 * Lazy, because any page can fail but few do. If the error page can't be loaded either, the connection is down. A
 * static import for the server would make its modules part of the chunk that every page loads.
 */
const ErrorPage = import.meta.env.SSR
  ? (await import('./error-page')).ErrorPage
  : lazy(() =>
      import('./error-page').then(
        (module) => ({default: module.ErrorPage}),
        () => ({default: () => <UnavailablePage />}),
      ),
    );

/** Shows the error page in place of a page that threw (ERR-21). */
export function ThrownError() {
  const error = useRouteError();
  const {pathname} = useLocation();
  useEffect(() => {
    /* The server reports its own errors. */
    if (!isRouteErrorResponse(error)) reportCaught(error, 'page');
  }, [error]);
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === 429 || status === 503) return <UnavailablePage isThrottled={status === 429} />;
  return (
    /* The server doesn't load the page lazily. There, the fallback is for an error page that fails to render. */
    <Suspense fallback={import.meta.env.SSR && <UnavailablePage />}>
      <ErrorPage path={pathname} view={readErrorData(error)?.view ?? null} />
    </Suspense>
  );
}

/** Uses the head in the thrown data, or the error page's if the page failed before it had one. */
export const thrownErrorMeta: MetaFunction = ({error, matches}) => {
  const root = matches.find(({id}) => id === 'root')?.data as {siteId: SiteId} | undefined;
  const {name} = siteOf(root?.siteId ?? 'DTC');
  return headTags(readErrorData(error)?.head ?? {title: `${TITLES.error} | ${name}`});
};

/** Only our routes throw data; errors thrown by Remix itself have none. */
function readErrorData(error: unknown): Partial<ErrorPageData> | null {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  return typeof data === 'object' ? data : null;
}

/** Keeps headers such as `Retry-After` on the error page. */
export const thrownErrorHeaders: HeadersFunction = ({errorHeaders}) =>
  errorHeaders ?? new Headers();
