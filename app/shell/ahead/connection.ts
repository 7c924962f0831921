/** TypeScript's DOM library doesn't have the Network Information API, and not every browser does. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether the connection is good enough to load data that the shopper may not need (NAV-22). Not while offline:
 * browsers remember that a module failed to load, so a later click would fail, too.
 */
export function mayLoadAhead(): boolean {
  const {connection, onLine} = navigator as Navigator & {connection?: Connection};
  return onLine && connection?.saveData !== true && !/2g$/.test(connection?.effectiveType ?? '');
}
