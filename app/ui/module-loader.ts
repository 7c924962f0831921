import {reportCaught} from '~/platform/report-caught';

export type ModuleLoader<Module> = () => Promise<Module>;

/** Makes the URL of each retry unique. */
let attempts = 0;

/**
 * The loader retries once. After both attempts failed, the next call tries again. Declare it once, outside components:
 * `const load = createLoader(() => import('./map.client'))`.
 */
export function createLoader<Module>(load: ModuleLoader<Module>): ModuleLoader<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= load()
      .catch((error: unknown) => retryLoad(error, load))
      .catch((error: unknown) => {
        loading = undefined;
        reportCaught(error, 'failed file');
        throw error;
      });
    return loading;
  };
}

/**
 * Browsers cache a failed import by URL, so the retry needs another URL. Most browsers name the failed module in the
 * error; the others don't cache the failure.
 */
function retryLoad<Module>(error: unknown, load: ModuleLoader<Module>): Promise<Module> {
  const address = /https?:\S+/.exec(String(error))?.[0];
  if (!address) return load();
  attempts += 1;
  return import(/* @vite-ignore */ `${address}?try=${attempts}`) as Promise<Module>;
}

/** Ignores a failure; the next call of the loader tries again. */
export function prefetch(...loaders: ModuleLoader<unknown>[]): void {
  for (const load of loaders) load().catch(() => undefined);
}
