import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {transformWithEsbuild, type Plugin} from 'vite';

/** The bytes that each module takes in a chunk, roughly: minified, but alone. By file name, then by module. */
export type ChunkModules = Record<string, Record<string, number>>;

/** Writes which modules are in the browser's chunks, for the benchmarks. The file isn't served. */
export function recordChunkModules(file: string): Plugin {
  return {
    name: 'record-chunk-modules',
    apply: 'build',
    async writeBundle(_, bundle) {
      const recorded: ChunkModules = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const modules: Record<string, number> = {};
        for (const [id, {code}] of Object.entries(chunk.modules)) {
          modules[id] = await minifiedLength(code ?? '');
        }
        recorded[chunk.fileName] = modules;
      }
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify(recorded));
    },
  };
}

/** A module cut out of its chunk may not be valid alone. */
async function minifiedLength(code: string): Promise<number> {
  const minified = await transformWithEsbuild(code, 'module.js', {
    minify: true,
    sourcemap: false,
    legalComments: 'none',
  }).catch(() => ({code}));
  return minified.code.length;
}
