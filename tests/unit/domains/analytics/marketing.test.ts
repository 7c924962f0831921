import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {createMarketingMemory} from '~/domains/analytics/marketing-memory';
import {
  marketingParametersOf,
  parseMarketingParameters,
  toText,
} from '~/domains/analytics/marketing-parameters';

const SEARCH = '?_kx=abc%3D.key&variation=B&utm_content=header&utm_campaign=fall&utm_source=x&q=y';
const ALL = {_kx: 'abc=.key', variation: 'B', utm_content: 'header', utm_campaign: 'fall'};

/** A tab's storage, which survives the load of another document. */
function createTab() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return {
    items,
    load() {
      const publish = vi.fn();
      const memory = createMarketingMemory(() => storage, publish);
      return {...memory, known: () => publish.mock.lastCall?.[0] as unknown};
    },
  };
}

describe('marketing parameters', () => {
  it('MKT-02 are _kx, variation, utm_content and utm_campaign', () => {
    expect(marketingParametersOf(SEARCH)).toEqual(ALL);
    expect(marketingParametersOf('?q=lamb&utm_source=x')).toBeNull();
  });

  it('are cut to a bounded length', () => {
    expect(marketingParametersOf(`?_kx=${'x'.repeat(5000)}`)?._kx).toHaveLength(200);
  });

  it('MKT-08 survive storage, and nothing else is read from it', () => {
    fc.assert(
      fc.property(
        fc.record(
          {
            _kx: fc.string({minLength: 1, maxLength: 200}),
            utm_campaign: fc.string({minLength: 1, maxLength: 50}),
          },
          {requiredKeys: []},
        ),
        (parameters) => {
          const text = toText(parameters);
          if (text !== '' && text.length <= 880) {
            expect(parseMarketingParameters(text)).toEqual(parameters);
          }
        },
      ),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = parseMarketingParameters(text);
        if (found) expect(toText(found)).toBe(text);
      }),
    );
    for (const foreign of ['variation=B&q=y', 'utm_campaign=fall&_kx=abc', '?variation=B']) {
      expect(parseMarketingParameters(foreign)).toBeNull();
    }
  });
});

describe('the memory of marketing parameters', () => {
  it('MKT-08 keeps those of the first page for the visit, in storage with advertising consent only', () => {
    const tab = createTab();
    const first = tab.load();
    first.note(SEARCH);
    expect(first.known()).toEqual(ALL);
    first.note('');
    first.answer('unset');
    expect(first.known()).toEqual(ALL);
    expect(tab.items.size).toBe(0);
    first.answer('granted');
    expect(tab.items.size).toBe(1);

    const next = tab.load();
    next.note('?q=lamb');
    expect(next.known()).toBeUndefined();
    next.answer('granted');
    expect(next.known()).toEqual(ALL);
  });

  it('MKT-08 forgets what is stored when advertising is declined', () => {
    const tab = createTab();
    const first = tab.load();
    first.note(SEARCH);
    first.answer('granted');
    first.answer('declined');
    expect(tab.items.size).toBe(0);
    const next = tab.load();
    next.answer('granted');
    expect(next.known()).toBeUndefined();
  });

  it('MKT-08 prefers the newest address that has any', () => {
    const tab = createTab();
    const first = tab.load();
    first.note(SEARCH);
    first.answer('granted');
    const next = tab.load();
    next.note('?utm_campaign=winter');
    next.answer('granted');
    expect(next.known()).toEqual({utm_campaign: 'winter'});
    expect(tab.items.get('marketing')).toBe('utm_campaign=winter');
  });

  it('works without storage', () => {
    const publish = vi.fn();
    const memory = createMarketingMemory(() => {
      throw new Error('storage is switched off');
    }, publish);
    memory.answer('granted');
    memory.note(SEARCH);
    memory.answer('declined');
    expect(publish).toHaveBeenCalledExactlyOnceWith(ALL);
  });
});
