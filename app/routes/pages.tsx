import {Outlet} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {pageLocation} from '~/domains/location/page-location.server';
import {pageCustomer} from '~/domains/session/customer-mark.server';

/**
 * The error boundary is here, below the root: at the root, React would render the whole document again and lose the
 * cart, the live region and focus.
 */
export {
  ThrownError as ErrorBoundary,
  thrownErrorHeaders as headers,
  thrownErrorMeta as meta,
} from '~/shell/errors/thrown-error';

/** Data that every page shows and that changes with actions; the root's own data is never revalidated. */
export async function loader({context}: LoaderFunctionArgs) {
  const [location, customer] = await Promise.all([pageLocation(context), pageCustomer(context)]);
  return {...location, ...customer};
}

export default function Pages() {
  return <Outlet />;
}
