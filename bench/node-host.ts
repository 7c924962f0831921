import path from 'node:path';
import {composeEnv, sandboxVariables} from '~scripts/env-file';
import {ROOT} from '~sandbox/root';
import {findFreePort} from '~sandbox/http/ports';
import type {ProcessGroup} from '~scripts/process-group';

const READY_MS = 20_000;
const POLL_MS = 50;

interface NodeHost {
  origin: string;
  pid: number;
}

/**
 * Runs the production build on the Node host, which compresses like a deployment's edge. It takes clients' addresses
 * from the load generator, as from a proxy.
 */
export async function startNodeHost(group: ProcessGroup, sandboxOrigin: string): Promise<NodeHost> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const variables = composeEnv({
    root: ROOT,
    personal: false,
    overrides: sandboxVariables(sandboxOrigin),
  });
  const {child} = group.start({
    name: 'Node host',
    command: process.execPath,
    args: [path.join(ROOT, 'dist/node/start.js')],
    env: {
      ...process.env,
      ...variables,
      NODE_ENV: 'production',
      PORT: String(port),
      TRUST_PROXY: '1',
    },
    output: 'ignore',
  });
  const deadline = Date.now() + READY_MS;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(
        'The Node host didn’t start. If there is no production build, run: npm run build',
      );
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return {origin, pid: child.pid ?? 0};
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ok}) => ok,
    () => false,
  );
}
