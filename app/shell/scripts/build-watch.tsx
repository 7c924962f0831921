import {useLocation, useNavigation, type Navigation} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {createBuildVersion} from './build-version';
import {startForcedLoad} from './forced-load';
import {lostAnswers} from '../lost-answers/lost-answers';

const askLatest = async (): Promise<unknown> => {
  const response = await fetch(`/builds/latest.json?t=${Date.now()}`, {cache: 'no-store'});
  return response.json();
};

/** TypeScript's DOM library doesn't have the Navigation API's `NavigateEvent` yet. */
interface ReloadEvent extends Event {
  navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  userInitiated: boolean;
}

/** Turns the next navigation into a document load once the server runs a newer build (NAV-16, NAV-17). */
export function BuildWatch() {
  const [version] = useState(() => createBuildVersion({ownId: __BUILD_ID__, askLatest}));
  const target = pendingTarget(useNavigation());
  const {pathname} = useLocation();

  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') void version.check();
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [pathname, version]);

  useEffect(() => {
    if (target !== null && version.isOld() && startForcedLoad(null)) location.assign(target);
  }, [target, version]);

  useEffect(() => {
    const readPendingTarget = () => pendingTarget(window.__remixRouter.state.navigation);

    /*
     * If Remix can't load a route module of the next page, it reloads the current page: load the next page instead.
     * Offline, keep the current page until the connection is back.
     */
    const loadTarget = (event: ReloadEvent) => {
      const target = readPendingTarget();
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
      if (!navigator.onLine) {
        event.preventDefault();
        void lostAnswers.waitForConnection().then((isBack) => {
          if (!isBack || readPendingTarget() !== target) return;
          if (target === null) location.reload();
          else location.assign(target);
        });
      } else if (target !== null && startForcedLoad(null, {isSafe: true})) {
        event.preventDefault();
        setTimeout(() => location.assign(target));
      }
    };
    /* Without the Navigation API a reload can't be intercepted: the stored target lets the reloaded page go there. */
    const storeTarget = () => {
      const target = readPendingTarget();
      if (target !== null) startForcedLoad(target);
    };

    const {navigation} = window as {navigation?: EventTarget};
    const [source, type, act] = navigation
      ? ([navigation, 'navigate', loadTarget as EventListener] as const)
      : ([window, 'pagehide', storeTarget] as const);
    source.addEventListener(type, act);
    return () => source.removeEventListener(type, act);
  }, []);

  return null;
}

/** `null` if there is no pending navigation or it comes from a posted form. */
function pendingTarget({state, location: to, formMethod = 'GET'}: Navigation): string | null {
  return state === 'loading' && formMethod === 'GET' ? to.pathname + to.search + to.hash : null;
}
