import {useLocation, useNavigation, type Navigation} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {createBuildVersion} from './build-version';
import {startForcedLoad} from './forced-load';
import {lostAnswers} from './lost-answers/lost-answers';

const askLatest = async (): Promise<unknown> => {
  const response = await fetch(`/builds/latest.json?t=${Date.now()}`, {cache: 'no-store'});
  return response.json();
};

/** What is used of the Navigation API's `NavigateEvent`, which TypeScript's library doesn't know yet. */
interface ReloadEvent extends Event {
  navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  /** Began with a press in the page or in the browser's own controls. */
  userInitiated: boolean;
}

/** Makes the next navigation a load of the document once the page's build has been replaced (NAV-16, NAV-17). */
export function BuildWatch() {
  const [version] = useState(() => createBuildVersion({ownId: __BUILD_ID__, askLatest}));
  const target = targetOf(useNavigation());
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
    const pending = () => targetOf(window.__remixRouter.state.navigation);

    /*
     * Remix could not load a part of the next page, or of the page that a form goes to, and reloads this one. The next
     * one is loaded in its place; offline, where nothing can be loaded, this one stays until the connection is back.
     */
    const loadTarget = (event: ReloadEvent) => {
      const target = pending();
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
      if (!navigator.onLine) {
        event.preventDefault();
        void lostAnswers.waitForConnection().then((isBack) => {
          if (!isBack || pending() !== target) return;
          if (target === null) location.reload();
          else location.assign(target);
        });
      } else if (target !== null && startForcedLoad(null, {isSafe: true})) {
        event.preventDefault();
        setTimeout(() => location.assign(target));
      }
    };
    /* Where a reload can't be told from other ways out: the reloaded page goes on to the target. */
    const noteTarget = () => {
      const target = pending();
      if (target !== null) startForcedLoad(target);
    };

    const {navigation} = window as {navigation?: EventTarget};
    const [source, type, act] = navigation
      ? ([navigation, 'navigate', loadTarget as EventListener] as const)
      : ([window, 'pagehide', noteTarget] as const);
    source.addEventListener(type, act);
    return () => source.removeEventListener(type, act);
  }, []);

  return null;
}

/** Where the visitor is going within the page; `null` when nowhere, or when a form is being sent. */
function targetOf({state, location: to, formMethod = 'GET'}: Navigation): string | null {
  return state === 'loading' && formMethod === 'GET' ? to.pathname + to.search + to.hash : null;
}
