import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Hono} from 'hono';

export const STYLESHEET = '/__assets/pages.css';
export const CHECKOUT_SCRIPT = '/__assets/checkout.js';
export const INGEST_SCRIPT = '/__assets/live-ingest.js';

const FIGTREE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

const ASSETS: {path: string; file: string | URL; type: string}[] = [
  {path: STYLESHEET, file: new URL('pages.css', import.meta.url), type: 'text/css; charset=utf-8'},
  {
    path: CHECKOUT_SCRIPT,
    file: new URL('checkout.js', import.meta.url),
    type: 'text/javascript; charset=utf-8',
  },
  {
    path: INGEST_SCRIPT,
    file: new URL('../tags/live-ingest.js', import.meta.url),
    type: 'text/javascript; charset=utf-8',
  },
  {path: '/__assets/figtree.woff2', file: FIGTREE, type: 'font/woff2'},
];

/** Serves the static files of the sandbox's pages, so that no page loads anything from another host. */
export function mountAssets(app: Hono): void {
  for (const {path, file, type} of ASSETS) {
    const body = readFileSync(file);
    app.get(path, (c) =>
      c.body(body, 200, {'Content-Type': type, 'Cache-Control': 'public, max-age=300'}),
    );
  }
}
