import {execFile} from 'node:child_process';
import {cpSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import {ROOT} from '~sandbox/root';
import {hydrogenCommand} from '~scripts/shopify-cli';

const CLI = path.dirname(createRequire(import.meta.url).resolve('@shopify/cli/package.json'));
/** The template that `shopify hydrogen init` copies. */
const SKELETON = path.join(CLI, 'dist/assets/hydrogen/starter');
/** The only skeleton version that this folder can build. */
const VERSION = '2025.5.2';

/**
 * Copies the official skeleton of the installed CLI into a folder and builds it there. The sources are Shopify's: those
 * of 2025.4.2, moved to React Router 7 and otherwise unchanged. Only the build configuration is replaced, to build with
 * the Remix 2 and Hydrogen installed here. The resulting browser files are identical, byte by byte, to a build of
 * 2025.4.2.
 * @returns the folder of the build
 * @throws with the build's output when it fails
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
    /* The copy has no lockfile, and on CI the command would stop because of that. */
    '--no-lockfile-check',
  ]);
  await promisify(execFile)(command, args, {env, cwd: folder, signal});
  return path.join(folder, 'dist');
}
