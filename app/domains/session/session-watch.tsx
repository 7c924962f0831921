import {useEffect, useState} from 'react';
import {Island} from '~/ui/island';
import {createIdleMemory} from './idle/idle-record';
import type {Visitor} from './visitor';

const loadIdleWatch = () => import('./idle/idle-watch.client');
const loadSignedOutNotice = () => import('./idle/signed-out-notice.client');

/** What goes on behind every page: the idle timer of a session, and to a guest what became of theirs. */
export function SessionWatch({firstName, idleSeconds, alertSeconds}: Visitor) {
  return firstName === null ? (
    <AfterSession idleSeconds={idleSeconds} />
  ) : (
    <Island load={loadIdleWatch} props={{idleSeconds, alertSeconds}} />
  );
}

/** Most guests had none: its notice is fetched only where there is something to say. */
function AfterSession({idleSeconds}: {idleSeconds: number}) {
  const [wasEnded, setWasEnded] = useState(false);
  useEffect(() => setWasEnded(createIdleMemory().read()?.loggedOutInactive ?? false), []);
  return wasEnded ? <Island load={loadSignedOutNotice} props={{idleSeconds}} /> : null;
}
