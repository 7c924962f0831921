import type {Context, MiddlewareHandler} from 'hono';
import type {Fault, FaultBoard, FaultKind} from '../control/faults';

export type Refusal = Extract<FaultKind, 'down' | 'error' | 'throttle'>;
type Answer = Response | Promise<Response>;

/** The HTTP status of each fault, and a default text for services that have no wording of their own. */
export const REFUSALS = {
  down: {status: 503, text: 'The service is unavailable.'},
  error: {status: 500, text: 'Internal error.'},
  throttle: {status: 429, text: 'Too many requests.'},
} as const;

export function refuseAsText(c: Context, kind: Refusal): Response {
  const {status, text} = REFUSALS[kind];
  return c.text(text, status);
}

/** As JSON, with the text in this field. */
export function refuseIn(field: string): (c: Context, kind: Refusal) => Response {
  return (c, kind) => {
    const {status, text} = REFUSALS[kind];
    return c.json({[field]: text}, status);
  };
}

interface GateOptions {
  service: string;
  faults: Pick<FaultBoard, 'pick' | 'delay'>;
  /** The service's own error response, with the status of `REFUSALS`. */
  refuse(c: Context, kind: Refusal): Answer;
  /** A response of the service that is cut off midway. */
  breakOff(c: Context): Answer;
}

/**
 * Applies the faults set for a service (SAND-20): `down` responds 503, `error` 500, `throttle` 429, `slow` delays the
 * response, `malformed` and `partial` cut it off midway.
 */
export function faultGate({service, faults, refuse, breakOff}: GateOptions): MiddlewareHandler {
  async function applyFault(c: Context, {kind, delayMs}: Fault): Promise<Response | null> {
    switch (kind) {
      case 'slow':
        await faults.delay(delayMs);
        return null;
      case 'malformed':
      case 'partial':
        return breakOff(c);
      case 'throttle':
        c.header('Retry-After', '5');
        return refuse(c, kind);
      case 'down':
        c.header('Retry-After', '30');
        return refuse(c, kind);
      case 'error':
        return refuse(c, kind);
    }
  }

  return async (c, next) => {
    const fault = faults.pick(service, await subjectOf(c));
    const response = fault && (await applyFault(c, fault));
    return response ?? next();
  };
}

/** The text that a fault's `match` is searched in: path, query and, except for GET, the body. */
async function subjectOf(c: Context): Promise<string> {
  const {pathname, search} = new URL(c.req.url);
  return c.req.method === 'GET' ? pathname + search : `${pathname}${search}\n${await c.req.text()}`;
}
