import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {parsePort} from '~scripts/options';
import {ROOT} from '~sandbox/root';
import {findFreePort, isPortFree, portInUseMessage} from '~sandbox/http/ports';
import type {ProcessGroup} from '~scripts/process-group';
import {ensureSandbox, findPortOwner} from '~scripts/sandbox-process';
import {readShop} from '~scripts/shop';

let server: Server | undefined;

async function listen(body: unknown, host = '127.0.0.1'): Promise<number> {
  const started = createServer((_request, response) => response.end(JSON.stringify(body)));
  server = started;
  await new Promise<void>((resolve) => started.listen(0, host, resolve));
  return (started.address() as AddressInfo).port;
}

afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

/** A group that fails when it is asked to start anything. */
const idleGroup: ProcessGroup = {
  start: ({name}) => {
    throw new Error(`started ${name}`);
  },
  untilEnded: () => Promise.resolve(0),
  onExit: () => undefined,
};

describe('ports', () => {
  it('HOUSE-15a portInUseMessage names the port, its owner and the fix in one line', () => {
    expect(portInUseMessage(3000, 'another program', '--port')).toBe(
      'Port 3000 is in use by another program. Stop it, or choose another port with --port <port>.',
    );
  });

  it.each(['127.0.0.1', '0.0.0.0'])('isPortFree detects a port in use on %s', async (host) => {
    expect(await isPortFree(await listen({}, host))).toBe(false);
  });

  it('findFreePort finds a free port', async () => {
    expect(await isPortFree(await findFreePort())).toBe(true);
  });

  it.each(['0', '65536', '3000.5', 'abc', '', '-1'])('parsePort rejects %j', (text) => {
    expect(() => parsePort(text)).toThrow('isn’t a port');
  });

  it('HOUSE-15a readShop rejects a port in use with that message', async () => {
    const port = await listen({});
    await expect(readShop({port: String(port)})).rejects.toThrow(
      portInUseMessage(port, 'another program', '--port'),
    );
  });
});

describe('ensureSandbox', () => {
  it('HOUSE-15c reuses a healthy sandbox of this checkout', async () => {
    const port = await listen({ok: true, checkout: ROOT});
    const log = vi.spyOn(console, 'log').mockReturnValue();
    await ensureSandbox(idleGroup, port);
    expect(log).toHaveBeenCalledWith(
      `Using the sandbox that is already running on http://localhost:${port}`,
    );
  });

  it.each([
    [{ok: true, checkout: '/elsewhere'}, 'the sandbox of another checkout (/elsewhere)'],
    [{hello: 'world'}, 'another program'],
    [{ok: false, checkout: ROOT}, 'another program'],
  ])('HOUSE-15c rejects a port whose server responds with %j', async (body, owner) => {
    const port = await listen(body);
    await expect(ensureSandbox(idleGroup, port)).rejects.toThrow(
      portInUseMessage(port, owner, '--sandbox-port'),
    );
  });

  it('findPortOwner returns nobody for a free port', async () => {
    expect(await findPortOwner(await findFreePort())).toBe('nobody');
  });

  it('starts nothing for a shop that uses a real service', async () => {
    await expect(ensureSandbox(idleGroup, null)).resolves.toBeUndefined();
  });
});
