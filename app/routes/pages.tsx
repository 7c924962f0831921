import {Outlet} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {pageLocation} from '~/domains/location/page-location.server';

/**
 * What a page throws is caught here, below the root: there React would make the whole document anew, and with it the
 * cart, the live region and the focus.
 */
export {
  ThrownError as ErrorBoundary,
  thrownErrorHeaders as headers,
  thrownErrorMeta as meta,
} from '~/shell/thrown-error';

/** What surrounds every page and follows what is done on it; the root's own data never changes. */
export function loader({context}: LoaderFunctionArgs) {
  return pageLocation(context);
}

export default function Pages() {
  return <Outlet />;
}
