import {isIP} from 'node:net';

/** The longest valid entry: an IPv6 address with an embedded IPv4 address, brackets and a port. */
const MAX_LENGTH = 54;

/**
 * Proxies write an address bare, with a port, or in brackets. Anything else returns `null`: a client could otherwise
 * evade rate limits by varying ports or garbage (EDGE-11).
 */
export function parseAddress(entry: string | undefined): string | null {
  if (entry === undefined || entry.length > MAX_LENGTH) return null;
  const text = entry.trim();
  const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1];
  if (bracketed !== undefined) return isIP(bracketed) === 6 ? normalizeAddress(bracketed) : null;
  if (isIP(text)) return normalizeAddress(text);
  const [address = '', port, ...rest] = text.split(':');
  const hasPort = port !== undefined && /^\d{1,5}$/.test(port) && rest.length === 0;
  return hasPort && isIP(address) === 4 ? address : null;
}

/** An IPv4 address mapped to IPv6 is the same client. A zone id only has meaning on the proxy's machine. */
function normalizeAddress(address: string): string {
  const [bare = ''] = address.split('%', 1);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  return mapped ?? bare.toLowerCase();
}
