import {Outlet} from '@remix-run/react';

/**
 * What a page throws is caught here, below the root: there React would make the whole document anew, and with it the
 * cart, the live region and the focus.
 */
export {
  ThrownError as ErrorBoundary,
  thrownErrorHeaders as headers,
  thrownErrorMeta as meta,
} from '~/shell/thrown-error';

export default function Pages() {
  return <Outlet />;
}
