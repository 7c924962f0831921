import path from 'node:path';
import type {Context, Hono} from 'hono';
import type {SandboxContext} from '../../context';
import type {Fault} from '../../control/faults';
import {parseFileName} from './file-name';
import {createImageStore, type ImageStoreOptions} from './image-store';
import {mimeOf} from './rasterize';
import {parseOutput} from './transform';

const CROSS_ORIGIN_HEADERS = {'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*'};
const IMMUTABLE_HEADERS = {'Cache-Control': 'public, max-age=31536000, immutable'};

/**
 * The image service (SAND-12): `GET /cdn/shop/files/:name?v&width&height&crop&format`. File names describe their
 * content, see `parseFileName`; for transforms, see `parseOutput`. Responds with 404 for an unknown name and 400 for an
 * invalid transform. Applies faults of the service `cdn` (SAND-20): `malformed` returns text as image/png, `partial`
 * returns the first half of the image.
 */
export function mountCdn(
  app: Hono,
  context: SandboxContext,
  options: Pick<ImageStoreOptions, 'rasterize'> = {},
): void {
  const store = createImageStore({folder: path.join(context.dataDir, 'cdn'), ...options});

  app.get('/cdn/shop/files/:name', async (c) => {
    const fault = context.faults.pick('cdn', c.req.path);
    const failure = await applyFault(c, context, fault);
    if (failure) return failure;
    const name = c.req.param('name');
    const picture = parseFileName(name);
    if (!picture) return plainText(c, 'No such picture.', 404);
    const {v: _version, ...query} = c.req.query();
    const output = parseOutput(query, c.req.header('Accept'), picture);
    if (!output) return plainText(c, 'Not a transform: width, height, crop or format.', 400);
    const {bytes, etag} = await store.get(name, picture, output);
    const headers = {
      ...CROSS_ORIGIN_HEADERS,
      ...IMMUTABLE_HEADERS,
      ETag: etag,
      ...(query.format === undefined && {Vary: 'Accept'}),
    };
    if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
    const type = {'Content-Type': mimeOf(output.format)};
    if (fault?.kind === 'partial') {
      const half = new Uint8Array(bytes.subarray(0, Math.ceil(bytes.length / 2)));
      return c.body(half, 200, {...CROSS_ORIGIN_HEADERS, ...type, 'Cache-Control': 'no-store'});
    }
    return c.body(new Uint8Array(bytes), 200, {
      ...headers,
      ...type,
      'Content-Length': String(bytes.length),
    });
  });
}

const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;

const plainText = (c: Context, message: string, status: 400 | 404 | 429 | 500 | 503) =>
  c.text(message, status, {...CROSS_ORIGIN_HEADERS, 'Cache-Control': 'no-store'});

async function applyFault(
  c: Context,
  {faults}: SandboxContext,
  fault: Fault | null,
): Promise<Response | null> {
  switch (fault?.kind) {
    case 'down':
      return plainText(c, 'The image service is down.', 503);
    case 'error':
      return plainText(c, 'The image service failed.', 500);
    case 'slow':
      await faults.delay(fault.delayMs);
      return null;
    case 'throttle':
      c.header('Retry-After', '5');
      return plainText(c, 'Too many requests.', 429);
    case 'malformed':
      return c.body('This is no picture.', 200, {
        ...CROSS_ORIGIN_HEADERS,
        'Cache-Control': 'no-store',
        'Content-Type': 'image/png',
      });
    case 'partial':
    case undefined:
      return null;
  }
}
