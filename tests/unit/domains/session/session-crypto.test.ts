import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {seal, unseal} from '~/domains/session/session-crypto.server';

const KEYS = ['the key of this year', 'the key of last year'];
const PURPOSE = 'session:DTC';
const SOME_CHARACTERS = ['A', 'B', 'Q', '_', '.', '+', '=', ' ', 'é'];
const PERSON = {uid: 'u-1', email: 'ada.whitfield@example.com', note: 'a “quote”, ünïcode; ='};

describe('seal and unseal', () => {
  it('unseal returns any sealed payload', async () => {
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

  it('SESS-33a, SESS-32 seal returns legal cookie characters that reveal nothing of the payload', async () => {
    const text = await seal(PERSON, KEYS, PURPOSE);
    expect(text).toMatch(/^v1\.[\w-]+$/);
    const bytes = Buffer.from(text.slice(3), 'base64url').toString('latin1');
    for (const secret of ['ada', 'uid', 'u-1', PURPOSE]) expect(bytes).not.toContain(secret);
  });

  it('seal returns a different text each time', async () => {
    expect(await seal(PERSON, KEYS, PURPOSE)).not.toBe(await seal(PERSON, KEYS, PURPOSE));
  });

  it('SESS-33d unseal refuses a text with any changed character', async () => {
    const text = await seal({uid: 'u-1'}, KEYS, PURPOSE);
    /* Some bits of the last character mean nothing. */
    const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (let at = 0; at < text.length; at += 1) {
      for (const other of at === text.length - 1 ? last : SOME_CHARACTERS) {
        const changed = text.slice(0, at) + other + text.slice(at + 1);
        if (changed !== text) expect(await unseal(changed, KEYS, PURPOSE), changed).toBeNull();
      }
    }
  });

  it('unseal refuses a shorter or longer text', async () => {
    const text = await seal({}, KEYS, PURPOSE);
    for (let end = 0; end < text.length; end += 1) {
      expect(await unseal(text.slice(0, end), KEYS, PURPOSE)).toBeNull();
    }
    for (const more of ['A', 'AAAA', '=', '\n', '.']) {
      expect(await unseal(text + more, KEYS, PURPOSE)).toBeNull();
    }
  });

  it('SESS-33c unseal refuses another purpose, such as the session of the other site', async () => {
    const text = await seal(PERSON, KEYS, 'session:DTC');
    expect(await unseal(text, KEYS, 'session:HPSF')).toBeNull();
    expect(await unseal(text, KEYS, '')).toBeNull();
  });

  it('SESS-34 unseal accepts older keys, and seal uses the newest', async () => {
    const [newest = '', older = ''] = KEYS;
    expect(await unseal(await seal(PERSON, [older], PURPOSE), KEYS, PURPOSE)).toEqual(PERSON);
    const text = await seal(PERSON, KEYS, PURPOSE);
    expect(await unseal(text, [newest], PURPOSE)).toEqual(PERSON);
    expect(await unseal(text, [older], PURPOSE)).toBeNull();
  });

  it.each([{keys: ['somebody else’s key']}, {keys: ['']}, {keys: []}])(
    'unseal refuses keys that didn’t seal the text: $keys',
    async ({keys}) => {
      expect(await unseal(await seal(PERSON, KEYS, PURPOSE), keys, PURPOSE)).toBeNull();
    },
  );

  it('SESS-33d unseal returns null for any other text without throwing', async () => {
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

  it('seal throws without a key', async () => {
    await expect(seal(PERSON, [], PURPOSE)).rejects.toThrow(RangeError);
  });
});
