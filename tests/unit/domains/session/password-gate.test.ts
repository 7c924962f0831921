import {describe, expect, it} from 'vitest';
import fc from 'fast-check';
import {createCookieJar} from '~/domains/session/cookie-jar.server';
import {isPastGate, openGate} from '~/domains/session/password-gate.server';
import {sign, unsign} from '~/domains/session/signature.server';

const SECRET = '0123456789abcdef';
const NOW = Date.UTC(2026, 10, 21);
const TWELVE_HOURS_MS = 43_200_000;

function visit(
  cookie: string | null,
  parts: {password?: string | null; secret?: string; now?: number} = {},
) {
  const headers: HeadersInit = cookie === null ? {} : {Cookie: `gate=${cookie}`};
  const cookies = createCookieJar(new Request('https://shop.test/', {headers}), {
    suffix: '',
    secure: false,
  });
  return {cookies, password: 'open sesame', secret: SECRET, now: NOW, ...parts};
}

async function passOf(password = 'open sesame'): Promise<string> {
  const gate = visit(null, {password});
  expect(await openGate(password, gate)).toBe(true);
  return gate.cookies.get('gate') ?? '';
}

describe('password gate', () => {
  it('password gate without a password lets everybody pass and has nothing to open', async () => {
    expect(await isPastGate(visit(null, {password: null}))).toBe(true);
    expect(await openGate('', visit(null, {password: null}))).toBe(false);
  });

  it('password gate lets nobody pass without the cookie', async () => {
    expect(await isPastGate(visit(null))).toBe(false);
  });

  it('password gate gives a pass of 12 hours for the password', async () => {
    const pass = await passOf();
    expect(await isPastGate(visit(pass))).toBe(true);
    expect(await isPastGate(visit(pass, {now: NOW + TWELVE_HOURS_MS - 1}))).toBe(true);
    expect(await isPastGate(visit(pass, {now: NOW + TWELVE_HOURS_MS}))).toBe(false);
  });

  it.each(['', 'Open sesame', 'open sesame ', 'open', 'open sesamé'])(
    'password gate refuses the password %j',
    async (typed) => {
      const gate = visit(null);
      expect(await openGate(typed, gate)).toBe(false);
      expect(gate.cookies.headers()).toEqual([]);
    },
  );

  it('password gate refuses a pass of another password or secret', async () => {
    const pass = await passOf();
    expect(await isPastGate(visit(pass, {password: 'changed'}))).toBe(false);
    expect(await isPastGate(visit(pass, {secret: 'fedcba9876543210'}))).toBe(false);
  });

  it('HOUSE-22a password gate refuses a pass with any changed character', async () => {
    const pass = await passOf();
    const change = fc.record({
      at: fc.integer({min: 0, max: pass.length - 1}),
      to: fc.stringMatching(/^[0-9a-fz.]$/),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({at, to}) => {
        fc.pre(pass[at] !== to);
        const tampered = pass.slice(0, at) + to + pass.slice(at + 1);
        expect(await isPastGate(visit(tampered))).toBe(false);
      }),
    );
  });

  it('HOUSE-22a password gate refuses a pass with a changed expiry', async () => {
    const signature = (await passOf()).split('.')[1] ?? '';
    expect(await isPastGate(visit(`9999999999999.${signature}`))).toBe(false);
  });
});

describe('sign and unsign', () => {
  it('unsign returns the signed text, with the same secret only', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({minLength: 1}),
        fc.string({minLength: 1}),
        async (text, secret) => {
          const signed = await sign(text, secret);
          expect(await unsign(signed, secret)).toBe(text);
          expect(await unsign(signed, `${secret}x`)).toBeNull();
        },
      ),
    );
  });

  it.each(['', '.', 'payload', 'payload.', '.abcd', 'payload.xyz', 'payload.abc', 'payload.abcd'])(
    'unsign returns null for %j',
    async (text) => {
      expect(await unsign(text, SECRET)).toBeNull();
    },
  );
});
