import {useEffect, useRef} from 'react';
import {useAnnounce} from '~/ui/announcer';
import {Alert} from '~/ui/alert';

/**
 * Confirms a change on the page that follows it. It's announced, and it takes focus because the submitted form may be
 * gone.
 */
export function DoneMessage({text}: {text: string}) {
  const box = useRef<HTMLDivElement>(null);
  const announce = useAnnounce();
  useEffect(() => {
    box.current?.focus({preventScroll: true});
    announce(text);
  }, [announce, text]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Alert tone="success" urgency="off">
        {text}
      </Alert>
    </div>
  );
}
