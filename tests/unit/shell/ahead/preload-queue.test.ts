import {beforeEach, describe, expect, it} from 'vitest';
import {createPreloadQueue, type PreloadQueue} from '~/shell/ahead/preload-queue';

const distances: Record<string, number> = {a: 50, b: 10, c: 40, d: 30, e: 20, f: 60};

let started: string[];
let finish: Map<string, () => void>;
let queue: PreloadQueue;

beforeEach(() => {
  started = [];
  finish = new Map();
  queue = createPreloadQueue({
    distanceTo: (key) => distances[key] ?? 0,
    load(key) {
      started.push(key);
      return new Promise((resolve) => finish.set(key, resolve));
    },
  });
});

async function end(key: string) {
  finish.get(key)?.();
  await new Promise((resolve) => setTimeout(resolve));
}

describe('preload queue', () => {
  it('NAV-19 loads four at a time, nearest first', async () => {
    queue.add(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(started).toEqual(['b', 'e', 'd', 'c']);
    await end('d');
    expect(started.slice(4)).toEqual(['a']);
    await end('b');
    expect(started.slice(5)).toEqual(['f']);
  });

  it('NAV-19 asks for distances when there is room, so it follows the scroll position', async () => {
    queue.add(['b', 'c', 'd', 'e', 'a', 'f']);
    distances.f = 1;
    await end('b');
    expect(started[4]).toBe('f');
    distances.f = 60;
  });

  it('NAV-19 drops keys that have left the view', async () => {
    queue.add(['a', 'b', 'c', 'd', 'e', 'f']);
    queue.remove(['a', 'b']);
    await end('b');
    expect(started.slice(4)).toEqual(['f']);
  });

  it('NAV-19 starts nothing while it’s paused', async () => {
    queue.add(['b']);
    queue.pause();
    queue.add(['a']);
    await end('b');
    expect(started).toEqual(['b']);
    queue.resume();
    expect(started).toEqual(['b', 'a']);
  });
});
