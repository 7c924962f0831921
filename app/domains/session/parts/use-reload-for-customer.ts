import {useRouteLoaderData} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import type {PageCustomer} from '../customer-field';

/**
 * Loads the document again when a customer's page gets the data of another customer or of a guest, because someone has
 * logged in or out in another tab (SESS-44). The header and the cart are from when the document was loaded.
 */
export function useReloadForCustomer(): void {
  const mark = useRouteLoaderData<PageCustomer>('pages')?.customer;
  const first = useRef(mark);
  useEffect(() => {
    if (mark !== first.current) location.reload();
  }, [mark]);
}
