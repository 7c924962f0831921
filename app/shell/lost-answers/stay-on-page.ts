/**
 * Cancels the pending navigation or form, and keeps the page unchanged. Remix has no call for that: only another
 * navigation replaces a pending one, and `useNavigate` can't be awaited
 * (https://github.com/remix-run/react-router/pull/10666). This one navigates to the current page and loads no data.
 *
 * @param giveUp settles the requests that belong to no navigation
 */
export async function stayOnPage(giveUp: () => void): Promise<void> {
  keepTypedText();
  const restoreRevalidation = pauseRevalidation();
  await leaveNavigation();
  const submitted = waitForSubmissions();
  giveUp();
  await submitted;
  restoreRevalidation();
}

/** React resets a field's text with the response that set it, unless the text was typed. */
function keepTypedText(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=file]), textarea',
  )) {
    // eslint-disable-next-line no-self-assign -- counts as typing from here on
    field.value = field.value;
  }
}

function pauseRevalidation(): () => void {
  const withoutRevalidation = {shouldRevalidate: () => false};
  const modules = window.__remixRouteModules;
  const restore = window.__remixRouter.state.matches.map(({route}) => {
    const {shouldRevalidate} = route;
    const module = modules[route.id];
    /*
     * The router reads `shouldRevalidate` from the route, Remix reads it from the route module and would otherwise load
     * data after a form on its own.
     */
    Object.assign(route, withoutRevalidation);
    if (module) modules[route.id] = {...module, ...withoutRevalidation};
    return () => {
      route.shouldRevalidate = shouldRevalidate;
      if (module) modules[route.id] = module;
    };
  });
  return () => restore.forEach((undo) => undo());
}

async function leaveNavigation(): Promise<void> {
  const {state, navigate} = window.__remixRouter;
  /* After an error the page has no data to stay on. */
  if (state.navigation.state === 'idle' || state.errors) return;
  const {pathname, search, hash} = state.location;
  /* Back and Forward have already changed the URL: push the page's own URL after it. */
  const isElsewhere = location.pathname + location.search !== pathname + search;
  await navigate(
    {pathname, search, hash},
    {replace: !isElsewhere, state: state.location.state as unknown, preventScrollReset: true},
  );
}

/**
 * Waits until submitting fetchers are done. The state "loading" isn't done: the router decides what to revalidate only
 * after it has set that state.
 */
function waitForSubmissions(): Promise<void> {
  const router = window.__remixRouter;
  const submitted = [...router.state.fetchers].filter(([, {state}]) => state === 'submitting');
  const isDone = () =>
    submitted.every(([key]) => (router.state.fetchers.get(key)?.state ?? 'idle') === 'idle');
  return new Promise((resolve) => {
    if (isDone()) return resolve();
    const stop = router.subscribe(() => {
      if (!isDone()) return;
      stop();
      resolve();
    });
  });
}
