import {mkdirSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Hono} from 'hono';
import Database from 'libsql';
import sharp from 'sharp';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {mountCdn} from '~sandbox/commerce/cdn/cdn';
import {rasterize} from '~sandbox/commerce/cdn/rasterize';
import type {SandboxContext} from '~sandbox/context';
import {createClock} from '~sandbox/control/clock';
import {createFaultBoard} from '~sandbox/control/faults';

const BAG = '/cdn/shop/files/pack_bag_balance_dog_adult_chicken_30lb_front.png';
const CLEAR = '/cdn/shop/files/scene_brand-logo.png';
const IMMUTABLE = 'public, max-age=31536000, immutable';

let dataDir: string;
let context: SandboxContext;
let drawn: number[];
let app: Hono;

/** A service in the state after a restart: the same folder, nothing in memory. */
function start(): Hono {
  const fresh = new Hono();
  mountCdn(fresh, context, {
    rasterize: (svg, width) => {
      drawn.push(width);
      return rasterize(svg, width);
    },
  });
  return fresh;
}

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'cdn-'));
  context = {
    db: new Database(':memory:'),
    clock: createClock(),
    faults: createFaultBoard(),
    origin: 'http://localhost:4000',
    dataDir,
  };
  drawn = [];
  app = start();
});

afterEach(() => {
  context.db.close();
  rmSync(dataDir, {recursive: true, force: true});
});

async function picture(url: string, headers: Record<string, string> = {}) {
  const response = await app.request(url, {headers});
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  const {format, width, height, hasAlpha} = await sharp(bytes).metadata();
  return {response, bytes, format, width, height, hasAlpha};
}

describe('image service transforms', () => {
  it.each([
    ['width', `${BAG}?width=120`, 120, 120],
    ['height', `${BAG}?height=90`, 90, 90],
    ['the tighter of both', `${BAG}?width=200&height=80`, 80, 80],
    ['the shape of the picture', `${CLEAR}?width=240`, 240, 120],
    ['a crop to both sides', `${BAG}?width=120&height=60&crop=top`, 120, 60],
    ['a crop without a height as no crop', `${BAG}?width=120&crop=top`, 120, 120],
  ])('SAND-12a the image service scales to %s', async (_name, url, width, height) => {
    expect(await picture(url)).toMatchObject({width, height});
  });

  it.each([
    ['no size', CLEAR, 2400, 1200],
    ['more than there is', `${CLEAR}?width=2900`, 2400, 1200],
    ['an absurd size', `${CLEAR}?width=99999999`, 2400, 1200],
    ['a crop that is too large', `${CLEAR}?width=2400&height=2400&crop=center`, 1200, 1200],
  ])('SAND-12a the image service never enlarges: %s', async (_name, url, width, height) => {
    expect(await picture(url)).toMatchObject({width, height});
  });

  it('SAND-12b a crop keeps the named side', async () => {
    const crops = ['top', 'center', 'bottom'];
    const cut = await Promise.all(
      crops.map(
        async (crop) => (await picture(`${BAG}?width=100&height=30&crop=${crop}&format=png`)).bytes,
      ),
    );
    const whole = sharp((await picture(`${BAG}?width=100&format=png`)).bytes);
    const top = await whole
      .clone()
      .extract({left: 0, top: 0, width: 100, height: 30})
      .raw()
      .toBuffer();
    const [first, ...others] = await Promise.all(cut.map((bytes) => sharp(bytes).raw().toBuffer()));
    expect(meanDifference(first, top)).toBeLessThan(6);
    for (const other of others) expect(meanDifference(other, top)).toBeGreaterThan(12);
  });

  it.each([
    'width=0',
    'width=-3',
    'width=1.5',
    'height=abc',
    'width=',
    'crop=middle',
    'format=gif',
  ])('SAND-12a the image service rejects %s', async (query) => {
    const response = await app.request(`${BAG}?${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('image service formats', () => {
  it.each([
    ['webp when accepted', '', 'image/avif,image/webp,*/*', 'webp', 'image/webp'],
    ['png when webp is not accepted', '', 'image/png', 'png', 'image/png'],
    ['webp when asked for', '&format=webp', 'image/png', 'webp', 'image/webp'],
    ['png when asked for', '&format=png', 'image/webp', 'png', 'image/png'],
    ['jpg when asked for', '&format=jpg', 'image/webp', 'jpeg', 'image/jpeg'],
  ])('SAND-12c the image service returns %s', async (_name, query, accept, format, type) => {
    const answer = await picture(`${BAG}?width=64${query}`, {Accept: accept});
    expect(answer.format).toBe(format);
    expect(answer.response.headers.get('Content-Type')).toBe(type);
    expect(answer.response.headers.get('Vary')).toBe(query ? null : 'Accept');
  });

  it('SAND-12c the background of a pack is transparent in webp and white in jpg', async () => {
    const webp = await picture(`${BAG}?width=64&format=webp`);
    expect((await corner(webp.bytes))[3]).toBe(0);
    const jpg = await picture(`${BAG}?width=64&format=jpg`);
    expect(Math.min(...(await corner(jpg.bytes)))).toBeGreaterThan(250);
  });
});

describe('image service caching', () => {
  it('SAND-12d images are cached forever and usable by any origin', async () => {
    const {response} = await picture(`${BAG}?v=1700000000&width=64`);
    expect(response.headers.get('Cache-Control')).toBe(IMMUTABLE);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Timing-Allow-Origin')).toBe('*');
  });

  it('SAND-12d a known ETag returns 304 without a body', async () => {
    const {response} = await picture(`${BAG}?width=64`);
    const etag = response.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]+"$/);
    const again = await app.request(`${BAG}?width=64`, {
      headers: {'If-None-Match': `"x", W/${etag}`},
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('Cache-Control')).toBe(IMMUTABLE);
    const other = await app.request(`${BAG}?width=64`, {headers: {'If-None-Match': '"x"'}});
    expect(other.status).toBe(200);
  });

  it('SAND-12d a repeated request is served without drawing again, even after a restart', async () => {
    const first = await picture(`${BAG}?width=64&format=webp`);
    expect(drawn).toHaveLength(1);
    await picture(`${BAG}?width=64&format=webp&v=2`);
    app = start();
    const third = await picture(`${BAG}?width=64&format=webp`);
    expect(drawn).toHaveLength(1);
    expect(third.bytes.equals(first.bytes)).toBe(true);
    expect(third.response.headers.get('ETag')).toBe(first.response.headers.get('ETag'));
  });

  it('SAND-12d sizes and formats of an image, and simultaneous requests, share one drawing', async () => {
    const urls = [
      'width=64',
      'width=200',
      'width=64',
      'width=100&height=50&crop=left',
      'width=64&format=jpg',
    ];
    await Promise.all(urls.map((query) => picture(`${BAG}?${query}`)));
    expect(drawn).toEqual([320]);
    await picture(BAG);
    expect(drawn).toEqual([320, 1600]);
  });

  it('SAND-12d files of an older drawing version are deleted at start', async () => {
    const folder = path.join(dataDir, 'cdn');
    await picture(`${BAG}?width=64`);
    const [current = ''] = readdirSync(folder);
    expect(readdirSync(path.join(folder, current))).toHaveLength(1);
    mkdirSync(path.join(folder, 'older'));
    start();
    expect(readdirSync(folder)).toEqual([current]);
  });
});

describe('unknown images', () => {
  it.each([
    'pack_sack_balance_dog_adult_chicken_30lb_front.png',
    'pack_bag_balance_dog_adult_chicken_30kg_front.png',
    'pack_bag_balance_dog_adult_chicken_front.png',
    'scene_nowhere.png',
    'scene_collection-.png',
    'hero.jpg',
    '..%2f..%2fetc%2fpasswd',
    'constructor.png',
  ])('SAND-12e the image service returns 404 for %s', async (name) => {
    const response = await app.request(`/cdn/shop/files/${name}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toContain('text/plain');
    expect(drawn).toEqual([]);
  });
});

describe('image service faults', () => {
  it.each([
    ['down', 503],
    ['error', 500],
    ['throttle', 429],
  ] as const)('SAND-20 the image service responds to the fault %s', async (kind, status) => {
    context.faults.add({service: 'cdn', kind, match: 'salmon'});
    const hit = await app.request(`${BAG.replace('chicken', 'salmon')}?width=64`);
    expect(hit.status).toBe(status);
    expect(hit.headers.get('Cache-Control')).toBe('no-store');
    expect((await app.request(`${BAG}?width=64`)).status).toBe(200);
    context.faults.clear();
    expect((await app.request(`${BAG.replace('chicken', 'salmon')}?width=64`)).status).toBe(200);
  });

  it.each(['malformed', 'partial'] as const)(
    "SAND-20 the image service cuts off a %s image and doesn't cache it",
    async (kind) => {
      const whole = await picture(`${BAG}?width=64&format=png`);
      context.faults.add({service: 'cdn', kind});
      const response = await app.request(`${BAG}?width=64&format=png`);
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png']);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.length).toBeLessThan(whole.bytes.length);
      await expect(sharp(bytes, {failOn: 'truncated'}).toBuffer()).rejects.toThrow();
      context.faults.clear();
      expect((await picture(`${BAG}?width=64&format=png`)).bytes).toEqual(whole.bytes);
    },
  );

  it('SAND-20 a throttled image service sends Retry-After', async () => {
    context.faults.add({service: 'cdn', kind: 'throttle'});
    expect((await app.request(BAG)).headers.get('Retry-After')).toBe('5');
  });

  it('SAND-20 a slow image service responds after the delay', async () => {
    context.faults.add({service: 'cdn', kind: 'slow', delayMs: 1});
    expect((await picture(`${BAG}?width=64`)).width).toBe(64);
  });
});

async function corner(bytes: Buffer): Promise<number[]> {
  const pixel = await sharp(bytes).extract({left: 1, top: 1, width: 1, height: 1}).raw().toBuffer();
  return [...pixel];
}

function meanDifference(a: Buffer = Buffer.alloc(0), b: Buffer): number {
  expect(a.length).toBe(b.length);
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}
