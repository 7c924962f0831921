import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {constants} from 'node:os';
import {onStopRequest} from './stop-request';

/** Time for a process to end by itself before it is killed. */
const GRACE_MS = 5000;

export interface Command {
  /** Used in messages, for example `sandbox`. */
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** @default 'inherit', the output of this process */
  output?: 'inherit' | 'pipe' | 'ignore';
}

export interface Started {
  name: string;
  child: ChildProcess;
  /** Resolves with the exit code. */
  ended: Promise<number>;
}

/** The processes started by one command. They all end with it, including their own child processes (HOUSE-15). */
export interface ProcessGroup {
  start(command: Command): Started;
  /**
   * Waits until one of the processes ends, then ends the rest. Resolves with the exit code of the first. Processes that
   * already succeeded, such as a build, don't count.
   */
  untilEnded(): Promise<number>;
  /** Runs when this process exits, for any reason. */
  onExit(cleanup: () => void): void;
}

interface GroupOptions {
  /**
   * True for a command that produces a result: stopping it early is a failure. By default, stopping counts as success.
   */
  hasResult?: boolean;
}

/** Call once per command. From then on, a stop request ends all started processes, then this one. */
export function createProcessGroup({hasResult = false}: GroupOptions = {}): ProcessGroup {
  const started: Started[] = [];
  let stopping: Promise<void> | undefined;

  function stop(): Promise<void> {
    stopping ??= Promise.all(started.map(({child, ended}) => end(child, ended))).then(() => {});
    return stopping;
  }

  onStopRequest((exitCode) => {
    /* A second request means that the user doesn't want to wait. */
    if (stopping) process.exit(exitCode);
    void stop().then(() => process.exit(hasResult ? exitCode : 0));
  });
  /* Fallback for errors of this command itself: no child process may outlive it. */
  process.on('exit', () => {
    for (const {child} of started) signalTree(child, 'SIGKILL');
  });

  return {
    start({name, command, args, env = process.env, output = 'inherit'}) {
      /*
       * A process group of its own, so signals reach all descendants. No stdin: background groups can't read it.
       */
      const child = spawn(command, args, {
        env,
        stdio: ['ignore', output, output === 'ignore' ? 'inherit' : output],
        detached: process.platform !== 'win32',
      });
      const ended = new Promise<number>((resolve, reject) => {
        child.once('error', reject);
        child.once('exit', (code, signal) => resolve(code ?? exitCodeOf(signal)));
      });
      started.push({name, child, ended});
      return {name, child, ended};
    },
    async untilEnded() {
      const {name, code} = await Promise.race(
        started
          .filter(({child}) => child.exitCode !== 0)
          .map(async ({name, ended}) => ({name, code: await ended})),
      );
      /* The signal handler exits this process. */
      if (stopping) return new Promise(() => {});
      if (code !== 0) console.error(`The ${name} ended with code ${code}.`);
      await stop();
      return code;
    },
    onExit: (cleanup) => void process.on('exit', cleanup),
  };
}

const exitCodeOf = (signal: NodeJS.Signals | null) =>
  128 + (signal ? constants.signals[signal] : 0);

async function end(child: ChildProcess, ended: Promise<number>): Promise<void> {
  signalTree(child, 'SIGTERM');
  const timer = setTimeout(() => signalTree(child, 'SIGKILL'), GRACE_MS);
  await ended.catch(() => undefined);
  clearTimeout(timer);
  /* Child processes of the command may still be running. */
  signalTree(child, 'SIGKILL');
}

function signalTree({pid}: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], {stdio: 'ignore'});
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    /* The group has already ended. */
  }
}
