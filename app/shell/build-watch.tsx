import {useLocation, useNavigation, type Navigation} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {createBuildVersion} from './build-version';
import {startForcedLoad} from './forced-load';

const askLatest = async (): Promise<unknown> => {
  const response = await fetch(`/builds/latest.json?t=${Date.now()}`, {cache: 'no-store'});
  return response.json();
};

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
    /*
     * Left on the way to another page of the shop: by Remix, which could not load a part of it. That may come before
     * React knows of the way.
     */
    const note = () => {
      const left = targetOf(window.__remixRouter.state.navigation);
      if (left !== null) startForcedLoad(left);
    };
    addEventListener('pagehide', note);
    return () => removeEventListener('pagehide', note);
  }, []);

  return null;
}

/** Where the visitor is going within the page; `null` when nowhere, or when a form is being sent. */
function targetOf({state, location: to, formMethod = 'GET'}: Navigation): string | null {
  return state === 'loading' && formMethod === 'GET' ? to.pathname + to.search + to.hash : null;
}
