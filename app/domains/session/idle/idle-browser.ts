import {createIdleMemory} from './idle-record';
import type {IdleBrowser} from './watch-idle';

const CONTINUE_PATH = '/session/continue';
const LEAVE_PATH = '/logout?reason=inactive';
/** Longer than the server's own deadline. */
const REFRESH_DEADLINE_MS = 10_000;

/** The real browser; call it in effects only, since it doesn't exist on the server. */
export function idleBrowser(): IdleBrowser {
  return {
    tab: window,
    memory: createIdleMemory(),
    refresh: refreshSession,
    leave: () => location.assign(LEAVE_PATH),
    reload: () => location.reload(),
  };
}

/**
 * Renews the session. Returns `false` if it has ended (401), and rejects on any response other than 204: behind an
 * expired password gate, for instance, the request ends at the gate's page, with 200.
 */
export async function refreshSession(): Promise<boolean> {
  const {status} = await fetch(CONTINUE_PATH, {
    method: 'POST',
    signal: AbortSignal.timeout(REFRESH_DEADLINE_MS),
  });
  if (status !== 204 && status !== 401) throw new Error(`${CONTINUE_PATH} answered ${status}`);
  return status === 204;
}
