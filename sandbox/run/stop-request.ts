import {constants} from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const PARENT_POLL_MS = 500;

/**
 * Calls back when this command is asked to end: by Ctrl-C, by a signal, or because the `npm run` that started it is
 * gone, since npm's shell does not pass a signal on. May call more than once: a second time the user is impatient.
 * @param onRequest gets the exit code that says so
 */
export function onStopRequest(onRequest: (exitCode: number) => void): void {
  for (const signal of SIGNALS) {
    process.on(signal, () => onRequest(128 + constants.signals[signal]));
  }
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onRequest(128 + constants.signals.SIGHUP);
  }, PARENT_POLL_MS);
  timer.unref();
}
