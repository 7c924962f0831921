/** Fetches a module when it is first wanted. Call it as often as you like. */
export type ModuleLoader<Module> = () => Promise<Module>;

/** Tells one try from another in the address of a module. */
let tries = 0;

/**
 * Fetches a module with a second try, and tries again whenever it is asked for after both failed. Declare it once,
 * outside components: `const load = createLoader(() => import('./map.client'))`.
 */
export function createLoader<Module>(load: ModuleLoader<Module>): ModuleLoader<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= load()
      .catch((error: unknown) => loadAgain(error, load))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
}

/**
 * Browsers remember that an address could not be imported, so the second try needs another one. Most of them name the
 * module that failed; the others don't remember it.
 */
function loadAgain<Module>(error: unknown, load: ModuleLoader<Module>): Promise<Module> {
  const address = /https?:\S+/.exec(String(error))?.[0];
  if (!address) return load();
  tries += 1;
  return import(/* @vite-ignore */ `${address}?try=${tries}`) as Promise<Module>;
}

/** Fetches a module ahead of time; when that fails, it is tried again once it is wanted. */
export function prefetch(...loaders: ModuleLoader<unknown>[]): void {
  for (const load of loaders) load().catch(() => undefined);
}
