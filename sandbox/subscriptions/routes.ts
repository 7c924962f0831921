import type {Context, Hono} from 'hono';
import {authenticate, type Caller} from './auth';
import type {Program} from './program';
import {invalid, notFound, Refusal} from './refusal';

export const BASE = '/ordergroove';

type Handler = (c: Context, caller: Caller) => Response | Promise<Response>;
type On = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, handle: Handler) => void;

/** The parts that all of the provider's routes share. */
export interface Routes {
  /** Adds a route. It authenticates the caller, and first runs everything that is due. */
  on: On;
  program: Program;
  origin: string;
  now(): Date;
}

export function createRoutes(
  app: Hono,
  {program, origin, now}: Pick<Routes, 'program' | 'origin' | 'now'>,
): Routes {
  return {
    program,
    origin,
    now,
    on(method, path, handle) {
      app.on(method, BASE + path, async (c) => {
        try {
          const caller = authenticate({
            apiKey: c.req.header('x-api-key'),
            authorization: c.req.header('Authorization'),
          });
          program.timeline.bringUpToDate();
          return await handle(c, caller);
        } catch (error) {
          if (error instanceof Refusal) return c.json(error.body, error.status);
          throw error;
        }
      });
    },
  };
}

/** The customer whose rows are requested. */
export function customerOf(c: Context, {customer}: Caller): string {
  const requestedCustomer = c.req.query('customer') ?? customer;
  if (requestedCustomer === null) throw invalid('customer', 'This field is required.');
  if (customer !== null && requestedCustomer !== customer) {
    throw new Refusal(403, {detail: 'You do not have permission to perform this action.'});
  }
  return requestedCustomer;
}

/** The row, if it exists and belongs to the caller. @throws {Refusal} 404 otherwise */
export function owned<Row extends {customer: string}>(row: Row | null, {customer}: Caller): Row {
  if (!row || (customer !== null && row.customer !== customer)) throw notFound();
  return row;
}

export const idOf = (c: Context) => c.req.param('id') ?? '';
