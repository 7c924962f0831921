import {useLocation} from '@remix-run/react';
import {useEffect, useState, type ComponentProps} from 'react';
import {Island} from '~/ui/island';
import {createLoader} from '~/ui/module-loader';
import {createIdleMemory} from './idle/idle-record';
import type {Visitor} from './parts/visitor';

const loadIdleWatch = createLoader(() => import('./idle/idle-watch.client'));
const loadLoggedOutNotice = createLoader(() => import('./idle/logged-out-notice.client'));

export function SessionWatch({firstName, idleSeconds, alertSeconds}: Visitor) {
  return firstName === null ? (
    <LoggedOutNotice idleSeconds={idleSeconds} />
  ) : (
    <RetriedIsland load={loadIdleWatch} props={{idleSeconds, alertSeconds}} />
  );
}

/** Loads the notice's code only when needed: most guests had no session. */
function LoggedOutNotice({idleSeconds}: {idleSeconds: number}) {
  const [wasEnded, setWasEnded] = useState(false);
  useEffect(() => setWasEnded(createIdleMemory().read()?.loggedOutInactive ?? false), []);
  return wasEnded ? <RetriedIsland load={loadLoggedOutNotice} props={{idleSeconds}} /> : null;
}

/** An island that is retried with each navigation after its code failed to load, since no button would retry it. */
function RetriedIsland<P extends object>(props: ComponentProps<typeof Island<P>>) {
  const {key} = useLocation();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => setFailed(false), [key]);
  return hasFailed ? null : <Island {...props} onFail={() => setFailed(true)} />;
}
