import path from 'node:path';
import {z} from 'zod';
import {startChild} from './child';

export type SiteId = 'DTC' | 'HPSF';

export const originsSchema = z.object({
  /** Origin of the sandbox, for instance `http://localhost:41234`. */
  sandbox: z.string(),
  /** Origin of the production build, by site. */
  shops: z.object({DTC: z.string(), HPSF: z.string()}),
});
export type StackOrigins = z.output<typeof originsSchema>;

/** How a stack is to be. JSON, as it goes to another process. */
export const stackOptionsSchema = z.object({
  /** Size of the catalogue; the hand-written one when left out. */
  products: z.number().optional(),
  /** Pictures are of one colour: most of the sandbox's time goes into drawing. */
  plainPictures: z.boolean().optional(),
});
type StackOptions = z.output<typeof stackOptionsSchema>;

export interface Stack extends StackOrigins {
  stop(): Promise<void>;
}

const PROCESS = path.join(import.meta.dirname, 'stack-process.ts');

/**
 * Starts a sandbox and the existing production build for both sites on the worker runtime, on free ports and with a
 * data folder of its own, in one child process that ends with this one. What it writes goes into a file.
 * @throws with the end of that file when it does not start
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const {message, stop} = await startChild(PROCESS, originsSchema, [JSON.stringify(options)]);
  return {...message, stop};
}
