import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {ROOT} from '~sandbox/root';

const FILE = path.join(ROOT, 'tests/architecture/planted-calls.ts');

const CALLS = `
import {z} from 'zod';
import type {AdminClient} from '~/services/commerce/admin-client.server';
import type {CommerceClient} from '~/services/commerce/client.server';
import {ADMIN_ORDER_QUERY} from '~graphql/admin/orders';
import {CART_CREATE_MUTATION, CART_QUERY} from '~graphql/storefront/cart';
declare const client: CommerceClient;
declare const admin: AdminClient;
const reply = z.unknown();
export const known = client.query(CART_QUERY, {variables: {cartId: 'x'}, reply});
export const knownWrite = client.mutate(CART_CREATE_MUTATION, {variables: {input: {}}, reply});
export const unknown = client.query('#graphql\\n query Unknown { shop { name } }', {variables: {}, reply});
export const unknownWrite = client.mutate(\`\${CART_CREATE_MUTATION} \`, {variables: {input: {}}, reply});
export const wrongVariable = client.query(CART_QUERY, {variables: {id: 'x'}, reply});
export const wrongReply = client.query(CART_QUERY, {variables: {cartId: 'x'}, reply: z.object({cart: z.number()})});
export const knownAdmin = admin.query(ADMIN_ORDER_QUERY, {variables: {id: 'x'}, reply});
export const unknownAdmin = admin.query('#graphql\\n query Unknown { shop { name } }', {variables: {}, reply});
export const wrongApi = admin.query(CART_QUERY, {variables: {cartId: 'x'}, reply});
export const wrongAdminReply = admin.query(ADMIN_ORDER_QUERY, {variables: {id: 'x'}, reply: z.object({order: z.number()})});
`;

/**
 * Compiles the source with the project's settings and returns the name of each constant with an error. Leaves out the
 * global types that only the whole app needs, which halves the time.
 */
function failingConstants(source: string): string[] {
  const read = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const project = ts.parseJsonConfigFileContent(read.config, ts.sys, ROOT);
  const options = {...project.options, types: []};
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) =>
    file === FILE
      ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022)
      : getSourceFile(file, ...rest);
  const generated = path.join(ROOT, 'graphql/generated/storefront.generated.d.ts');
  const program = ts.createProgram([FILE, generated], options, host);
  const planted = program.getSourceFile(FILE);
  if (!planted) throw new Error('The planted source was not compiled.');
  return program.getSemanticDiagnostics(planted).map(({start = 0}) => {
    const line = source.slice(0, start).split('\n').length - 1;
    return /export const (\w+)/.exec(source.split('\n')[line] ?? '')?.[1] ?? `line ${line}`;
  });
}

it('HOUSE-05 TypeScript rejects documents unknown to codegen, wrong variables and wrong replies', () => {
  expect(failingConstants(CALLS)).toEqual([
    'unknown',
    'unknownWrite',
    'wrongVariable',
    'wrongReply',
    'unknownAdmin',
    'wrongApi',
    'wrongAdminReply',
  ]);
}, 60_000);
