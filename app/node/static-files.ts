import {createReadStream, existsSync, readdirSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {isRead} from '~/platform/is-read';
import {acceptedEncoding, isCompressible, type Encoding} from './compression';

const HASHED = '/assets/';
/** Compressing smaller files gains nothing; larger ones would take too much memory. */
const COMPRESS_FROM_BYTES = 1024;
const COMPRESS_TO_BYTES = 4 * 1024 * 1024;
const BROTLI_QUALITY = 9;
/** A tenth smaller, but takes about ten times as long. */
const BEST_BROTLI_QUALITY = 11;

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

interface StaticFile {
  file: string;
  bytes: number;
  type: string;
  etag: string;
  cacheControl: string;
}

/**
 * The list of paths is read once at the start, so that no request can name a file outside the folder. Compressed files
 * are cached on first use; the build's size bounds that cache. After its first use, a file is compressed once more, as
 * small as it gets.
 * @returns whether the request named a file and was answered
 */
export function createStaticFiles(folder: string) {
  const files = new Map(
    listFiles(folder).map((file) => [
      `/${path.relative(folder, file).split(path.sep).join('/')}`,
      file,
    ]),
  );
  const described = new Map([...files].map(([url, file]) => [url, describeFile(url, file)]));
  const compressed = new Map<string, Promise<Buffer>>();

  function compress({file}: StaticFile, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${file}`;
    const known = compressed.get(key);
    if (known) return known;
    const body = readFile(file);
    const compressing = body.then(COMPRESS[encoding]);
    compressed.set(key, compressing);
    const improving =
      encoding === 'br' &&
      compressing
        .then(async () => brotli(await body, BEST_BROTLI_QUALITY))
        .then((best) => compressed.set(key, Promise.resolve(best)));
    /* The next request tries again: a file can be unreadable for a moment, for instance with too many files open. */
    Promise.all([compressing, improving]).catch(() => compressed.delete(key));
    return compressing;
  }

  return async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<boolean> {
    const file = described.get(pathname);
    if (!file || !isRead(request)) return false;
    const compresses =
      isCompressible(file.type) &&
      file.bytes >= COMPRESS_FROM_BYTES &&
      file.bytes <= COMPRESS_TO_BYTES;
    response.setHeader('Content-Type', file.type);
    response.setHeader('Cache-Control', file.cacheControl);
    response.setHeader('ETag', file.etag);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (compresses) response.setHeader('Vary', 'Accept-Encoding');
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304).end();
      return true;
    }
    const encoding = compresses ? acceptedEncoding(request) : undefined;
    const body = encoding && (await compress(file, encoding));
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body?.byteLength ?? file.bytes);
    if (request.method === 'HEAD' || body) {
      response.end(body);
    } else {
      await pipeline(createReadStream(file.file), response);
    }
    return true;
  };
}

const COMPRESS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, BROTLI_QUALITY),
  gzip: (body) => promisify(gzip)(body),
};

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}});

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function describeFile(url: string, file: string): StaticFile {
  const {size, mtimeMs} = statSync(file);
  return {
    file,
    bytes: size,
    type: TYPES[path.extname(file)] ?? 'application/octet-stream',
    /* Weak, because the compressed and the plain response share it. */
    etag: `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    cacheControl: url.startsWith(HASHED)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
  };
}
