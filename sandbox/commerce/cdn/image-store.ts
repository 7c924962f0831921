import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, rmSync} from 'node:fs';
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {drawSvg} from './artwork/draw';
import type {Picture} from './file-name';
import {artworkFingerprint} from './fingerprint';
import {Lru} from './lru';
import {encode, rasterise, type Master} from './rasterise';
import type {Output} from './transform';

const ANSWERS_BYTES = 48 * 1024 * 1024;
const MASTERS_BYTES = 128 * 1024 * 1024;
/** Pixels across that pictures are drawn at, besides their natural width: a thumbnail needs no full drawing. */
const DRAWN_AT = [320, 640, 1024];

export interface StoredImage {
  bytes: Buffer;
  /** Quoted, strong. */
  etag: string;
}

export interface ImageStore {
  get(name: string, picture: Picture, output: Output): Promise<StoredImage>;
}

export interface ImageStoreOptions {
  /** Folder for rendered pictures; created when missing. */
  folder: string;
  /** Turns a drawing into pixels; replaced to observe that it happens once. */
  rasterise?: typeof rasterise;
}

/**
 * Renders pictures once: kept on disk for ever (per version of the artwork), the latest in memory, and never the same
 * one twice at a time.
 */
export function createImageStore({
  folder,
  rasterise: draw = rasterise,
}: ImageStoreOptions): ImageStore {
  const version = artworkFingerprint();
  const shelf = path.join(folder, version);
  mkdirSync(shelf, {recursive: true});
  for (const older of readdirSync(folder)) {
    if (older !== version) rmSync(path.join(folder, older), {recursive: true, force: true});
  }
  const answers = new Lru<StoredImage>(ANSWERS_BYTES, ({bytes}) => bytes.length);
  const masters = new Lru<Master>(MASTERS_BYTES, ({data}) => data.length);
  const drawings = createFlights<Master>();
  const renderings = createFlights<StoredImage>();

  async function master(name: string, picture: Picture, width: number): Promise<Master> {
    const key = `${name}@${width}`;
    const known = masters.get(key);
    if (known) return known;
    return drawings(key, async () => {
      const drawn = await draw(drawSvg(picture), width);
      masters.set(key, drawn);
      return drawn;
    });
  }

  async function render(
    name: string,
    picture: Picture,
    output: Output,
    file: string,
  ): Promise<Buffer> {
    const bytes = await encode(await master(name, picture, drawnWidth(picture, output)), output);
    // Written aside first: another process must never read half a picture.
    const aside = `${file}.${process.pid}`;
    await writeFile(aside, bytes);
    await rename(aside, file);
    return bytes;
  }

  return {
    get(name, picture, output) {
      const key = `${name}?${output.width}x${output.height},${output.crop},${output.format}`;
      const known = answers.get(key);
      if (known) return Promise.resolve(known);
      return renderings(key, async () => {
        const file = path.join(shelf, `${sha256(key).slice(0, 32)}.${output.format}`);
        const bytes = (await readIfThere(file)) ?? (await render(name, picture, output, file));
        const image = {bytes, etag: `"${sha256(bytes).slice(0, 24)}"`};
        answers.set(key, image);
        return image;
      });
    },
  };
}

/** The least of the widths drawn at that has a pixel for every pixel of the output. */
function drawnWidth(picture: Picture, {width, height}: Output): number {
  const needed = picture.width * Math.max(width / picture.width, height / picture.height);
  const enough = DRAWN_AT.find((drawn) => drawn + 0.5 >= needed) ?? picture.width;
  return Math.min(enough, picture.width);
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

const readIfThere = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);

/** Lets everybody who asks for the same thing at the same time wait for one making of it. */
function createFlights<T>() {
  const running = new Map<string, Promise<T>>();
  return (key: string, start: () => Promise<T>): Promise<T> => {
    const flight = running.get(key);
    if (flight) return flight;
    const started = start().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
