import {setTimeout as wait} from 'node:timers/promises';
import type {Context, MiddlewareHandler} from 'hono';
import type {Fault} from '../control/faults';
import {renderNotice, type Notice} from './page';

/** How long `slow` holds an answer back when the fault does not say, in milliseconds. */
const DEFAULT_SLOW_MS = 3000;

interface GateOptions {
  service: string;
  /** Words beside the brand on the page that is shown instead. */
  section: string;
  pick(service: string, subject: string): Fault | null;
}

/**
 * Makes a service of pages misbehave when a fault for it is set (SAND-20): `down` 503, `error` 500, `throttle` 429,
 * `slow` answers late, `malformed` and `partial` send a page that breaks off.
 */
export function faultGate({service, section, pick}: GateOptions): MiddlewareHandler {
  return async (c, next) => {
    const fault = pick(service, await subjectOf(c));
    if (!fault) return next();
    switch (fault.kind) {
      case 'slow':
        await wait(fault.delayMs ?? DEFAULT_SLOW_MS);
        return next();
      case 'malformed':
      case 'partial':
        return c.html('<!doctype html><html lang="en"><head><title>Checko');
      case 'throttle':
        c.header('Retry-After', '5');
        return renderNotice(c, section, {...WAY_BACK(c), ...THROTTLED});
      case 'down':
        c.header('Retry-After', '30');
        return renderNotice(c, section, {...WAY_BACK(c), ...DOWN});
      case 'error':
        return renderNotice(c, section, {...WAY_BACK(c), ...FAILED});
    }
  };
}

/** Everything that a fault's `match` may look at: path, query and, of a post, the body. */
async function subjectOf(c: Context): Promise<string> {
  const {pathname, search} = new URL(c.req.url);
  return c.req.method === 'GET' ? pathname + search : `${pathname}${search}\n${await c.req.text()}`;
}

const WAY_BACK = (c: Context) => {
  const {pathname, search} = new URL(c.req.url);
  return {link: {href: pathname + search, label: 'Try again'}};
};

const DOWN: Omit<Notice, 'link'> = {
  title: 'Checkout is taking a break',
  text: 'We can’t open checkout right now. Nothing was charged and your cart is safe.',
  status: 503,
};

const FAILED: Omit<Notice, 'link'> = {
  title: 'Something went wrong on our side',
  text: 'Your order was not placed and nothing was charged. Your cart is safe.',
  status: 500,
};

const THROTTLED: Omit<Notice, 'link'> = {
  title: 'Just a moment',
  text: 'Many people are checking out right now. Your cart is safe; please try again in a few seconds.',
  status: 429,
};
