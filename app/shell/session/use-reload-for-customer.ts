import {useEffect, useRef} from 'react';

/**
 * Loads the document again when the page gets the data of another customer than the document's header, because someone
 * has logged in or out in another tab (SESS-44).
 */
export function useReloadForCustomer(mark: string | undefined): void {
  const first = useRef(mark);
  useEffect(() => {
    if (mark !== first.current) location.reload();
  }, [mark]);
}
