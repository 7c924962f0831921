import path from 'node:path';
import {z} from 'zod';
import {startChild} from './child';

export type SiteId = 'DTC' | 'HPSF';

export const originsSchema = z.object({
  /** Origin of the sandbox, for instance `http://localhost:41234`. */
  sandbox: z.string(),
  /** Origin of the production build, by site. */
  shops: z.object({DTC: z.string(), HPSF: z.string()}),
  /** Origin of the official skeleton, if the options ask for it. */
  skeleton: z.string().optional(),
});
export type StackOrigins = z.output<typeof originsSchema>;

/** Options of a stack. JSON, because they are passed to another process. */
export const stackOptionsSchema = z.object({
  /** Number of generated products. Default: the hand-written catalog. */
  products: z.number().optional(),
  /** Serves plain pictures: drawing takes most of the sandbox's time. */
  plainPictures: z.boolean().optional(),
  /** Serves the shop's files as a CDN does, which costs less than Mini Oxygen's way. */
  filesFirst: z.boolean().optional(),
  /** Builds the official skeleton, and serves it on the same sandbox and runtime. */
  withSkeleton: z.boolean().optional(),
});
type StackOptions = z.output<typeof stackOptionsSchema>;

export interface Stack extends StackOrigins {
  stop(): Promise<void>;
}

const PROCESS = path.join(import.meta.dirname, 'stack-process.ts');

/**
 * Starts a sandbox and the existing production build for both sites on the worker runtime, on free ports and with its
 * own data folder, in one child process that ends with this process. Its output goes to a file.
 *
 * @throws with the end of that file when it doesn't start
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const {message, stop} = await startChild(PROCESS, originsSchema, [JSON.stringify(options)], {
    /* In development, the sandbox's GraphQL runs more checks, which take a fifth longer. */
    NODE_ENV: 'production',
  });
  return {...message, stop};
}
