import {useLocation} from '@remix-run/react';
import {useEffect, useState, type ComponentProps} from 'react';
import {Island} from '~/ui/island';
import {createLoader} from '~/ui/module-loader';
import {createIdleMemory} from './idle/idle-record';
import type {Visitor} from './visitor';

const loadIdleWatch = createLoader(() => import('./idle/idle-watch.client'));
const loadSignedOutNotice = createLoader(() => import('./idle/signed-out-notice.client'));

/** What goes on behind every page: the idle timer of a session, and to a guest what became of theirs. */
export function SessionWatch({firstName, idleSeconds, alertSeconds}: Visitor) {
  return firstName === null ? (
    <AfterSession idleSeconds={idleSeconds} />
  ) : (
    <Persistent load={loadIdleWatch} props={{idleSeconds, alertSeconds}} />
  );
}

/** Most guests had none: its notice is fetched only where there is something to say. */
function AfterSession({idleSeconds}: {idleSeconds: number}) {
  const [wasEnded, setWasEnded] = useState(false);
  useEffect(() => setWasEnded(createIdleMemory().read()?.loggedOutInactive ?? false), []);
  return wasEnded ? <Persistent load={loadSignedOutNotice} props={{idleSeconds}} /> : null;
}

/** Nobody presses for what goes on behind the pages: after a failure the next page tries again. */
function Persistent<P extends object>(props: ComponentProps<typeof Island<P>>) {
  const {key} = useLocation();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => setFailed(false), [key]);
  return hasFailed ? null : <Island {...props} onFail={() => setFailed(true)} />;
}
