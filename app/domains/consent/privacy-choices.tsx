import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useAnnounce} from '~/ui/announcer';
import {openPreferences} from './parts/open-preferences';

const RETRY_MS = 250;
const TRIES = 20;

const UNAVAILABLE =
  'Your privacy choices can’t be opened right now. Nothing that needs your consent is loaded.';

interface PrivacyChoicesProps {
  children: ReactNode;
  className: string;
}

/**
 * A button that opens the privacy manager's preferences, even if it's pressed before they have loaded. Hidden without
 * scripts, because nothing needs consent then.
 */
export function PrivacyChoices({children, className}: PrivacyChoicesProps) {
  const [isUnavailable, setUnavailable] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const announce = useAnnounce();
  useEffect(() => () => clearTimeout(timer.current), []);

  function open(triesLeft = TRIES): void {
    clearTimeout(timer.current);
    const isOpen = openPreferences();
    setUnavailable(!isOpen && triesLeft === 0);
    if (isOpen) return;
    if (triesLeft > 0) timer.current = setTimeout(() => open(triesLeft - 1), RETRY_MS);
    else announce(UNAVAILABLE);
  }

  return (
    <>
      <button type="button" className={`noscript:hidden ${className}`} onClick={() => open()}>
        {children}
      </button>
      {isUnavailable && <span className="block text-small">{UNAVAILABLE}</span>}
    </>
  );
}
