import {fork} from 'node:child_process';
import {mkdtempSync, openSync, closeSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {z} from 'zod';

export type SiteId = 'DTC' | 'HPSF';

export const originsSchema = z.object({
  /** Origin of the sandbox, for instance `http://localhost:41234`. */
  sandbox: z.string(),
  /** Origin of the production build, by site. */
  shops: z.object({DTC: z.string(), HPSF: z.string()}),
});
export type StackOrigins = z.output<typeof originsSchema>;

export interface Stack extends StackOrigins {
  stop(): Promise<void>;
}

const PROCESS = path.join(import.meta.dirname, 'stack-process.ts');
const LOG_LINES_SHOWN = 20;

/**
 * Starts a sandbox and the existing production build for both sites on the worker runtime, on free ports and with a
 * data folder of its own, in one child process that ends with this one. What it writes goes into a file.
 * @throws with the end of that file when it does not start
 */
export async function startStack(): Promise<Stack> {
  const folder = mkdtempSync(path.join(tmpdir(), 'storefront-stack-'));
  const logFile = path.join(folder, 'log.txt');
  const log = openSync(logFile, 'a');
  const child = fork(PROCESS, [folder], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const ended = new Promise<'ended'>((resolve) => child.once('exit', () => resolve('ended')));
  const message = await Promise.race([
    new Promise<unknown>((resolve) => child.once('message', resolve)),
    ended,
  ]);
  const origins = originsSchema.safeParse(message);
  if (!origins.success) {
    const tail = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-LOG_LINES_SHOWN);
    throw new Error(`The shop did not start:\n${tail.join('\n')}`);
  }
  return {
    ...origins.data,
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
