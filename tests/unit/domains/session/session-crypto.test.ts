import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {seal, unseal} from '~/domains/session/session-crypto.server';

const KEYS = ['the key of this year', 'the key of last year'];
const PURPOSE = 'session:DTC';
const PERSON = {uid: 'u-1', email: 'ada.whitfield@example.com', note: 'a “quote”, ünïcode; ='};

describe('a sealed text', () => {
  it('opens to what was sealed, whatever it was', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.string({unit: 'binary'}), fc.jsonValue({maxDepth: 1}), {maxKeys: 8}),
        fc.string(),
        fc.string(),
        async (payload, key, purpose) => {
          const text = await seal(payload, [key], purpose);
          expect(await unseal(text, [key], purpose)).toEqual(JSON.parse(JSON.stringify(payload)));
        },
      ),
      {numRuns: 50},
    );
  });

  it('SESS-33, SESS-32 has characters that a cookie may carry, and shows nothing of what it holds', async () => {
    const text = await seal(PERSON, KEYS, PURPOSE);
    expect(text).toMatch(/^v1\.[\w-]+$/);
    const bytes = Buffer.from(text.slice(3), 'base64url').toString('latin1');
    for (const secret of ['ada', 'uid', 'u-1', PURPOSE]) expect(bytes).not.toContain(secret);
  });

  it('is another one each time', async () => {
    expect(await seal(PERSON, KEYS, PURPOSE)).not.toBe(await seal(PERSON, KEYS, PURPOSE));
  });

  it('SESS-33 is refused once any character is another', async () => {
    const text = await seal({uid: 'u-1'}, KEYS, PURPOSE);
    for (let at = 0; at < text.length; at += 1) {
      for (const other of ['A', 'B', 'Q', '_', '.', '+', '=', ' ', 'é']) {
        const changed = text.slice(0, at) + other + text.slice(at + 1);
        if (changed !== text) expect(await unseal(changed, KEYS, PURPOSE), changed).toBeNull();
      }
    }
  });

  it('is refused when it is shorter or longer', async () => {
    const text = await seal({}, KEYS, PURPOSE);
    for (let end = 0; end < text.length; end += 1) {
      expect(await unseal(text.slice(0, end), KEYS, PURPOSE)).toBeNull();
    }
    for (const more of ['A', 'AAAA', '=', '\n', '.']) {
      expect(await unseal(text + more, KEYS, PURPOSE)).toBeNull();
    }
  });

  it('SESS-33 opens for no other purpose: a session of one site is refused by the other', async () => {
    const text = await seal(PERSON, KEYS, 'session:DTC');
    expect(await unseal(text, KEYS, 'session:HPSF')).toBeNull();
    expect(await unseal(text, KEYS, '')).toBeNull();
  });

  it('SESS-34 opens with an older key, and is sealed with the newest', async () => {
    const [newest = '', older = ''] = KEYS;
    expect(await unseal(await seal(PERSON, [older], PURPOSE), KEYS, PURPOSE)).toEqual(PERSON);
    const text = await seal(PERSON, KEYS, PURPOSE);
    expect(await unseal(text, [newest], PURPOSE)).toEqual(PERSON);
    expect(await unseal(text, [older], PURPOSE)).toBeNull();
  });

  it.each([{keys: ['somebody else’s key']}, {keys: ['']}, {keys: []}])(
    'is refused with keys that did not seal it: $keys',
    async ({keys}) => {
      expect(await unseal(await seal(PERSON, KEYS, PURPOSE), keys, PURPOSE)).toBeNull();
    },
  );

  it('SESS-33 is never garbage: anything else is refused without an error', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({unit: 'binary'}),
          fc.base64String().map((text) => `v1.${text}`),
          fc.stringMatching(/^v1\.[\w-]{0,120}$/),
        ),
        async (text) => {
          expect(await unseal(text, KEYS, PURPOSE)).toBeNull();
        },
      ),
    );
  });

  it('is not made without a key', async () => {
    await expect(seal(PERSON, [], PURPOSE)).rejects.toThrow(RangeError);
  });
});
