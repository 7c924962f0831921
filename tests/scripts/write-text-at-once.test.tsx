import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {Suspense, type ReactNode} from 'react';
import type {renderToReadableStream} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {changeRenderer} from '~scripts/write-text-at-once';

type Render = typeof renderToReadableStream;

const require = createRequire(import.meta.url);
const FILE = path.join(
  path.dirname(require.resolve('react-dom/package.json')),
  'cjs/react-dom-server.browser.production.min.js',
);

/** Runs the code of React's CommonJS module. */
function load(code: string): Render {
  const module = {exports: {} as {renderToReadableStream: Render}};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the only way to run changed CommonJS code
  const run = new Function('require', 'exports', code) as (...given: unknown[]) => void;
  run(require, module.exports);
  return module.exports.renderToReadableStream;
}

const original = readFileSync(FILE, 'utf8');

const LONG = 'Pâté für Möpse 🐕 & <b>co</b> “quoted” '.repeat(200);

/** Suspends once, so that the page comes in two flushes. */
function createLate() {
  let isLoaded = false;
  const loading = new Promise<void>((resolve) => setTimeout(resolve, 5)).then(() => {
    isLoaded = true;
  });
  return function Late() {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- React's protocol of suspending
    if (!isLoaded) throw loading;
    return <p data-late="é">late {LONG}</p>;
  };
}

function page(Late: () => ReactNode) {
  return (
    <html lang="en">
      <head>
        <title>A &amp; B</title>
      </head>
      <body className={'a'.repeat(600)}>
        <p title={LONG}>
          {LONG} {1} {null} {'😀'}
        </p>
        <Suspense fallback={<i>…</i>}>
          <Late />
        </Suspense>
      </body>
    </html>
  );
}

async function chunksOf(render: Render): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  const reader = (await render(page(createLate()))).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read())
    chunks.push(read.value as Uint8Array);
  return chunks;
}

const textOf = (chunks: readonly Uint8Array[]) => Buffer.concat(chunks).toString('utf8');

describe('changeRenderer', () => {
  it('EDGE-34 writes the same HTML as React’s own renderer, in one chunk per flush', async () => {
    const expected = await chunksOf(load(original));
    const render = load(changeRenderer(original));
    const [one, other] = await Promise.all([chunksOf(render), chunksOf(render)]);
    expect(textOf(expected)).toContain('late');
    expect(textOf(one)).toBe(textOf(expected));
    expect(textOf(other)).toBe(textOf(expected));
    /* One chunk is the page, the other is the part that suspended. */
    expect(one).toHaveLength(2);
  });

  it('EDGE-34 writes nothing of an abandoned page into the next one', async () => {
    const render = load(changeRenderer(original));
    const given = (await render(page(createLate()), {onError: () => undefined})).getReader();
    await given.read();
    await given.cancel();
    expect(textOf(await chunksOf(render))).toBe(textOf(await chunksOf(load(original))));
  });

  it('EDGE-34 throws for a renderer that it doesn’t know', () => {
    expect(() => changeRenderer('exports.renderToReadableStream = 1;')).toThrow(
      'The framework no longer contains',
    );
  });
});
