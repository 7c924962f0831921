import type {MiddlewareHandler} from 'hono';

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the text is an http or https URL of this machine. */
export function isLoopbackUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const {protocol, hostname} = new URL(url);
  return /^https?:$/.test(protocol) && LOOPBACK_HOSTS.includes(hostname);
}

/** Rejects (403) browser requests from pages of other sites: only this machine's own pages may post. */
export const requireLoopbackOrigin: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('Origin');
  if (origin !== undefined && !isLoopbackUrl(origin)) {
    return c.text('Refused: this request comes from a page of another site.', 403);
  }
  return next();
};
