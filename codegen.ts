import type {CodegenConfig} from '@graphql-codegen/cli';
import {pluckConfig, preset} from '@shopify/hydrogen-codegen';

const STOREFRONT_SCHEMA = 'graphql/schemas/storefront-2026-10.graphql';
const ADMIN_SCHEMA = 'graphql/schemas/admin-2026-10.graphql';

/* Generated here, because the preset's own types come from the older schema that Hydrogen bundles. */
const STOREFRONT_TYPES = 'graphql/generated/storefront-types.ts';
const ADMIN_TYPES = 'graphql/generated/admin-types.ts';

/** A response contains every requested field, possibly as `null`. */
const NO_FIELD_IS_ABSENT = {field: true, inputValue: false, object: false, defaultValue: false};

const schemaTypes = (schema: string) => ({
  schema,
  plugins: ['typescript'],
  config: {
    enumsAsTypes: true,
    avoidOptionals: NO_FIELD_IS_ABSENT,
    futureProofEnums: true,
    useTypeImports: true,
    defaultScalarType: 'unknown',
    scalars: {
      Color: 'string',
      DateTime: 'string',
      Decimal: 'string',
      HTML: 'string',
      ISO8601DateTime: 'string',
      JSON: 'unknown',
      Money: 'string',
      StorefrontID: 'string',
      URL: 'string',
      UnsignedInt64: 'string',
    },
  },
});

/** One entry per GraphQL API. Uses local schemas only, no network. */
const config: CodegenConfig = {
  overwrite: true,
  pluckConfig: pluckConfig as CodegenConfig['pluckConfig'],
  generates: {
    [STOREFRONT_TYPES]: schemaTypes(STOREFRONT_SCHEMA),
    'graphql/generated/storefront.generated.d.ts': {
      preset,
      schema: STOREFRONT_SCHEMA,
      documents: ['graphql/storefront/**/*.ts'],
      config: {avoidOptionals: NO_FIELD_IS_ABSENT},
      presetConfig: {importTypes: {namespace: 'StorefrontAPI', from: './storefront-types'}},
    },
    [ADMIN_TYPES]: schemaTypes(ADMIN_SCHEMA),
    'graphql/generated/admin.generated.d.ts': {
      preset,
      schema: ADMIN_SCHEMA,
      documents: ['graphql/admin/**/*.ts'],
      config: {avoidOptionals: NO_FIELD_IS_ABSENT},
      presetConfig: {
        importTypes: {namespace: 'AdminAPI', from: './admin-types'},
        /* Hydrogen has no Admin API client, so export these types instead of adding them to its interfaces. */
        interfaceExtension: ({queryType, mutationType}: Record<string, string>) =>
          `export interface AdminDocuments extends ${queryType}, ${mutationType} {}`,
      },
    },
  },
};

export default config;
