import {createIdleMemory} from './idle-record';
import type {IdleBrowser} from './watch-idle';

const CONTINUE_PATH = '/session/continue';
const LEAVE_PATH = '/logout?reason=inactive';
/** The server's own calls end sooner. */
const REFRESH_DEADLINE_MS = 10_000;

/** The real browser, for effects only. */
export function idleBrowser(): IdleBrowser {
  return {
    tab: window,
    memory: createIdleMemory(),
    refresh: refreshSession,
    leave: () => location.assign(LEAVE_PATH),
    reload: () => location.reload(),
  };
}

/** Is the session still on, with a new token in its cookie? Rejects on any answer but yes (2xx) and no (401). */
export async function refreshSession(): Promise<boolean> {
  const {ok, status} = await fetch(CONTINUE_PATH, {
    method: 'POST',
    signal: AbortSignal.timeout(REFRESH_DEADLINE_MS),
  });
  if (!ok && status !== 401) throw new Error(`${CONTINUE_PATH} answered ${status}`);
  return ok;
}
