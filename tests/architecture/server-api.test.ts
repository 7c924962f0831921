import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {z} from 'zod';
import {API_OPERATIONS} from '~/shell/api/operations.server';
import {API_DOCUMENT, currentApiDocument} from '~tests/tools/current-api-document';
import {shapeOf, type Shape} from '~tests/tools/json-schema-rows';

it('SRV-01b docs/api.md matches the operation tables', async () => {
  expect(readFileSync(API_DOCUMENT, 'utf8')).toBe(await currentApiDocument());
});

/** The paths of values whose type the schema leaves open. */
function undecidedPaths(shape: Shape, place: string): string[] {
  const isDecided =
    shape.type !== undefined ||
    shape.anyOf !== undefined ||
    shape.enum !== undefined ||
    'const' in shape ||
    '$ref' in shape;
  return [
    ...(isDecided ? [] : [place]),
    ...(shape.items ? undecidedPaths(shape.items, `${place}[]`) : []),
    ...(shape.anyOf ?? []).flatMap((part) => undecidedPaths(part, place)),
    ...Object.entries({...shape.properties, ...shape.$defs}).flatMap(([name, part]) =>
      undecidedPaths(part, `${place}.${name}`),
    ),
  ];
}

it.each(API_OPERATIONS)(
  'API-04 the response of $path has a shape, down to every field',
  ({path, output}) => {
    expect(undecidedPaths(shapeOf(output, 'output'), path)).toEqual([]);
  },
);

it('API-04 the check finds fields without a type', () => {
  const vague = z.object({cart: z.unknown(), tags: z.array(z.any())});
  expect(undecidedPaths(shapeOf(vague, 'output'), 'x')).toEqual(['x.cart', 'x.tags[]']);
});

it.each(API_OPERATIONS)('SRV-10 $path is under /api/ and is not reserved by Oxygen', ({path}) => {
  expect(path).toMatch(/^\/api\/[a-z0-9./-]+$/);
  expect(path).not.toMatch(/^\/api\/[^/]+\/graphql\.json$/);
});

it('API-02 operations are POST unless noted as GET', () => {
  expect(API_OPERATIONS.filter(({method}) => method === 'GET').map(({path}) => path)).toEqual([
    '/api/get-warehouse-by-zipcode',
    '/api/get-estimated-delivery-date',
    '/api/ecom/v1.0/get-product-by-handle',
    '/api/cms/v2.0/get-header',
    '/api/cms/v1.0/get-footer',
    '/api/cms/v1.0/get-password-protect',
    '/api/cms/v1.0/get-no-results-suggestions',
    '/api/cms/v1.0/get-page-by-slug',
    '/api/cms/v2.0/get-page-by-slug',
  ]);
});

/** The paths of texts and lists without a bound. */
function unboundedPaths(shape: Shape, place: string): string[] {
  const {type, pattern, maxLength, maxItems} = shape;
  const isPatternBound = pattern !== undefined && !/(?<!\\)[*+]/.test(pattern);
  const isUnbounded =
    (type === 'string' &&
      maxLength === undefined &&
      !isPatternBound &&
      !shape.enum &&
      !('const' in shape)) ||
    (type === 'array' && maxItems === undefined) ||
    typeof shape.additionalProperties === 'object';
  return [
    ...(isUnbounded ? [place] : []),
    ...(shape.items ? unboundedPaths(shape.items, `${place}[]`) : []),
    ...(shape.anyOf ?? []).flatMap((part) => unboundedPaths(part, place)),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, part]) =>
      unboundedPaths(part, `${place}.${name}`),
    ),
  ];
}

it.each(API_OPERATIONS)(
  'SRV-04a every text and list in the input of $path has a bound',
  ({path, input}) => {
    expect(unboundedPaths(shapeOf(input, 'input'), path)).toEqual([]);
  },
);

it('SRV-04a the check finds texts and lists without a bound', () => {
  const loose = z.object({note: z.string(), tags: z.array(z.string().max(5))});
  expect(unboundedPaths(shapeOf(loose, 'input'), 'x')).toEqual(['x.note', 'x.tags']);
});
