import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import {ROOT} from '~sandbox/root';

/**
 * Compressed bytes that a browser loads for the module in `file`, from the root of the repository, without React, Remix,
 * the packages in `external` and dynamic imports.
 */
export async function moduleWeight(file: string, external: string[] = []): Promise<number> {
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
    external: ['react', 'react-dom', 'react/jsx-runtime', '@remix-run/*', ...external],
  });
  const loaded = new Set<string>();
  const visit = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const {path, kind, external: isExternal} of metafile.outputs[name]?.imports ?? []) {
      if (kind === 'import-statement' && !isExternal) visit(path);
    }
  };
  visit(
    Object.keys(metafile.outputs).find((name) => metafile.outputs[name]?.entryPoint === file) ?? '',
  );
  return outputFiles
    .filter(({path}) => [...loaded].some((name) => path.endsWith(name)))
    .reduce((sum, {contents}) => sum + gzipSync(contents).length, 0);
}
