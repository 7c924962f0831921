/** TypeScript's DOM library doesn't have the Network Information API, and not every browser does. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the connection has room for data that the shopper may not need (NAV-22). */
export function mayLoadAhead(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return connection?.saveData !== true && !/2g$/.test(connection?.effectiveType ?? '');
}
