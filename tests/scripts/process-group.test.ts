import {spawn, type ChildProcess, type ChildProcessByStdio} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import type {Readable} from 'node:stream';
import {build} from 'esbuild';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ROOT} from '~sandbox/root';

/* Prints a line when it is running and when it is asked to end, and starts a child process that does the same. */
const MEMBER = `
const [kind] = process.argv.slice(2);
process.on('SIGTERM', () => {
  console.log('asked');
  if (kind !== 'stubborn') process.exit();
});
if (kind === 'inner') console.log('stands');
else if (kind !== 'build') require('node:child_process').spawn(process.execPath, [__filename, 'inner'], {stdio: 'inherit'});
if (kind === 'ends') process.exit(3);
if (kind === 'build') process.exit(0);
setInterval(() => {}, 1000);
`;

const COMMAND = `
import {createProcessGroup} from './scripts/process-group';
const group = createProcessGroup();
for (const kind of process.argv.slice(2)) {
  const args = [import.meta.dirname + '/member.cjs', kind];
  const {ended} = group.start({name: kind, command: process.execPath, args});
  if (kind === 'build') await ended;
}
process.exit(await group.untilEnded());
`;

let folder: string;

/* Bundled once, because loading TypeScript in each process would take longer than the rest of the test. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'process-group-'));
  writeFileSync(path.join(folder, 'member.cjs'), MEMBER);
  await build({
    stdin: {contents: COMMAND, resolveDir: ROOT, loader: 'ts'},
    outfile: path.join(folder, 'command.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
});

afterAll(() => rmSync(folder, {recursive: true}));

interface Running {
  command: ChildProcess;
  /** Resolves when this line has been printed `times` times. */
  printed(line: string, times: number): Promise<void>;
  /** Resolves when no process holds the output anymore: the command and all its descendants have ended. */
  allEnded: Promise<unknown>;
}

function startCommand(...kinds: string[]): Running {
  return follow(
    spawn(process.execPath, [path.join(folder, 'command.mjs'), ...kinds], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
}

/** Starts it like `npm run`: in a shell, which doesn't forward signals. */
function startInShell(kind: string): Running {
  const line = `"${process.execPath}" "${path.join(folder, 'command.mjs')}" ${kind}; true`;
  return follow(
    spawn('sh', ['-c', line], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {...process.env, npm_lifecycle_event: 'dev'},
    }),
  );
}

function follow(command: ChildProcessByStdio<null, Readable, null>): Running {
  const lines: string[] = [];
  const reader = createInterface({input: command.stdout});
  reader.on('line', (line) => lines.push(line));
  return {
    command,
    async printed(line, times) {
      while (lines.filter((read) => read === line).length < times) await once(reader, 'line');
    },
    allEnded: once(command.stdout, 'end'),
  };
}

async function exitCode(command: ChildProcess): Promise<number> {
  const [code] = (await once(command, 'exit')) as [number];
  return code;
}

describe('process group', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'HOUSE-15b ends all processes and their children on %s',
    async (signal) => {
      const {command, printed, allEnded} = startCommand('polite', 'polite');
      await printed('stands', 2);
      command.kill(signal);
      expect(await exitCode(command)).toBe(0);
      await allEnded;
    },
  );

  it('HOUSE-15b exits without waiting on a second request', async () => {
    const {command, printed, allEnded} = startCommand('stubborn');
    await printed('stands', 1);
    command.kill('SIGINT');
    await printed('asked', 2);
    command.kill('SIGINT');
    expect(await exitCode(command)).toBe(130);
    await allEnded;
  });

  it("HOUSE-15b ends all processes when npm's shell has ended", async () => {
    const {command, printed, allEnded} = startInShell('polite');
    await printed('stands', 1);
    command.kill('SIGTERM');
    await allEnded;
  });

  it('HOUSE-15b keeps running after a build has finished', async () => {
    const {command, printed, allEnded} = startCommand('build', 'polite');
    await printed('stands', 1);
    expect(command.exitCode).toBeNull();
    command.kill('SIGINT');
    expect(await exitCode(command)).toBe(0);
    await allEnded;
  });

  it('HOUSE-15b ends the rest when one process ends, and returns its exit code', async () => {
    const {command, allEnded} = startCommand('ends', 'polite');
    expect(await exitCode(command)).toBe(3);
    await allEnded;
  });
});
