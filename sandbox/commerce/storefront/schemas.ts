import {readFileSync} from 'node:fs';
import {buildSchema, extendSchema, parse, type GraphQLSchema} from 'graphql';
import {CONSENT_SDL} from './resolvers/consent';
import {installScalars} from './scalars';

/** The dated versions that are served, oldest first. Each is executed on the SDL named beside it. */
const SDL_OF_VERSION = {
  '2026-01': '2026-01',
  '2026-04': '2026-01',
  '2026-07': '2026-01',
  '2026-10': '2026-10',
  unstable: '2026-10',
} as const;

export type ServedVersion = keyof typeof SDL_OF_VERSION;

export const OLDEST_VERSION: ServedVersion = '2026-01';
export const LATEST_VERSION: ServedVersion = '2026-10';

const QUARTER = /^\d{4}-(?:01|04|07|10)$/;

/**
 * The served version that answers a request for `asked`: itself, the oldest one for a retired quarter, or `null`
 * for a version that never was or is yet to come (SAND-01).
 */
export function servedVersion(asked: string): ServedVersion | null {
  if (isServed(asked)) return asked;
  return QUARTER.test(asked) && asked < OLDEST_VERSION ? OLDEST_VERSION : null;
}

/** `QueryRoot.publicApiVersions`. */
export function publicApiVersions(): {handle: string; displayName: string; supported: boolean}[] {
  return Object.keys(SDL_OF_VERSION).map((handle) => ({
    handle,
    displayName: handle === LATEST_VERSION ? `${handle} (Latest)` : handle,
    supported: handle !== 'unstable',
  }));
}

/** The executable schema of a served version of one API. */
export type SchemaOf = (version: ServedVersion) => GraphQLSchema;

/**
 * The schemas of an API, each read from disk once.
 * @param toCome SDL that extends the newest version where `unstable` is asked for
 */
export function schemasOf(api: 'storefront' | 'admin', toCome?: string): SchemaOf {
  const built = new Map<string, GraphQLSchema>();
  const read = (name: string) => {
    const file = new URL(`../../../graphql/schemas/${api}-${name}.graphql`, import.meta.url);
    return buildSchema(readFileSync(file, 'utf8'), {assumeValidSDL: true});
  };
  return (version) => {
    const extended = version === 'unstable' && toCome !== undefined;
    const name = extended ? version : SDL_OF_VERSION[version];
    const known = built.get(name);
    if (known) return known;
    const schema = extended
      ? extendSchema(read(SDL_OF_VERSION[version]), parse(toCome), {assumeValidSDL: true})
      : read(name);
    installScalars(schema);
    built.set(name, schema);
    return schema;
  };
}

/** The Storefront API's. */
export const schemaOf = schemasOf('storefront', CONSENT_SDL);

function isServed(version: string): version is ServedVersion {
  return Object.hasOwn(SDL_OF_VERSION, version);
}
