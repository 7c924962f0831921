import {useEffect, useState} from 'react';
import {Alert} from '~/ui/alert';
import {useAnnounce} from '~/ui/announcer';
import {Button} from '~/ui/button';
import {onActivity} from './activity';
import {createIdleMemory} from './idle-record';

/**
 * Says to a guest that the session was ended for want of activity. The flag in the browser's storage goes with the first
 * activity (SESS-22), the notice when it is dismissed. It lies over the page: what is known so late moves nothing.
 * @param idleSeconds the same as `IdleWatch` has
 */
export default function SignedOutNotice({idleSeconds}: {idleSeconds: number}) {
  const [isShown, setShown] = useState(false);
  const announce = useAnnounce();
  const text = signedOutText(idleSeconds);

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
      aria-label="Signed out"
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

function signedOutText(idleSeconds: number): string {
  const minutes = Math.max(1, Math.round(idleSeconds / 60));
  return `You were signed out because nothing happened for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Your cart is saved.`;
}
