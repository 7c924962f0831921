import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {DONE_PARAMETER} from '~/platform/done-parameter';
import {useAnnounce} from '~/ui/announcer';
import {Alert} from '~/ui/alert';

interface DoneMessageProps {
  text: string;
  /** `warning` for a change that was made in part, `error` for one that wasn't confirmed. */
  tone?: 'success' | 'warning' | 'error';
}

/**
 * Confirms a change on the page that follows it. It's announced, and it takes focus because the submitted form may be
 * gone; focus also scrolls to it from a form further down. A second change that leads to the same page and text is
 * another navigation, so its key counts, too.
 */
export function DoneMessage({text, tone = 'success'}: DoneMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  const announce = useAnnounce();
  const {key} = useLocation();
  useEffect(() => {
    box.current?.focus();
    announce(text);
  }, [announce, text, key]);
  useForgottenChange(key);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Alert tone={tone} urgency="off">
        {text}
      </Alert>
    </div>
  );
}

/**
 * Removes the change from the address, so that Back, Forward and a reload don't confirm it again. The router isn't told:
 * it would load the page without the message, which the shopper is still reading.
 */
function useForgottenChange(key: string) {
  useEffect(() => {
    const {pathname, searchParams} = new URL(location.href);
    if (searchParams.has(DONE_PARAMETER)) history.replaceState(history.state, '', pathname);
  }, [key]);
}
