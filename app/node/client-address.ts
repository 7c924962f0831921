import {isIP} from 'node:net';

/** The longest that an entry can be: an IPv6 address with an IPv4 end, in brackets, with a port. */
const MAX_LENGTH = 54;

/**
 * The IP address in an entry of `X-Forwarded-For`: proxies write it alone, with a port, or in brackets. `null` for
 * anything else, so that nobody makes limits of their own by writing ports or garbage (EDGE-11).
 */
export function parseAddress(entry: string | undefined): string | null {
  if (entry === undefined || entry.length > MAX_LENGTH) return null;
  const text = entry.trim();
  const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1];
  if (bracketed !== undefined) return isIP(bracketed) === 6 ? plain(bracketed) : null;
  if (isIP(text)) return plain(text);
  const [address = '', port, ...rest] = text.split(':');
  const hasPort = port !== undefined && /^\d{1,5}$/.test(port) && rest.length === 0;
  return hasPort && isIP(address) === 4 ? address : null;
}

/** IPv4 in an IPv6 form is the same client; a zone belongs to the proxy's own machine. */
function plain(address: string): string {
  const [bare = ''] = address.split('%', 1);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  return mapped ?? bare.toLowerCase();
}
