import {fork} from 'node:child_process';
import {closeSync, mkdtempSync, openSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {z} from 'zod';

export interface Child<Message> {
  /** The message that the child sent when it was ready. */
  message: Message;
  logFile: string;
  stop(): Promise<void>;
}

const LOG_LINES_SHOWN = 20;

/**
 * Starts a TypeScript file as a child process that ends with this process. Its first argument is a new folder for its
 * data and its output. It is ready when it sends a message.
 *
 * @throws with the end of its output when it doesn't start
 */
export async function startChild<Message>(
  file: string,
  schema: z.ZodType<Message>,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Child<Message>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'storefront-stack-'));
  const logFile = path.join(folder, 'log.txt');
  const log = openSync(logFile, 'a');
  const child = fork(file, [folder, ...args], {
    execArgv: ['--import', 'tsx'],
    env: {...process.env, ...env},
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const ended = new Promise<'ended'>((resolve) => child.once('exit', () => resolve('ended')));
  const message = schema.safeParse(
    await Promise.race([new Promise<unknown>((resolve) => child.once('message', resolve)), ended]),
  );
  if (!message.success) {
    const tail = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-LOG_LINES_SHOWN);
    throw new Error(`The shop did not start:\n${tail.join('\n')}`);
  }
  return {
    message: message.data,
    logFile,
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
