import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSchema, Kind, parse, validate, type DefinitionNode, type GraphQLSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {ROOT} from '~sandbox/root';

/** The oldest and newest API versions that the commerce platform serves. */
const VERSIONS = ['2026-01', '2026-10'];

const APIS = ['storefront', 'admin'];

const modules = import.meta.glob<Record<string, unknown>>('/graphql/{storefront,admin}/**/*.ts', {
  eager: true,
});

interface Document {
  api: string;
  file: string;
  constant: string;
  text: string;
  /** The document's own definition, without the fragments it interpolates. */
  own: DefinitionNode;
}

const documents: Document[] = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([constant, text]) => {
    if (typeof text !== 'string') return [];
    const own = parse(text).definitions[0];
    if (!own) throw new Error(`${constant} defines nothing`);
    return [{api: file.split('/')[2] ?? '', file, constant, text, own}];
  }),
);

const operations = documents.filter(({own}) => own.kind === Kind.OPERATION_DEFINITION);
const fragments = documents.filter(({own}) => own.kind === Kind.FRAGMENT_DEFINITION);

/** The expected constant name: `PRODUCT_LIST_QUERY` for the query `ProductList`. */
function constantOf(own: DefinitionNode): string {
  if (own.kind !== Kind.OPERATION_DEFINITION && own.kind !== Kind.FRAGMENT_DEFINITION) return '';
  const name = (own.name?.value ?? '').replace(/(?<=[a-z\d])(?=[A-Z])/g, '_');
  const kind = own.kind === Kind.FRAGMENT_DEFINITION ? 'fragment' : own.operation;
  return `${name}_${kind}`.toUpperCase();
}

function readSchema(api: string, version: string): GraphQLSchema {
  return buildSchema(
    readFileSync(path.join(ROOT, `graphql/schemas/${api}-${version}.graphql`), 'utf8'),
  );
}

const SERVED = APIS.flatMap((api) => VERSIONS.map((version) => ({api, version})));

describe('GraphQL documents', () => {
  it('include operations and fragments of both APIs', () => {
    expect([...new Set(documents.map(({api}) => api))].sort()).toEqual([...APIS].sort());
    expect(operations.length).toBeGreaterThan(5);
    expect(fragments.length).toBeGreaterThan(2);
  });

  describe.each(SERVED)('with $api API $version', ({api, version}) => {
    const schema = readSchema(api, version);
    const own = operations.filter((operation) => operation.api === api);

    it.each(own)('HOUSE-04 $constant is valid', ({text}) => {
      expect(validate(schema, parse(text)).map(({message}) => message)).toEqual([]);
    });

    it('HOUSE-04 validation rejects a document with an unknown field', () => {
      expect(validate(schema, parse('{ shop { noSuchField } }'))).toHaveLength(1);
    });
  });

  it.each(fragments)('HOUSE-04 $constant is used in an operation, so it is validated', ({text}) => {
    expect(operations.filter((operation) => operation.text.includes(text))).not.toEqual([]);
  });

  it.each(documents)(
    '$constant starts with #graphql and is named after its definition',
    (document) => {
      expect(document.text).toMatch(/^#graphql\n/);
      expect(document.constant).toBe(constantOf(document.own));
    },
  );

  it('constants have unique names, because codegen keeps only the last of several with one name', () => {
    const names = documents.map(({constant}) => constant);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
