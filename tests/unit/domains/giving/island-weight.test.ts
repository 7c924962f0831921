import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import {expect, it} from 'vitest';
import {ROOT} from '~sandbox/root';

/** Compressed kilobytes that a browser loads for a module, without shared chunks and dynamic imports. */
async function weightOf(file: string): Promise<number> {
  const {outputFiles, metafile} = await build({
    absWorkingDir: ROOT,
    entryPoints: [`app/domains/giving/${file}`],
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    external: [
      'react',
      'react-dom',
      'react/jsx-runtime',
      '@remix-run/*',
      'react-aria-components/*',
    ],
  });
  const entry = Object.keys(metafile.outputs).find((name) =>
    metafile.outputs[name]?.entryPoint?.endsWith(file),
  );
  const loaded = new Set<string>();
  const visit = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const {path, kind, external} of metafile.outputs[name]?.imports ?? []) {
      if (kind === 'import-statement' && !external) visit(path);
    }
  };
  visit(entry ?? '');
  const bytes = outputFiles
    .filter(({path}) => [...loaded].some((name) => path.endsWith(name)))
    .map(({contents}) => gzipSync(contents).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

it.each(['product-giving.client.tsx', 'cart-giving.client.tsx', 'cause-chooser.client.tsx'])(
  'GIVE-88b the island %s weighs at most 25 kB',
  async (file) => {
    const weight = await weightOf(`islands/${file}`);
    expect(weight).toBeGreaterThan(2);
    expect(weight).toBeLessThan(25);
  },
);

it.each(['product-giving.tsx', 'cart-giving.tsx'])(
  'GIVE-88b the slot %s loads no code for the giving service with the page',
  async (file) => {
    expect(await weightOf(file)).toBeLessThan(4);
  },
);
