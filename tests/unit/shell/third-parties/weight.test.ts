import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import {expect, it} from 'vitest';
import {ROOT} from '~sandbox/root';

/** Compressed bytes of a module without React, Remix and dynamic imports. */
async function weightOf(file: string): Promise<number> {
  const {outputFiles, metafile} = await build({
    absWorkingDir: ROOT,
    entryPoints: [file],
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    external: ['react', 'react-dom', 'react/jsx-runtime', '@remix-run/*'],
  });
  const loaded = new Set<string>();
  const visit = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const {path, kind, external} of metafile.outputs[name]?.imports ?? []) {
      if (kind === 'import-statement' && !external) visit(path);
    }
  };
  visit(
    Object.keys(metafile.outputs).find((name) => metafile.outputs[name]?.entryPoint === file) ?? '',
  );
  return outputFiles
    .filter(({path}) => [...loaded].some((name) => path.endsWith(name)))
    .reduce((sum, {contents}) => sum + gzipSync(contents).length, 0);
}

it.each([
  ['app/shell/third-parties/third-parties.tsx', 1200],
  ['app/domains/analytics/marketing-store.ts', 400],
  ['app/platform/report-caught.ts', 200],
  ['app/shell/error-reports/early-errors.ts', 400],
])('CONS-22 %s, which comes with every page, weighs at most %i bytes', async (file, most) => {
  const weight = await weightOf(file);
  expect(weight).toBeGreaterThan(50);
  expect(weight).toBeLessThan(most);
});
