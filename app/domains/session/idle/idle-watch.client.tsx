import {useEffect, useRef, useState} from 'react';
import {Island} from '~/ui/island';
import {loadDialog} from '~/ui/lazy-dialog';
import {createLoader} from '~/ui/module-loader';
import {useReloadForCustomer} from '../parts/use-reload-for-customer';
import {idleBrowser} from './idle-browser';
import {watchIdle, type IdleAlert, type IdleWatching} from './watch-idle';

/* Loads the dialog's code in parallel with the alert's, not after it. */
const loadModule = createLoader(() => import('./idle-dialog.client'));
const loadIdleDialog = async () => {
  const [module] = await Promise.all([loadModule(), loadDialog()]);
  return module;
};

interface IdleWatchProps {
  idleSeconds: number;
  alertSeconds: number;
}

/** Watches a session for inactivity (SESS-01), and for a login or logout in another tab (SESS-44). Render it for logged-in customers only. */
export default function IdleWatch({idleSeconds, alertSeconds}: IdleWatchProps) {
  const [alert, setAlert] = useState<IdleAlert | null>(null);
  const [wasAlerted, setWasAlerted] = useState(false);
  const watching = useRef<IdleWatching>();
  useReloadForCustomer();

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
