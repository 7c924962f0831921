/**
 * Gives up where Remix is going, or what it is sending, and leaves the page as it is. Remix has no call for it: another
 * navigation has to take the place of the first. This one leads to the page that is shown, and nothing of it is loaded.
 * @param giveUp ends the wait for what no navigation asked for
 */
export async function stayOnPage(giveUp: () => void): Promise<void> {
  keepTypedText();
  const thaw = keepPageData();
  await leaveNavigation();
  const sent = untilSent();
  giveUp();
  await sent;
  thaw();
}

/** Text that an answer has put into a field leaves with that answer, unless it was typed. */
function keepTypedText(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=file]), textarea',
  )) {
    // eslint-disable-next-line no-self-assign -- counts as typing from here on
    field.value = field.value;
  }
}

/** No data of the shown page is asked for again, until the returned function is called. */
function keepPageData(): () => void {
  const no = {shouldRevalidate: () => false};
  const modules = window.__remixRouteModules;
  const restore = window.__remixRouter.state.matches.map(({route}) => {
    const {shouldRevalidate} = route;
    const module = modules[route.id];
    /* The router asks the route, Remix its module: after a form was sent it would load what the router doesn't ask for. */
    Object.assign(route, no);
    if (module) modules[route.id] = {...module, ...no};
    return () => {
      route.shouldRevalidate = shouldRevalidate;
      if (module) modules[route.id] = module;
    };
  });
  return () => restore.forEach((undo) => undo());
}

async function leaveNavigation(): Promise<void> {
  const {state, navigate} = window.__remixRouter;
  /* A page that could not be shown has no data to be shown with. */
  if (state.navigation.state === 'idle' || state.errors) return;
  const {pathname, search, hash} = state.location;
  /* Back and Forward have changed the address already: the page's own is put after it again. */
  const isElsewhere = location.pathname + location.search !== pathname + search;
  await navigate(
    {pathname, search, hash},
    {replace: !isElsewhere, state: state.location.state as unknown, preventScrollReset: true},
  );
}

/**
 * Waits until the forms that are being sent beside the navigation are done. "Loading" is not done: the router looks at
 * what to load anew only after it has said so.
 */
function untilSent(): Promise<void> {
  const router = window.__remixRouter;
  const sent = [...router.state.fetchers].filter(([, {state}]) => state === 'submitting');
  const isDone = () =>
    sent.every(([key]) => (router.state.fetchers.get(key)?.state ?? 'idle') === 'idle');
  return new Promise((resolve) => {
    if (isDone()) return resolve();
    const stop = router.subscribe(() => {
      if (!isDone()) return;
      stop();
      resolve();
    });
  });
}
