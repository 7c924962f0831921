import {runInNewContext} from 'node:vm';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {RESUME_AFTER_RELOAD, startForcedLoad} from '~/shell/scripts/forced-load';

/** Stands for one tab's sessionStorage. */
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

/** Runs the script of the document's head. Returns the path it redirects to, or `null` if it doesn't redirect. */
function redirectTarget(type: string, now: number): string | null {
  let target: string | null = null;
  runInNewContext(RESUME_AFTER_RELOAD, {
    sessionStorage: storage,
    performance: {getEntriesByType: () => [{type}]},
    location: {replace: (to: string) => void (target = to)},
    Date: {now: () => now},
    JSON,
  });
  return target;
}

describe('a forced load', () => {
  it('NAV-20 is not repeated for 10 seconds', () => {
    expect(startForcedLoad(null, {now: 1000})).toBe(true);
    expect(startForcedLoad('/cart', {now: 10_999})).toBe(false);
    expect(redirectTarget('reload', 10_999)).toBeNull();
    expect(startForcedLoad('/cart', {now: 11_000})).toBe(true);
  });

  it('NAV-17 redirects once to the page after the reload for its missing script', () => {
    startForcedLoad('/products/dog?page=2#best', {now: 1000});
    expect(redirectTarget('reload', 1500)).toBe('/products/dog?page=2#best');
    expect(redirectTarget('reload', 1600)).toBeNull();
    expect(startForcedLoad('/cart', {now: 1700})).toBe(false);
  });

  it.each([
    ['navigate', 1500],
    ['back_forward', 1500],
    ['reload', 11_000],
  ])('does not redirect after a %s at %i ms', (type, now) => {
    startForcedLoad('/cart', {now: 1000});
    expect(redirectTarget(type, now)).toBeNull();
  });

  it('is looked up only after a reload, because reading the storage delays the page', () => {
    const getItem = vi.spyOn(storage, 'getItem');
    redirectTarget('navigate', 1000);
    expect(getItem).not.toHaveBeenCalled();
    redirectTarget('reload', 1000);
    expect(getItem).toHaveBeenCalledOnce();
  });

  it.each(['{', '"text"', '{}'])('ignores invalid stored data: %s', (junk) => {
    stored.set('forced-load', junk);
    expect(redirectTarget('reload', 1000)).toBeNull();
  });

  it('NAV-20 without storage for the guard happens only after a press', () => {
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new DOMException('no', 'SecurityError');
      },
    });
    expect(startForcedLoad(null, {now: 1000})).toBe(false);
    expect(startForcedLoad(null, {now: 1000, isSafe: true})).toBe(true);
  });
});
