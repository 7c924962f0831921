import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {createIdleMemory, IDLE_KEY} from '~/domains/session/idle/idle-record';

function memoryOf(text: string | null) {
  const setItem = vi.fn<Storage['setItem']>();
  return {...createIdleMemory(() => ({getItem: () => text, setItem})), setItem};
}

describe('idle record', () => {
  it.each([
    {lastActiveAt: 1_760_000_000_000, loggedOutInactive: false},
    {lastActiveAt: null, loggedOutInactive: true},
    {lastActiveAt: null, loggedOutInactive: false},
  ])('idle record is read as it was written: %j', (record) => {
    const {write, setItem} = memoryOf(null);
    write(record);
    const [key, text] = setItem.mock.calls[0] ?? [];
    expect(key).toBe(IDLE_KEY);
    expect(memoryOf(text ?? null).read()).toEqual(record);
  });

  it.each([
    null,
    '',
    'null',
    '7',
    '"idle"',
    '[]',
    '{}',
    '{"lastActiveAt":1',
    '{"lastActiveAt":1}',
    '{"loggedOutInactive":true}',
    '{"lastActiveAt":"1","loggedOutInactive":false}',
    '{"lastActiveAt":-1,"loggedOutInactive":false}',
    '{"lastActiveAt":1,"loggedOutInactive":1}',
  ])('idle record is null when the stored text is invalid: %s', (text) => {
    expect(memoryOf(text).read()).toBeNull();
  });

  it('idle record is valid or null for any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const record = memoryOf(text).read();
        if (record) expect(Object.keys(record)).toEqual(['lastActiveAt', 'loggedOutInactive']);
      }),
    );
  });

  it('idle record has only two fields, and no token or personal data', () => {
    const text = '{"lastActiveAt":1,"loggedOutInactive":false,"token":"secret"}';
    expect(memoryOf(text).read()).toEqual({lastActiveAt: 1, loggedOutInactive: false});
  });

  it('idle record is null without an error when storage is blocked or full', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    const isOff = createIdleMemory(refuse);
    const isFull = createIdleMemory(() => ({getItem: refuse, setItem: refuse}));
    const isMissing = createIdleMemory();
    for (const memory of [isOff, isFull, isMissing]) {
      expect(memory.read()).toBeNull();
      expect(() => memory.write({lastActiveAt: 1, loggedOutInactive: false})).not.toThrow();
    }
  });
});
