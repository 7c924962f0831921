import {randomBytes} from 'node:crypto';
import {z} from 'zod';
import type {Change} from './change';
import {createDirectusClient, type DirectusClient} from './directus-client';
import {UserError} from '../../user-error';

/** Name of the shop's role and policy. */
const NAME = 'Shop: reads content';
const EMAIL = 'shop-reader@example.com';

const ids = z.array(z.object({id: z.string()}));
const policies = z.array(
  z.object({
    id: z.string(),
    permissions: z.array(z.object({collection: z.string(), action: z.string()})),
    roles: z.array(z.object({role: z.string().nullable()})),
  }),
);
const created = z.object({id: z.string()});

interface Reader {
  directus: DirectusClient;
  url: string;
  collections: string[];
  /** The shop's static token; `null` keeps the existing one or creates one. */
  token: string | null;
  /** Applies a change and returns Directus's response. */
  make(change: Change): Promise<unknown>;
}

/**
 * Gives the shop a user that may only read these collections, with a static token. Permissions cover all fields and
 * items, because finer ones need a license of Directus 12.
 *
 * @returns the token if it is new; `null` if the user already has one
 */
export async function ensureReader(reader: Reader): Promise<string | null> {
  const policy = await ensurePolicy(reader);
  const role = await ensureRole(reader, policy);
  return ensureUser(reader, role);
}

const queryByName = (path: string, field: string, value: string, fields: string) =>
  `${path}?${new URLSearchParams({[`filter[${field}][_eq]`]: value, fields, limit: '1'})}`;

interface Policy {
  id: string;
  roles: (string | null)[];
}

async function ensurePolicy({directus, collections, make}: Reader): Promise<Policy> {
  const fields = 'id,permissions.collection,permissions.action,roles.role';
  const [existing] = await directus.read(queryByName('/policies', 'name', NAME, fields), policies);
  const readable = existing?.permissions.filter(({action}) => action === 'read') ?? [];
  const missing = collections.filter(
    (name) => !readable.some(({collection}) => collection === name),
  );
  const permissions = missing.map((collection) => {
    return {collection, action: 'read', fields: ['*']};
  });
  if (!existing) {
    const policy = await make({
      line: `+ policy "${NAME}", ${collections.length} collections`,
      method: 'POST',
      path: '/policies',
      body: {
        name: NAME,
        icon: 'visibility',
        admin_access: false,
        app_access: false,
        permissions: {create: permissions, update: [], delete: []},
      },
    });
    return {id: created.parse(policy).id, roles: []};
  }
  if (missing.length > 0) {
    await make({
      line: `~ policy "${NAME}": may read ${missing.join(', ')}`,
      method: 'POST',
      path: '/permissions',
      body: permissions.map((permission) => ({...permission, policy: existing.id})),
    });
  }
  return {id: existing.id, roles: existing.roles.map(({role}) => role)};
}

async function ensureRole({directus, make}: Reader, policy: Policy): Promise<string> {
  const [existing] = await directus.read(queryByName('/roles', 'name', NAME, 'id'), ids);
  if (!existing) {
    const role = await make({
      line: `+ role "${NAME}"`,
      method: 'POST',
      path: '/roles',
      body: {
        name: NAME,
        icon: 'storefront',
        policies: {create: [{policy: policy.id}], update: [], delete: []},
      },
    });
    return created.parse(role).id;
  }
  if (!policy.roles.includes(existing.id)) {
    await make({
      line: `~ role "${NAME}": policy`,
      method: 'POST',
      path: '/access',
      body: {role: existing.id, policy: policy.id},
    });
  }
  return existing.id;
}

async function ensureUser(reader: Reader, role: string): Promise<string | null> {
  const {directus, make} = reader;
  const [existing] = await directus.read(queryByName('/users', 'email', EMAIL, 'id'), ids);
  if (!existing) {
    const token = reader.token ?? randomBytes(24).toString('base64url');
    await make({
      line: `+ user ${EMAIL}`,
      method: 'POST',
      path: '/users',
      body: {first_name: 'Shop', email: EMAIL, role, status: 'active', token},
    });
    return token;
  }
  const {token} = reader;
  if (token === null || (await findTokenUser(reader.url, token)) === existing.id) return null;
  await make({
    line: `~ user ${EMAIL}: token`,
    method: 'PATCH',
    path: `/users/${existing.id}`,
    body: {token},
  });
  return token;
}

/** The id of the user with this token. Directus doesn't show tokens, but tells which user a token belongs to. */
async function findTokenUser(url: string, token: string): Promise<string | null> {
  try {
    return (await createDirectusClient(url, token).read('/users/me?fields=id', created)).id;
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}
