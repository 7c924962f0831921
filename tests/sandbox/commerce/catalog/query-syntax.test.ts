import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {parseQuery, type QueryNode} from '~sandbox/commerce/catalog/query-syntax';
import {catalogOf, productOf} from '~tests/support/catalog-builder';

/** The parsed query as a compact formula: `&` for and, `|` for or, `!` for not. */
function formula(node: QueryNode | null): string {
  if (node === null) return '';
  switch (node.kind) {
    case 'and':
      return `(${node.nodes.map(formula).join(' & ')})`;
    case 'or':
      return `(${node.nodes.map(formula).join(' | ')})`;
    case 'not':
      return `!${formula(node.node)}`;
    case 'text':
      return node.words
        .map(({text, prefix, phrase}) => (phrase ? `"${text}"` : text) + (prefix ? '*' : ''))
        .join('+');
    case 'field':
      return `${node.field}${node.comparator}${node.value}${node.prefix ? '*' : ''}`;
  }
}

describe('parseQuery', () => {
  test.each([
    ['', ''],
    ['   ', ''],
    ['chicken', 'chicken'],
    ['chicken dry food', 'chicken+dry+food'],
    ['chick*', 'chick*'],
    ['"dry food" dog', '"dry food"+dog'],
    ['"say \\"hi\\""', '"say "hi""'],
    ['tag:new', 'tag=new'],
    ['TAG:new', 'tag=new'],
    ['tag:species:dog', 'tag=species:dog'],
    ['product_type:"Dry Food"', 'product_type=Dry Food'],
    ["vendor:'Marlowe Balance'", 'vendor=Marlowe Balance'],
    ["title:hill's", "title=hill's"],
    ['sku:MB-10*', 'sku=MB-10*'],
    ['price:>10', 'price>10'],
    ['variants.price:<=12.50', 'variants.price<=12.50'],
    ['created_at:>="2026-01-01"', 'created_at>=2026-01-01'],
    ['tag:a tag:b', '(tag=a & tag=b)'],
    ['tag:a AND tag:b', '(tag=a & tag=b)'],
    ['tag:a OR tag:b', '(tag=a | tag=b)'],
    ['tag:a tag:b OR tag:c', '((tag=a & tag=b) | tag=c)'],
    ['tag:a (tag:b OR tag:c)', '(tag=a & (tag=b | tag=c))'],
    ['-tag:a', '!tag=a'],
    ['NOT tag:a', '!tag=a'],
    ['dog -(tag:a OR tag:b)', '(dog & !(tag=a | tag=b))'],
    ['NOT NOT dog', '!!dog'],
    ['grain-free', 'grain-free'],
  ])('parses %j', (query, expected) => {
    expect(formula(parseQuery(query))).toBe(expected);
  });

  test.each([
    ['OR', 'OR'],
    ['AND dog', 'AND+dog'],
    ['dog OR', 'dog+OR'],
    ['dog AND', 'dog+AND'],
    ['NOT', 'NOT'],
    ['((dog', 'dog'],
    ['dog))', 'dog'],
    ['()', ''],
    ['"dry food', '"dry food"'],
    ['tag:', 'tag:'],
    ['mac and cheese', 'mac+and+cheese'],
  ])('reads the malformed %j as plain words', (query, expected) => {
    expect(formula(parseQuery(query))).toBe(expected);
  });
});

test('catalog queries and searches accept any text', () => {
  const {catalog} = catalogOf([productOf(1), productOf(2, {title: 'Chicken & barley'})]);
  const piece = fc.constantFrom(
    ...[
      '(',
      ')',
      '"',
      "'",
      '*',
      '-',
      ':',
      '>',
      '<=',
      ' ',
      'AND ',
      'OR ',
      'NOT ',
      'NEAR(',
      '\0',
      '%',
      '\\',
    ],
    ...[
      'tag:',
      'price:',
      'id:',
      'created_at:',
      'title:',
      'sku:',
      'nothing:',
      'a',
      '12',
      '2026-99-99',
      'é',
    ],
  );
  const text = fc.oneof(
    fc.array(piece, {maxLength: 30}).map((pieces) => pieces.join('')),
    fc.string({unit: 'binary', maxLength: 40}),
  );
  fc.assert(
    fc.property(text, fc.boolean(), (query, prefix) => {
      for (const ids of [
        catalog.productIds({query, sortKey: 'RELEVANCE'}),
        catalog.searchProductIds(query, {prefix}),
      ]) {
        expect(ids.length).toBe(new Set(ids).size);
      }
      expect(catalog.collections({query})).toEqual([]);
      expect(catalog.suggestions(query, 5).length).toBeLessThanOrEqual(5);
    }),
    {numRuns: 300},
  );
});

test('catalog queries accept thousands of terms', () => {
  const {catalog} = catalogOf([productOf(1, {title: 'Dog'})]);
  expect(catalog.productIds({query: 'dog '.repeat(5000)})).toHaveLength(1);
  expect(catalog.productIds({query: '('.repeat(5000)})).toHaveLength(1);
  expect(() => catalog.productIds({query: `${'-'.repeat(5000)}dog`})).not.toThrow();
});
