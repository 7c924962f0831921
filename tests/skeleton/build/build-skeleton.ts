import {execFile} from 'node:child_process';
import {cpSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import {ROOT} from '~sandbox/run/options';
import {hydrogenCommand} from '~sandbox/run/shopify-cli';

const CLI = path.dirname(createRequire(import.meta.url).resolve('@shopify/cli/package.json'));
/** What `shopify hydrogen init` copies. */
const SKELETON = path.join(CLI, 'dist/assets/hydrogen/starter');
/** The one that this folder knows how to build. */
const VERSION = '2025.5.2';

/**
 * Copies the official skeleton that the installed CLI carries into a folder and builds it there. Its sources are as
 * Shopify ships them: that of 2025.4.2, moved to React Router 7 and otherwise the same. Only its build configuration
 * is replaced, by one that builds them with the Remix 2 and Hydrogen that are installed here; the browser files that
 * come out are those of a build of 2025.4.2, byte by byte.
 * @returns the folder of the build
 * @throws with what the build wrote when it fails
 */
export async function buildSkeleton(folder: string, signal: AbortSignal): Promise<string> {
  const found = readFileSync(path.join(SKELETON, 'package.json'), 'utf8');
  if (!found.includes(`"version": "${VERSION}"`)) {
    throw new Error(`The installed CLI carries another skeleton than ${VERSION}:\n${found}`);
  }
  cpSync(SKELETON, folder, {recursive: true});
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const config = path.join(import.meta.dirname, 'vite.config.ts');
  writeFileSync(
    path.join(folder, 'vite.config.ts'),
    `export {default} from ${JSON.stringify(config)};\n`,
  );
  const {command, args, env} = hydrogenCommand([
    'build',
    '--no-bundle-stats',
    '--disable-route-warning',
    /* It has none, and on a CI the command would refuse to go on. */
    '--no-lockfile-check',
  ]);
  await promisify(execFile)(command, args, {env, cwd: folder, signal});
  return path.join(folder, 'dist');
}
