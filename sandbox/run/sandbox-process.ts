import path from 'node:path';
import {z} from 'zod';
import {ROOT, UserError} from './options';
import {isPortFree, portInUseMessage} from './ports';
import type {ProcessGroup, Started} from './process-group';

/** How long a sandbox may take from start to healthy: the first one seeds the database. */
const START_MS = 60_000;
const POLL_MS = 100;
const HEALTH_MS = 1000;

const healthReply = z.object({ok: z.literal(true), checkout: z.string()});

const DEFAULT_PORT = 4000;

/** Where the sandbox of a port keeps its data: two that run side by side never share a database. */
export function dataFolderOf(port: number): string {
  const folder = path.join(ROOT, '.sandbox');
  return port === DEFAULT_PORT ? folder : path.join(folder, `port-${port}`);
}

/** What listens on the port: this checkout's sandbox, another program, or nothing. */
export type PortOwner = 'ours' | 'nobody' | {foreign: string};

/** Looks who has the port. Waits for a sandbox that is just starting. */
export async function ownerOf(port: number): Promise<PortOwner> {
  const checkout = await checkoutOn(port);
  if (checkout === ROOT) return 'ours';
  if (checkout !== null) return {foreign: `the sandbox of another checkout (${checkout})`};
  return (await isPortFree(port)) ? 'nobody' : {foreign: 'another program'};
}

/**
 * Sees to it that a sandbox of this checkout answers on the port: one that runs already is used and left running,
 * else one is started in the group and ends with it (HOUSE-15). Does nothing for a shop that has none (`null`).
 */
export async function ensureSandbox(group: ProcessGroup, port: number | null): Promise<void> {
  if (port === null) return;
  const owner = await ownerOf(port);
  if (owner === 'ours') {
    console.log(`Using the sandbox that already runs on http://localhost:${port}`);
    return;
  }
  if (owner !== 'nobody') {
    throw new UserError(portInUseMessage(port, owner.foreign, '--sandbox-port'));
  }
  const sandbox = group.start({
    name: 'sandbox',
    command: process.execPath,
    args: [
      ...['--import', 'tsx', 'sandbox/start.ts', '--port', String(port)],
      ...['--data', dataFolderOf(port)],
    ],
  });
  await untilHealthy(sandbox, port);
}

async function untilHealthy(sandbox: Started, port: number): Promise<void> {
  const deadline = Date.now() + START_MS;
  const ended = sandbox.ended.then((code) => {
    throw new UserError(`The sandbox did not start (code ${code}).`);
  });
  while ((await Promise.race([checkoutOn(port), ended])) !== ROOT) {
    if (Date.now() > deadline) throw new UserError('The sandbox did not become healthy in 60 s.');
    await Promise.race([pause(), ended]);
  }
  /* From now on its end is the group's to report. */
  ended.catch(() => undefined);
}

/** The checkout whose sandbox answers on the port; `null` when no sandbox does. */
async function checkoutOn(port: number): Promise<string | null> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const response = await fetch(`http://localhost:${port}/__control/health`, {
      signal: AbortSignal.timeout(HEALTH_MS),
    }).catch(() => null);
    /* A sandbox that is still seeding answers this. */
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
