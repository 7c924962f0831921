import {afterEach, describe, expect, it, vi} from 'vitest';
import {z} from 'zod';
import type {Change} from '~sandbox/content-system/push/change';
import {
  checkServer,
  createDirectusClient,
  type DirectusClient,
} from '~sandbox/content-system/push/directus-client';
import {ensureReader} from '~sandbox/content-system/push/read-role';

afterEach(() => vi.unstubAllGlobals());

const URL_GIVEN = 'https://directus.test/';

/** Stubs a server that responds by path, ignoring the query. */
function serve(answers: Record<string, [status: number, body: unknown]>) {
  vi.stubGlobal('fetch', async (address: string) => {
    const {pathname} = new URL(address);
    const [status, body] = answers[pathname] ?? [404, {errors: [{message: `No ${pathname}.`}]}];
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {status});
  });
}

const error = (message: string) => ({errors: [{message, extensions: {code: 'X'}}]});
const info = (version?: string): [number, unknown] => [200, {data: {version}}];
const globals = (admin_access: boolean): [number, unknown] => [200, {data: {admin_access}}];

describe('Directus server check', () => {
  it.each([
    ['12.2.0', true],
    ['13.0.1', true],
  ])('SAND-32e accepts version %s', async (version, isAdmin) => {
    serve({'/server/info': info(version), '/policies/me/globals': globals(isAdmin)});
    await expect(checkServer(createDirectusClient(URL_GIVEN, 't'))).resolves.toBeUndefined();
  });

  it.each([
    [{'/server/info': info('11.9.2')}, 'This is Directus 11.9.2; 12 or later is needed.'],
    [{'/server/info': info()}, 'This is Directus of unknown version; 12 or later is needed.'],
    [
      {'/server/info': info('12.2.0'), '/policies/me/globals': globals(false)},
      "The token is not an administrator's.",
    ],
    [
      {'/server/info': [401, error('Invalid user credentials.')]},
      'https://directus.test does not know this token.',
    ],
    [
      {'/server/info': [200, '<html>']},
      'https://directus.test is not a Directus server: /server/info answered HTTP 200.',
    ],
    [
      {'/server/info': [503, error('Under pressure.')]},
      'Directus refused GET /server/info (HTTP 503): Under pressure.',
    ],
  ] as const)('SAND-32e rejects a server with a one-line message: %j', async (answers, message) => {
    serve(answers as unknown as Parameters<typeof serve>[0]);
    await expect(checkServer(createDirectusClient(URL_GIVEN, 't'))).rejects.toThrow(message);
  });

  it("SAND-32e names a server that doesn't respond", async () => {
    vi.stubGlobal('fetch', async () => {
      const cause = Object.assign(new Error('connect'), {code: 'ECONNREFUSED'});
      throw new TypeError('fetch failed', {cause});
    });
    await expect(createDirectusClient(URL_GIVEN, 't').read('/x', z.unknown())).rejects.toThrow(
      'No server answers at https://directus.test (ECONNREFUSED).',
    );
  });
});

/** Runs `ensureReader` against a Directus with these responses, and returns the changes it makes. */
async function ensured(reads: Record<string, unknown>, token: string | null, owner?: string) {
  serve(owner ? {'/users/me': [200, {data: {id: owner}}]} : {'/users/me': [401, error('No.')]});
  const changes: Change[] = [];
  const directus: DirectusClient = {
    read: async (path, data) => data.parse(reads[path.split('?')[0] ?? '']),
    send: async () => null,
  };
  const given = await ensureReader({
    directus,
    url: URL_GIVEN,
    collections: ['books', 'jars'],
    token,
    make: async (change) => {
      changes.push(change);
      return {id: `new${change.path}`};
    },
  });
  return {changes, given};
}

const EMPTY = {'/policies': [], '/roles': [], '/users': []};
const readable = (...collections: string[]) => ({
  '/policies': [
    {
      id: 'p',
      permissions: collections.map((collection) => ({collection, action: 'read'})),
      roles: [{role: 'r'}],
    },
  ],
  '/roles': [{id: 'r'}],
  '/users': [{id: 'u'}],
});

describe("the shop's user in Directus", () => {
  it('SAND-32c is created with a new token and read permissions only', async () => {
    const {changes, given} = await ensured(EMPTY, null);
    expect(given).toMatch(/^[\w-]{32}$/);
    expect(changes.map(({path}) => path)).toEqual(['/policies', '/roles', '/users']);
    expect(changes[0]?.body).toMatchObject({
      admin_access: false,
      app_access: false,
      permissions: {
        create: [
          {collection: 'books', action: 'read', fields: ['*']},
          {collection: 'jars', action: 'read', fields: ['*']},
        ],
      },
    });
    expect(changes[1]?.body).toMatchObject({policies: {create: [{policy: 'new/policies'}]}});
    expect(changes[2]?.body).toMatchObject({role: 'new/roles', token: given});
  });

  it.each([
    ['keeps a token that nobody named', null, undefined, []],
    ['keeps the token that is named', 'mine', 'u', []],
    ['gets the token that is named', 'mine', 'someone', ['/users/u']],
    ['gets the token that nobody has', 'mine', undefined, ['/users/u']],
  ])('SAND-32c that already exists %s', async (_name, token, owner, paths) => {
    const {changes, given} = await ensured(readable('books', 'jars'), token, owner);
    expect(changes.map(({path}) => path)).toEqual(paths);
    expect(given).toBe(paths.length > 0 ? token : null);
  });

  it('SAND-32c gets permission to read new collections', async () => {
    const {changes} = await ensured(readable('books'), null);
    expect(changes).toMatchObject([
      {
        path: '/permissions',
        body: [{collection: 'jars', action: 'read', fields: ['*'], policy: 'p'}],
      },
    ]);
  });

  it('SAND-32c gets its policy back when its role lost it', async () => {
    const present = readable('books', 'jars');
    const {changes} = await ensured(
      {...present, '/policies': present['/policies'].map((item) => ({...item, roles: []}))},
      null,
    );
    expect(changes).toMatchObject([{path: '/access', body: {role: 'r', policy: 'p'}}]);
  });
});
