import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, rmSync} from 'node:fs';
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {drawSvg} from './artwork/draw-svg';
import type {Picture} from './file-name';
import {artworkFingerprint} from './fingerprint';
import {WeightedLruCache} from './weighted-lru-cache';
import {encode, rasterize, type Master} from './rasterize';
import type {Output} from './transform';

const IMAGE_CACHE_BYTES = 48 * 1024 * 1024;
const MASTER_CACHE_BYTES = 128 * 1024 * 1024;
/** Drawing widths in pixels, in addition to the natural width: small outputs don't need a full-size drawing. */
const DRAWING_WIDTHS = [320, 640, 1024];

export interface StoredImage {
  bytes: Buffer;
  /** Quoted, strong. */
  etag: string;
}

export interface ImageStore {
  get(name: string, picture: Picture, output: Output): Promise<StoredImage>;
}

export interface ImageStoreOptions {
  /** Folder for rendered images. Created if missing. */
  folder: string;
  /** Converts a drawing to pixels. Tests replace it to count calls. */
  rasterize?: typeof rasterize;
}

/**
 * Renders each image once. Results are stored on disk for the current version of the artwork, and the latest ones in
 * memory. Concurrent requests for the same image share one rendering.
 */
export function createImageStore({
  folder,
  rasterize: draw = rasterize,
}: ImageStoreOptions): ImageStore {
  const version = artworkFingerprint();
  const versionFolder = path.join(folder, version);
  mkdirSync(versionFolder, {recursive: true});
  for (const older of readdirSync(folder)) {
    if (older !== version) rmSync(path.join(folder, older), {recursive: true, force: true});
  }
  const imageCache = new WeightedLruCache<StoredImage>(
    IMAGE_CACHE_BYTES,
    ({bytes}) => bytes.length,
  );
  const masterCache = new WeightedLruCache<Master>(MASTER_CACHE_BYTES, ({data}) => data.length);
  const drawings = createSharedCalls<Master>();
  const renderings = createSharedCalls<StoredImage>();

  async function master(name: string, picture: Picture, width: number): Promise<Master> {
    const key = `${name}@${width}`;
    const cached = masterCache.get(key);
    if (cached) return cached;
    return drawings(key, async () => {
      const drawn = await draw(drawSvg(picture), width);
      masterCache.set(key, drawn);
      return drawn;
    });
  }

  async function render(
    name: string,
    picture: Picture,
    output: Output,
    file: string,
  ): Promise<Buffer> {
    const bytes = await encode(await master(name, picture, drawingWidth(picture, output)), output);
    // Writes to a temporary file first, so other processes never read an incomplete image.
    const temporaryFile = `${file}.${process.pid}`;
    await writeFile(temporaryFile, bytes);
    await rename(temporaryFile, file);
    return bytes;
  }

  return {
    get(name, picture, output) {
      const key = `${name}?${output.width}x${output.height},${output.crop},${output.format}`;
      const cached = imageCache.get(key);
      if (cached) return Promise.resolve(cached);
      return renderings(key, async () => {
        const file = path.join(versionFolder, `${sha256(key).slice(0, 32)}.${output.format}`);
        const bytes = (await readIfExists(file)) ?? (await render(name, picture, output, file));
        const image = {bytes, etag: `"${sha256(bytes).slice(0, 24)}"`};
        imageCache.set(key, image);
        return image;
      });
    },
  };
}

/** The smallest drawing width with at least one pixel per output pixel. */
function drawingWidth(picture: Picture, {width, height}: Output): number {
  const needed = picture.width * Math.max(width / picture.width, height / picture.height);
  const enough = DRAWING_WIDTHS.find((drawn) => drawn + 0.5 >= needed) ?? picture.width;
  return Math.min(enough, picture.width);
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

const readIfExists = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);

/** Lets concurrent callers with the same key share one promise. */
function createSharedCalls<T>() {
  const running = new Map<string, Promise<T>>();
  return (key: string, start: () => Promise<T>): Promise<T> => {
    const pending = running.get(key);
    if (pending) return pending;
    const started = start().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
