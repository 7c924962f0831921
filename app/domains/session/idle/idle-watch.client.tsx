import {useEffect, useRef, useState} from 'react';
import {Island} from '~/ui/island';
import {loadDialog} from '~/ui/lazy-dialog';
import {createLoader} from '~/ui/module-loader';
import {idleBrowser} from './idle-browser';
import {watchIdle, type IdleAlert, type IdleWatching} from './watch-idle';

/* What it stands in comes at the same time, not after it. */
const loadModule = createLoader(() => import('./idle-dialog.client'));
const loadIdleDialog = async () => {
  const [module] = await Promise.all([loadModule(), loadDialog()]);
  return module;
};

interface IdleWatchProps {
  /** Without activity for so long, the visitor is asked whether they are still there (CONST-18). */
  idleSeconds: number;
  /** Unanswered for so long, the alert ends the session; 0: it waits. */
  alertSeconds: number;
}

/** The inactivity timeout of a session (SESS-01). For pages of people who are signed in, and only there. */
export default function IdleWatch({idleSeconds, alertSeconds}: IdleWatchProps) {
  const [alert, setAlert] = useState<IdleAlert | null>(null);
  const [wasAlerted, setWasAlerted] = useState(false);
  const watching = useRef<IdleWatching>();

  useEffect(() => {
    const rules = {idleMs: idleSeconds * 1000, alertMs: alertSeconds * 1000};
    watching.current = watchIdle(rules, idleBrowser(), setAlert);
    return () => watching.current?.stop();
  }, [idleSeconds, alertSeconds]);

  if (alert && !wasAlerted) setWasAlerted(true);
  if (!wasAlerted) return null;
  return (
    <Island
      load={loadIdleDialog}
      props={{
        alert,
        onStay: () => watching.current?.stay(),
        onEnd: () => watching.current?.end(),
      }}
    />
  );
}
