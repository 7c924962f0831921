import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createContentHook} from '~/domains/content/content-hook.server';
import {CONTENT_HOOK_SECRET, signHookCall} from '~sandbox/content-system/shop-hook';

let readCall: ReturnType<typeof createContentHook>;

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date']});
  readCall = createContentHook();
});
afterEach(() => void vi.useRealTimers());

const read = (token: string) => readCall(token, CONTENT_HOOK_SECRET);

it.each([[{path: '/faq'}], [{collection: 'pages'}], [{all: true as const}]])(
  'CMS-19a a signed call for %j is accepted',
  async (clear) => {
    expect(await read(await signHookCall(clear))).toEqual({kind: 'accepted', clearing: clear});
  },
);

it('CMS-19b a repeated call is refused', async () => {
  const token = await signHookCall({all: true});
  await read(token);
  expect(await read(token)).toEqual({kind: 'repeated'});
});

const unsigned = (header: object, payload: object) =>
  [header, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
const now = () => Math.floor(Date.now() / 1000);

it.each([
  ['no token', async () => ''],
  ['a token that isn’t one', async () => 'a.b.c'],
  ['another secret', () => signHookCall({all: true}, {secret: 'another-secret-of-16'})],
  [
    'no signature',
    async () => `${unsigned({alg: 'none'}, {jti: 'abcdefgh', iat: now(), clear: {all: true}})}.`,
  ],
  [
    'a payload that was changed afterwards',
    async () => {
      const [header = '', , signature = ''] = (await signHookCall({path: '/faq'})).split('.');
      const payload = {jti: 'abcdefgh', iat: now(), clear: {all: true}};
      const changed = Buffer.from(JSON.stringify(payload)).toString('base64url');
      return [header, changed, signature].join('.');
    },
  ],
  ['a call of three minutes ago', () => signedAt(-180)],
  ['a call from the future', () => signedAt(180)],
  ['no id', () => signHookCall({all: true}, {jti: ''})],
  ['a path of another site', () => signHookCall({path: 'https://other.example/'})],
  ['a collection that can’t be one', () => signHookCall({collection: '../pages'})],
  ['a path of 301 characters', () => signHookCall({path: `/${'a'.repeat(300)}`})],
])('CMS-19b %s is refused', async (_, token) => {
  expect(await read(await token())).toEqual({kind: 'forged'});
});

const signedAt = (seconds: number) =>
  signHookCall({all: true}, {issuedAt: new Date(Date.now() + seconds * 1000)});
