import {constants} from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const PARENT_POLL_MS = 500;

/**
 * Calls back when this command should stop: on Ctrl-C, on a signal, or when the `npm run` that started it has ended,
 * because npm's shell doesn't forward signals. A second call means that the user is impatient.
 * @param onRequest gets the exit code for the signal
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
