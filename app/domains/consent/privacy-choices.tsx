import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {useAnnounce} from '~/ui/announcer';
import {openPreferences} from './parts/open-preferences';

const RETRY_MS = 250;
const MAX_ATTEMPTS = 20;

const UNAVAILABLE =
  'We can’t open your privacy choices right now. Nothing that needs your consent is loaded. Reload the page to try again.';

interface PrivacyChoicesState {
  /** Opens the privacy manager's preferences, even if they haven't loaded yet. */
  open(): void;
  /** The message to show after they couldn't be opened, or `null`. */
  unavailable: string | null;
}

export function usePrivacyChoices(): PrivacyChoicesState {
  const [isUnavailable, setUnavailable] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const announce = useAnnounce();
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = useCallback(() => {
    function tryToOpen(attemptsLeft: number): void {
      clearTimeout(timer.current);
      const isOpen = openPreferences();
      setUnavailable(!isOpen && attemptsLeft === 0);
      if (isOpen) return;
      if (attemptsLeft > 0) timer.current = setTimeout(() => tryToOpen(attemptsLeft - 1), RETRY_MS);
      else announce(UNAVAILABLE);
    }
    tryToOpen(MAX_ATTEMPTS);
  }, [announce]);
  return {open, unavailable: isUnavailable ? UNAVAILABLE : null};
}

/** Hidden without scripts, because nothing needs consent then. */
export function PrivacyChoices({children}: {children: ReactNode}) {
  const {open, unavailable} = usePrivacyChoices();
  return (
    <>
      <button
        type="button"
        className="text-primary underline hover:text-primary-strong noscript:hidden"
        onClick={open}
      >
        {children}
      </button>
      {unavailable && <span className="block text-small">{unavailable}</span>}
    </>
  );
}
