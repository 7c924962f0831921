import {isRouteErrorResponse, useLocation, useRouteError} from '@remix-run/react';
import type {HeadersFunction, MetaFunction} from '@shopify/remix-oxygen';
import {lazy, Suspense} from 'react';
import {siteOf, type SiteId} from '~/domains/session/site';
import {AwayPage} from './away-page';
import {NotFoundPage as ServerNotFoundPage} from './error-page';
import type {ErrorPageData} from './not-found.server';
import {headTags} from './page-head';
import {TITLES} from './titles';

/* Any page may turn into it and few do: the browser fetches it then. What cannot be fetched is away. */
const NotFoundPage = import.meta.env.SSR
  ? ServerNotFoundPage
  : lazy(() =>
      import('./error-page').then(
        (module) => ({default: module.NotFoundPage}),
        () => ({default: () => <AwayPage />}),
      ),
    );

/** An unknown page, a service that is away, and whatever nobody thought of (ERR-21). */
export function ThrownError() {
  const error = useRouteError();
  const {pathname} = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === 429 || status === 503) return <AwayPage isThrottled={status === 429} />;
  return (
    /* On the server nothing is waited for: there it stands in for an error page that breaks as well. */
    <Suspense fallback={import.meta.env.SSR && <AwayPage />}>
      <NotFoundPage path={pathname} view={errorDataOf(error)?.view ?? null} />
    </Suspense>
  );
}

/** With the head that was thrown; else, when the page broke before it knew of one, with that of the error page. */
export const thrownErrorMeta: MetaFunction = ({error, matches}) => {
  const root = matches.find(({id}) => id === 'root')?.data as {siteId: SiteId} | undefined;
  const {name} = siteOf(root?.siteId ?? 'DTC');
  return headTags(
    errorDataOf(error)?.head ?? {title: `${TITLES.error} | ${name}`, structuredData: []},
  );
};

/** What a route of ours threw with its refusal; what Remix throws by itself has none of it. */
function errorDataOf(error: unknown): Partial<ErrorPageData> | null {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  return typeof data === 'object' ? data : null;
}

/** What a refusal says in its headers, for instance when to come back, is said on the error page too. */
export const thrownErrorHeaders: HeadersFunction = ({errorHeaders}) =>
  errorHeaders ?? new Headers();
