import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {constants} from 'node:os';
import {onStopRequest} from './stop-request';

/** How long a process has to end by itself before it is made to. */
const GRACE_MS = 5000;

export interface Command {
  /** How messages call it, for instance `sandbox`. */
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Where its output goes. Default: where this process's goes. */
  output?: 'inherit' | 'pipe' | 'ignore';
}

export interface Started {
  name: string;
  child: ChildProcess;
  /** Settles with the exit code when the process has ended. */
  ended: Promise<number>;
}

/** The processes that one command started. Ending the command ends them all, with all that they started (HOUSE-15). */
export interface ProcessGroup {
  start(command: Command): Started;
  /**
   * Waits until one of the processes ends by itself, then ends the rest. Gives the exit code of the first. One that has
   * done its work before, a build for instance, does not count.
   */
  untilEnded(): Promise<number>;
  /** Runs when this process exits, whatever the reason. */
  onExit(cleanup: () => void): void;
}

interface GroupOptions {
  /** True for a command that has a result: stopped before its end, it has failed. Default: stopping is its good end. */
  hasResult?: boolean;
}

/** One per command. From here on a request to stop ends everything that it started, and then this process. */
export function createProcessGroup({hasResult = false}: GroupOptions = {}): ProcessGroup {
  const started: Started[] = [];
  let stopping: Promise<void> | undefined;

  function stop(): Promise<void> {
    stopping ??= Promise.all(started.map(({child, ended}) => end(child, ended))).then(() => {});
    return stopping;
  }

  onStopRequest((exitCode) => {
    /* Asked twice, the user does not want to wait. */
    if (stopping) process.exit(exitCode);
    void stop().then(() => process.exit(hasResult ? exitCode : 0));
  });
  /* The last resort, for an error of this command itself: nothing may outlive it. */
  process.on('exit', () => {
    for (const {child} of started) signalTree(child, 'SIGKILL');
  });

  return {
    start({name, command, args, env = process.env, output = 'inherit'}) {
      /* A group of its own: a signal reaches all that it starts. No stdin: a background group may not read it. */
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
      /* The signal's handler ends this process. */
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
  /* What it started may have stayed behind. */
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
    /* Nothing of that group is left. */
  }
}
