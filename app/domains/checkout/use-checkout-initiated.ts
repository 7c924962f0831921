import {useEffect, useState} from 'react';

/** After this long without an answer the visitor may have stopped it, and can try again. */
const GIVE_UP_MS = 10_000;

/** Whether checkout has been started from this page and its answer is awaited (CHK-04), and how to say that it has. */
export function useCheckoutInitiated(): [boolean, () => void] {
  const [isInitiated, setInitiated] = useState(false);
  useEffect(() => {
    if (!isInitiated) return;
    const clear = () => setInitiated(false);
    const timer = setTimeout(clear, GIVE_UP_MS);
    /* Left for checkout: whoever comes back to this page can go there again. */
    addEventListener('pagehide', clear);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', clear);
    };
  }, [isInitiated]);
  /* Once the form is on its way: a button that is pending is no part of it. */
  return [isInitiated, () => void setTimeout(setInitiated, 0, true)];
}
