import {useEffect, useState} from 'react';

/** After this time without a response the button works again, since the shopper may have stopped the request. */
const GIVE_UP_MS = 10_000;

/**
 * Returns whether checkout was started from this page and hasn't responded yet (CHK-04), and a function to mark it
 * started.
 */
export function useCheckoutInitiated(): [boolean, () => void] {
  const [isInitiated, setInitiated] = useState(false);
  useEffect(() => {
    if (!isInitiated) return;
    const clear = () => setInitiated(false);
    const timer = setTimeout(clear, GIVE_UP_MS);
    /* The back-forward cache may restore this page after checkout; the button has to work then. */
    addEventListener('pagehide', clear);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', clear);
    };
  }, [isInitiated]);
  /* Deferred until the form was submitted: a pending button's name and value wouldn't be sent with it. */
  return [isInitiated, () => void setTimeout(setInitiated, 0, true)];
}
