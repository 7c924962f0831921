import {runInNewContext} from 'node:vm';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {GO_ON_AFTER_RELOAD, startForcedLoad} from '~/shell/forced-load';

/** Of one tab. */
let stored: Map<string, string>;
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => void vi.unstubAllGlobals());

/** Where the head of a document sends its visitor that was loaded this way at this time; `null`: nowhere. */
function goesOn(type: string, now: number): string | null {
  let target: string | null = null;
  runInNewContext(GO_ON_AFTER_RELOAD, {
    sessionStorage: storage,
    performance: {getEntriesByType: () => [{type}]},
    location: {replace: (to: string) => void (target = to)},
    Date: {now: () => now},
    JSON,
  });
  return target;
}

describe('a forced load', () => {
  it('NAV-20 is followed by no other for 10 seconds', () => {
    expect(startForcedLoad(null, {now: 1000})).toBe(true);
    expect(startForcedLoad('/cart', {now: 10_999})).toBe(false);
    expect(goesOn('reload', 10_999)).toBeNull();
    expect(startForcedLoad('/cart', {now: 11_000})).toBe(true);
  });

  it('NAV-17 after a part of a page was missing the reload goes on to the page, once', () => {
    startForcedLoad('/products/dog?page=2#best', {now: 1000});
    expect(goesOn('reload', 1500)).toBe('/products/dog?page=2#best');
    expect(goesOn('reload', 1600)).toBeNull();
    expect(startForcedLoad('/cart', {now: 1700})).toBe(false);
  });

  it.each([
    ['navigate', 1500],
    ['back_forward', 1500],
    ['reload', 11_000],
  ])('a %s at %i ms does not go on', (type, now) => {
    startForcedLoad('/cart', {now: 1000});
    expect(goesOn(type, now)).toBeNull();
  });

  it.each(['{', '"text"', '{}'])('what is no note of ours, %s, is no trouble', (junk) => {
    stored.set('forced-load', junk);
    expect(goesOn('reload', 1000)).toBeNull();
  });

  it('NAV-20 without a storage for the guard only a press leads to a forced load', () => {
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new DOMException('no', 'SecurityError');
      },
    });
    expect(startForcedLoad(null, {now: 1000})).toBe(false);
    expect(startForcedLoad(null, {now: 1000, isSafe: true})).toBe(true);
  });
});
