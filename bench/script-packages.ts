import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Browser} from '@playwright/test';
import {ROOT} from '~sandbox/root';
import type {ChunkModules} from '~scripts/chunk-modules';
import type {Page} from './pages';
import {kb, section, table} from './table';
import {measureWeight} from './weight';

const CLIENT = path.join(ROOT, 'dist/client');
const SHOWN = 12;

/** Splits the gzip size of each page's scripts among the packages and folders that their modules come from. */
export async function measureScriptPackages(
  browser: Browser,
  origin: string,
  pages: readonly Page[],
): Promise<string> {
  const chunks = JSON.parse(
    readFileSync(path.join(ROOT, 'dist/client-modules.json'), 'utf8'),
  ) as ChunkModules;
  const sizes: Map<string, number>[] = [];
  /* One after the other: a page whose scripts wait for the processor would seem to have none. */
  for (const {path: pathname, headers} of pages) {
    const {files} = await measureWeight(browser, origin + pathname, headers);
    sizes.push(sizesByPackage(files, chunks));
  }
  const all = [...new Set(sizes.flatMap((size) => [...size.keys()]))];
  const largest = (name: string) => Math.max(...sizes.map((size) => size.get(name) ?? 0));
  const names = all.toSorted((a, b) => largest(b) - largest(a));
  const rest = sizes.map((size) =>
    names.slice(SHOWN).reduce((sum, name) => sum + (size.get(name) ?? 0), 0),
  );
  return section(
    'Script by package (gzip, shared out by the minified size of the modules)',
    table(
      ['package', ...pages.map(({name}) => name)],
      [
        ...names
          .slice(0, SHOWN)
          .map((name) => [name, ...sizes.map((size) => kb(size.get(name) ?? 0))]),
        ['others', ...rest.map(kb)],
      ],
    ),
  );
}

function sizesByPackage(files: readonly string[], chunks: ChunkModules): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const url of files) {
    const file = new URL(url).pathname.slice(1);
    const modules = chunks[file];
    /* Scripts of third parties aren't ours to split. */
    if (!modules) continue;
    const bytes = gzipSync(readFileSync(path.join(CLIENT, file))).byteLength;
    const total = Object.values(modules).reduce((sum, length) => sum + length, 0) || 1;
    for (const [id, length] of Object.entries(modules)) {
      const name = packageOf(id);
      sizes.set(name, (sizes.get(name) ?? 0) + (bytes * length) / total);
    }
  }
  return sizes;
}

/** `react-dom`, or a folder of the app such as `app/domains/cart`. */
function packageOf(id: string): string {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  if (name !== undefined) return name;
  const [, folder] = /\/(app\/(?:domains\/)?[^/?]+)/.exec(id) ?? [];
  return folder ?? 'the build’s own';
}
