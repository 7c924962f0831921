import {createServer} from 'node:net';

/** All local addresses a server may listen on: a port counts as free only when it is free on each. */
const HOSTS = ['127.0.0.1', '::1', '0.0.0.0', '::'];

export async function isPortFree(port: number): Promise<boolean> {
  for (const host of HOSTS) {
    if ((await listen(port, host)) === 'in-use') return false;
  }
  return true;
}

/** A port that is currently free, for tests and benchmarks that run beside a developer's shop. */
export async function findFreePort(): Promise<number> {
  const port = await listen(0, '127.0.0.1');
  if (port === 'in-use') throw new Error('This machine has no free port.');
  return (await isPortFree(port)) ? port : findFreePort();
}

/** One line that names the port and the fix (HOUSE-15). `flag` is the option that sets another port. */
export function portInUseMessage(port: number, owner: string, flag: string): string {
  return `Port ${port} is in use by ${owner}. Stop it, or choose another port with ${flag} <port>.`;
}

/** Listens for a moment and resolves with the port. Addresses that this machine doesn't have count as free. */
function listen(port: number, host: string): Promise<number | 'in-use'> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EADDRINUSE' || error.code === 'EACCES' ? 'in-use' : port),
    );
    server.listen({port, host, exclusive: true}, () => {
      const address = server.address();
      const given = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve(given));
    });
  });
}
