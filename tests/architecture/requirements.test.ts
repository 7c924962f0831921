import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parseRequirements} from '~tests/tools/requirements';

const ledger = readFileSync('docs/requirements.md', 'utf8');
const requirements = parseRequirements(ledger);
const ids = new Set(requirements.map(({id}) => id));

describe('docs/requirements.md', () => {
  it('has every id once', () => {
    expect(ids.size).toBe(requirements.length);
  });

  it('replaces a split id by lines with letters from a on', () => {
    const lettered = [...ids].filter((id) => /[a-z]$/.test(id));
    expect(lettered.length).toBeGreaterThan(100);
    for (const id of lettered) {
      const [whole, letter] = [id.slice(0, -1), id.slice(-1)];
      expect([id, ids.has(whole)]).toEqual([id, false]);
      const previous = whole + String.fromCharCode(letter.charCodeAt(0) - 1);
      expect([id, letter === 'a' || ids.has(previous)]).toEqual([id, true]);
    }
  });

  it('mentions only ids that exist', () => {
    const whole = new Set([...ids].map((id) => id.replace(/[a-z]$/, '')));
    const areas = new Set(requirements.map(({area}) => area));
    const mentioned = [...ledger.matchAll(/\b([A-Z]+)-\d+[a-z]?\b/g)]
      .filter(([, area = '']) => areas.has(area))
      .map(([id]) => id);
    expect(mentioned.filter((id) => !ids.has(id) && !whole.has(id))).toEqual([]);
  });

  it('links decisions that exist', () => {
    const linked = requirements.flatMap(({decision}) => decision ?? []);
    expect(linked.length).toBeGreaterThan(0);
    expect(linked.filter((name) => !existsSync(`docs/decisions/${name}.md`))).toEqual([]);
  });
});
