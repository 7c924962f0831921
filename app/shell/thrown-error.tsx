import {isRouteErrorResponse, useLocation, useRouteError} from '@remix-run/react';
import type {HeadersFunction, MetaFunction} from '@shopify/remix-oxygen';
import {ErrorPage, NotFoundPage} from './error-page';
import type {ErrorPageData} from './not-found.server';
import {headTags} from './page-head';

/** An unknown page, a service that is away, and whatever nobody thought of (ERR-21). */
export function ThrownError() {
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

export const thrownErrorMeta: MetaFunction = ({error}) =>
  isRouteErrorResponse(error)
    ? headTags((error.data as Partial<ErrorPageData>).head)
    : [{title: '404 Error'}];

/** What a refusal says in its headers, for instance when to come back, is said on the error page too. */
export const thrownErrorHeaders: HeadersFunction = ({errorHeaders}) =>
  errorHeaders ?? new Headers();
