import type {Log} from '~/platform/log.server';

const PERIOD_MS = 1000;

/** Counts refused requests and logs them once a second, because a busy host has no time for a line each. */
export function createRefusalLog(log: Log): () => void {
  let requests = 0;
  return () => {
    requests += 1;
    if (requests > 1) return;
    setTimeout(() => {
      log.warn('too busy', {refused: requests});
      requests = 0;
    }, PERIOD_MS).unref();
  };
}
