import path from 'node:path';
import {z} from 'zod';
import {ROOT} from '~sandbox/root';
import {UserError} from '~sandbox/user-error';
import {isPortFree, portInUseMessage} from '~sandbox/http/ports';
import type {ProcessGroup, Started} from './process-group';

/** Limit from start to healthy, in milliseconds. The first start seeds the database. */
const START_MS = 60_000;
const POLL_MS = 100;
const HEALTH_MS = 1000;

const healthReply = z.object({ok: z.literal(true), checkout: z.string()});

const DEFAULT_PORT = 4000;

/** The data folder of the sandbox on a port. Each port has its own, so two sandboxes never share a database. */
export function dataFolderOf(port: number): string {
  const folder = path.join(ROOT, '.sandbox');
  return port === DEFAULT_PORT ? folder : path.join(folder, `port-${port}`);
}

/** The program that uses the port: this checkout's sandbox, another program, or nothing. */
export type PortOwner = 'ours' | 'nobody' | {foreign: string};

/** Finds out what uses the port. Waits for a sandbox that is still starting. */
export async function findPortOwner(port: number): Promise<PortOwner> {
  const checkout = await checkoutOn(port);
  if (checkout === ROOT) return 'ours';
  if (checkout !== null) return {foreign: `the sandbox of another checkout (${checkout})`};
  return (await isPortFree(port)) ? 'nobody' : {foreign: 'another program'};
}

/**
 * Makes sure that a sandbox of this checkout runs on the port: reuses one and leaves it running, or starts one that
 * ends with the group (HOUSE-15). Does nothing when `port` is `null`.
 */
export async function ensureSandbox(group: ProcessGroup, port: number | null): Promise<void> {
  if (port === null) return;
  const owner = await findPortOwner(port);
  if (owner === 'ours') {
    console.log(`Using the sandbox that is already running on http://localhost:${port}`);
    return;
  }
  if (owner !== 'nobody') {
    throw new UserError(portInUseMessage(port, owner.foreign, '--sandbox-port'));
  }
  const sandbox = group.start({
    name: 'sandbox',
    command: process.execPath,
    args: [
      ...['--import', 'tsx', 'scripts/sandbox.ts', '--port', String(port)],
      ...['--data', dataFolderOf(port)],
    ],
  });
  await untilHealthy(sandbox, port);
}

async function untilHealthy(sandbox: Started, port: number): Promise<void> {
  const deadline = Date.now() + START_MS;
  const ended = sandbox.ended.then((code) => {
    throw new UserError(`The sandbox didn’t start (code ${code}). Its output above says why.`);
  });
  while ((await Promise.race([checkoutOn(port), ended])) !== ROOT) {
    if (Date.now() > deadline)
      throw new UserError(
        'The sandbox didn’t respond within 60 s. Start it over with: npm run sandbox:reset',
      );
    await Promise.race([pause(), ended]);
  }
  /* From here on, the group reports when the sandbox ends. */
  ended.catch(() => undefined);
}

/** Root of the checkout whose sandbox runs on the port; `null` when there is none. */
async function checkoutOn(port: number): Promise<string | null> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const response = await fetch(`http://localhost:${port}/__control/health`, {
      signal: AbortSignal.timeout(HEALTH_MS),
    }).catch(() => null);
    /* A sandbox responds 503 while it seeds. */
    if (response?.status === 503 && Date.now() < deadline) {
      await pause();
      continue;
    }
    const reply = healthReply.safeParse(await response?.json().catch(() => null));
    return reply.success ? reply.data.checkout : null;
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, POLL_MS));
}
