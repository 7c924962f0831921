import path from 'node:path';
import type {Context, Hono} from 'hono';
import type {SandboxContext} from '../../context';
import type {Fault} from '../../control/faults';
import {parseFileName} from './file-name';
import {createImageStore, type ImageStoreOptions} from './image-store';
import {mimeOf} from './rasterise';
import {parseOutput} from './transform';

/** How long `slow` holds a picture back when the fault does not say, in milliseconds. */
const SLOW_MS = 3000;

const OPEN = {'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*'};
const FOREVER = {'Cache-Control': 'public, max-age=31536000, immutable'};

/**
 * The image service (SAND-12): `GET /cdn/shop/files/:name?v&width&height&crop&format`. Files describe themselves, see
 * `parseFileName`; a transform is read as `parseOutput` says. 404 for a name that means nothing, 400 for a transform that
 * does not. Misbehaves by the faults of the service `cdn` (SAND-20): a `malformed` picture is text that claims to be one, a
 * `partial` one breaks off halfway.
 */
export function mountCdn(
  app: Hono,
  context: SandboxContext,
  options: Pick<ImageStoreOptions, 'rasterise'> = {},
): void {
  const store = createImageStore({folder: path.join(context.dataDir, 'cdn'), ...options});

  app.get('/cdn/shop/files/:name', async (c) => {
    const fault = context.faults.pick('cdn', c.req.path);
    const failure = await misbehave(c, context, fault);
    if (failure) return failure;
    const name = c.req.param('name');
    const picture = parseFileName(name);
    if (!picture) return plain(c, 'No such picture.', 404);
    const {v: _version, ...query} = c.req.query();
    const output = parseOutput(query, c.req.header('Accept'), picture);
    if (!output) return plain(c, 'Not a transform: width, height, crop or format.', 400);
    const {bytes, etag} = await store.get(name, picture, output);
    const headers = {
      ...OPEN,
      ...FOREVER,
      ETag: etag,
      ...(query.format === undefined && {Vary: 'Accept'}),
    };
    if (matches(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
    const type = {'Content-Type': mimeOf(output.format)};
    if (fault?.kind === 'partial') {
      const half = new Uint8Array(bytes.subarray(0, Math.ceil(bytes.length / 2)));
      return c.body(half, 200, {...OPEN, ...type, 'Cache-Control': 'no-store'});
    }
    return c.body(new Uint8Array(bytes), 200, {
      ...headers,
      ...type,
      'Content-Length': String(bytes.length),
    });
  });
}

const matches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;

const plain = (c: Context, words: string, status: 400 | 404 | 429 | 500 | 503) =>
  c.text(words, status, {...OPEN, 'Cache-Control': 'no-store'});

async function misbehave(c: Context, {faults}: SandboxContext, fault: Fault | null) {
  switch (fault?.kind) {
    case 'down':
      return plain(c, 'The image service is down.', 503);
    case 'error':
      return plain(c, 'The image service failed.', 500);
    case 'slow':
      await faults.hold(fault.delayMs ?? SLOW_MS);
      return null;
    case 'throttle':
      c.header('Retry-After', '5');
      return plain(c, 'Too many requests.', 429);
    case 'malformed':
      return c.body('This is no picture.', 200, {
        ...OPEN,
        'Cache-Control': 'no-store',
        'Content-Type': 'image/png',
      });
    default:
      return null;
  }
}
