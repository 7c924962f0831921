import type {Context, MiddlewareHandler} from 'hono';
import type {FaultBoard, FaultKind} from '../control/faults';

/** How long `slow` holds an answer back when the fault does not say, in milliseconds. */
const DEFAULT_SLOW_MS = 3000;

export type Refusal = Extract<FaultKind, 'down' | 'error' | 'throttle'>;
type Answer = Response | Promise<Response>;

interface GateOptions {
  service: string;
  faults: Pick<FaultBoard, 'pick' | 'hold'>;
  /** The service's own way of answering 503 (`down`), 500 (`error`) and 429 (`throttle`). */
  refuse(c: Context, kind: Refusal): Answer;
  /** An answer of the service that breaks off. */
  breakOff(c: Context): Answer;
}

/**
 * Makes a service misbehave when a fault for it is set (SAND-20): `down` 503, `error` 500, `throttle` 429, `slow`
 * answers late, `malformed` and `partial` send an answer that breaks off.
 */
export function faultGate({service, faults, refuse, breakOff}: GateOptions): MiddlewareHandler {
  return async (c, next) => {
    const fault = faults.pick(service, await subjectOf(c));
    if (!fault) return next();
    switch (fault.kind) {
      case 'slow':
        await faults.hold(fault.delayMs ?? DEFAULT_SLOW_MS);
        return next();
      case 'malformed':
      case 'partial':
        return breakOff(c);
      case 'throttle':
        c.header('Retry-After', '5');
        return refuse(c, fault.kind);
      case 'down':
        c.header('Retry-After', '30');
        return refuse(c, fault.kind);
      case 'error':
        return refuse(c, fault.kind);
    }
  };
}

/** Everything that a fault's `match` may look at: path, query and, of a post, the body. */
async function subjectOf(c: Context): Promise<string> {
  const {pathname, search} = new URL(c.req.url);
  return c.req.method === 'GET' ? pathname + search : `${pathname}${search}\n${await c.req.text()}`;
}
