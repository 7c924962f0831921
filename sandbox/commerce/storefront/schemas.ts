import {readFileSync} from 'node:fs';
import {buildSchema, extendSchema, parse, type GraphQLSchema} from 'graphql';
import {CONSENT_SDL} from './resolvers/consent';
import {installScalars} from './scalars';

/** The supported API versions, oldest first, with the SDL version that each one is executed with. */
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
 * The version that serves a request for `requested`: the same one if supported, the oldest one for a retired quarter,
 * or `null` for a version that never existed or isn't released yet (SAND-01).
 */
export function servedVersion(requested: string): ServedVersion | null {
  if (isServed(requested)) return requested;
  return QUARTER.test(requested) && requested < OLDEST_VERSION ? OLDEST_VERSION : null;
}

export type SchemaOf = (version: ServedVersion) => GraphQLSchema;

/**
 * The schemas of an API. Each one is read from disk once.
 * @param unstableSdl SDL that extends the newest version for `unstable`
 */
export function schemasOf(api: 'storefront' | 'admin', unstableSdl?: string): SchemaOf {
  const schemas = new Map<string, GraphQLSchema>();
  const read = (name: string) => {
    const file = new URL(`../../../graphql/schemas/${api}-${name}.graphql`, import.meta.url);
    return buildSchema(readFileSync(file, 'utf8'), {assumeValidSDL: true});
  };
  return (version) => {
    const isExtended = version === 'unstable' && unstableSdl !== undefined;
    const name = isExtended ? version : SDL_OF_VERSION[version];
    const known = schemas.get(name);
    if (known) return known;
    const schema = isExtended
      ? extendSchema(read(SDL_OF_VERSION[version]), parse(unstableSdl), {assumeValidSDL: true})
      : read(name);
    installScalars(schema);
    schemas.set(name, schema);
    return schema;
  };
}

export const schemaOf = schemasOf('storefront', CONSENT_SDL);

function isServed(version: string): version is ServedVersion {
  return Object.hasOwn(SDL_OF_VERSION, version);
}
