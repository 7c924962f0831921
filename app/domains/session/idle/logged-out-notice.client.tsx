import {useEffect, useState} from 'react';
import {Alert} from '~/ui/alert';
import {useAnnounce} from '~/ui/announcer';
import {Button} from '~/ui/button';
import {onActivity} from './activity';
import {createIdleMemory} from './idle-record';

/**
 * Tells a guest that their session was ended for inactivity. The first activity clears the flag in `localStorage`
 * (SESS-22); the notice stays until it's dismissed. It's an overlay, because it appears late and must not shift the
 * page.
 * @param idleSeconds same as in `IdleWatch`
 */
export default function LoggedOutNotice({idleSeconds}: {idleSeconds: number}) {
  const [isShown, setShown] = useState(false);
  const announce = useAnnounce();
  const text = loggedOutText(idleSeconds);

  useEffect(() => {
    const memory = createIdleMemory();
    if (!memory.read()?.loggedOutInactive) return;
    setShown(true);
    const stop = onActivity(window, () => {
      stop();
      const lastActiveAt = memory.read()?.lastActiveAt ?? null;
      memory.write({lastActiveAt, loggedOutInactive: false});
    });
    return stop;
  }, []);

  useEffect(() => {
    if (isShown) announce(text);
  }, [announce, isShown, text]);

  if (!isShown) return null;
  return (
    <section
      aria-label="Logged out"
      className="fixed inset-x-4 bottom-4 z-sticky mx-auto max-w-prose"
    >
      <Alert
        urgency="off"
        className="shadow-floating"
        actions={
          <Button variant="quiet" size="s" className="-ml-4" onClick={() => setShown(false)}>
            Dismiss
          </Button>
        }
      >
        {text}
      </Alert>
    </section>
  );
}

function loggedOutText(idleSeconds: number): string {
  const minutes = Math.max(1, Math.round(idleSeconds / 60));
  return `You were logged out after ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} without activity. Your cart is saved.`;
}
