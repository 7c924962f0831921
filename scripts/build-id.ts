import {execFileSync} from 'node:child_process';

/** Id of this build: the environment variable `BUILD_ID`, or else the commit. */
export function buildId(): string {
  if (process.env.BUILD_ID) return process.env.BUILD_ID;
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    }).trim();
  } catch {
    return 'unversioned';
  }
}
