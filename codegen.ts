import type {CodegenConfig} from '@graphql-codegen/cli';
import {pluckConfig, preset} from '@shopify/hydrogen-codegen';

const STOREFRONT_SCHEMA = 'graphql/schemas/storefront-2026-10.graphql';

/* The preset's own types come from the schema that Hydrogen packages, which is of an older version: so they are made here. */
const STOREFRONT_TYPES = 'graphql/generated/storefront-types.ts';

/** A reply holds every field that was asked for: null perhaps, never absent. */
const NO_FIELD_IS_ABSENT = {field: true, inputValue: false, object: false, defaultValue: false};

/** One entry per GraphQL API. Nothing here asks the network. */
const config: CodegenConfig = {
  overwrite: true,
  pluckConfig: pluckConfig as CodegenConfig['pluckConfig'],
  generates: {
    [STOREFRONT_TYPES]: {
      schema: STOREFRONT_SCHEMA,
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
          URL: 'string',
          UnsignedInt64: 'string',
        },
      },
    },
    'graphql/generated/storefront.generated.d.ts': {
      preset,
      schema: STOREFRONT_SCHEMA,
      documents: ['graphql/storefront/**/*.ts'],
      config: {avoidOptionals: NO_FIELD_IS_ABSENT},
      presetConfig: {importTypes: {namespace: 'StorefrontAPI', from: './storefront-types'}},
    },
  },
};

export default config;
