import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {rmSync} from 'node:fs';
import {createInterface} from 'node:readline';
import {afterAll, expect, it} from 'vitest';
import {ROOT} from '~sandbox/root';
import {findFreePort} from '~sandbox/http/ports';
import {dataFolderOf, findPortOwner} from '~scripts/sandbox-process';

/* A command that needs a sandbox, with a process of its own in place of the shop. */
const COMMAND = `
import {createProcessGroup} from './scripts/process-group';
import {ensureSandbox} from './scripts/sandbox-process';
const group = createProcessGroup();
await ensureSandbox(group, Number(process.argv[1]));
group.start({name: 'shop', command: process.execPath, args: ['-e', 'setInterval(() => {}, 1000)']});
console.log('ready');
process.exit(await group.untilEnded());
`;

const port = await findFreePort();
const started: ChildProcess[] = [];

afterAll(() => {
  for (const command of started) command.kill('SIGKILL');
  rmSync(dataFolderOf(port), {recursive: true, force: true});
});

async function startCommand(): Promise<ChildProcess> {
  const command = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', COMMAND, String(port)],
    {cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore']},
  );
  started.push(command);
  for await (const line of createInterface({input: command.stdout})) {
    if (line === 'ready') return command;
  }
  throw new Error('the command ended');
}

async function stop(command: ChildProcess): Promise<void> {
  command.kill('SIGTERM');
  await once(command, 'exit');
}

it('HOUSE-15d only the command that started the sandbox stops it', async () => {
  const first = await startCommand();
  const second = await startCommand();
  await stop(second);
  expect(await findPortOwner(port)).toBe('ours');
  await stop(first);
  expect(await findPortOwner(port)).toBe('nobody');
}, 60_000);
