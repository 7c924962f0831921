import {describe, expect, test} from 'vitest';
import {storefrontApp, type GraphqlAnswer} from '~tests/sandbox/support/storefront-app';

const {ask, post} = storefrontApp();

interface Case {
  query: string;
  message: string;
  extensions: Record<string, unknown>;
  path?: string[];
}

const CASES: Record<string, Case> = {
  'an unknown field': {
    query: 'query Home { shop { nam } }',
    message: "Field 'nam' doesn't exist on type 'Shop'",
    extensions: {code: 'undefinedField', typeName: 'Shop', fieldName: 'nam'},
    path: ['query Home', 'shop', 'nam'],
  },
  'an unknown field in a fragment': {
    query: '{ shop { ...S } } fragment S on Shop { nam }',
    message: "Field 'nam' doesn't exist on type 'Shop'",
    extensions: {code: 'undefinedField', typeName: 'Shop', fieldName: 'nam'},
    path: ['fragment S', 'nam'],
  },
  'an unknown type in a fragment': {
    query: '{ shop { ... on Nothing { id } } }',
    message: "No such type Nothing, so it can't be a fragment condition",
    extensions: {code: 'undefinedType', typeName: 'Nothing'},
    path: ['query', 'shop', '... on Nothing'],
  },
  'an unknown variable type': {
    query: 'query A($x: Nothing) { product(handle: $x) { id } }',
    message: "Nothing isn't a defined input type (on $x)",
    extensions: {code: 'variableRequiresValidType', typeName: 'Nothing', variableName: 'x'},
    path: ['query A'],
  },
  'an output type of a variable': {
    query: 'query A($x: Product) { product(handle: "a") { id } menu(handle: $x) { id } }',
    message: "Product isn't a valid input type (on $x)",
    extensions: {code: 'variableRequiresValidType', typeName: 'Product', variableName: 'x'},
  },
  'an unknown argument': {
    query: '{ product(hndl: "a") { id } }',
    message: "Field 'product' doesn't accept argument 'hndl'",
    extensions: {
      code: 'argumentNotAccepted',
      name: 'product',
      typeName: 'Field',
      argumentName: 'hndl',
    },
    path: ['query', 'product', 'hndl'],
  },
  'an unknown directive argument': {
    query: '{ shop { id @include(if: true, when: 1) } }',
    message: "Directive 'include' doesn't accept argument 'when'",
    extensions: {
      code: 'argumentNotAccepted',
      name: 'include',
      typeName: 'Directive',
      argumentName: 'when',
    },
  },
  'an unknown input field': {
    query:
      '{ product(handle: "a") { variantBySelectedOptions(selectedOptions: [{name: "a", value: "b", x: 1}]) { id } } }',
    message: "InputObject 'SelectedOptionInput' doesn't accept argument 'x'",
    extensions: {
      code: 'argumentNotAccepted',
      name: 'SelectedOptionInput',
      typeName: 'InputObject',
      argumentName: 'x',
    },
  },
  'a missing argument': {
    query: '{ menu { id } }',
    message: "Field 'menu' is missing required arguments: handle",
    extensions: {
      code: 'missingRequiredArguments',
      className: 'Field',
      name: 'menu',
      arguments: 'handle',
    },
    path: ['query', 'menu'],
  },
  'two missing arguments, in one error': {
    query: 'mutation { cartLinesUpdate { cart { id } } }',
    message: "Field 'cartLinesUpdate' is missing required arguments: cartId, lines",
    extensions: {
      code: 'missingRequiredArguments',
      className: 'Field',
      name: 'cartLinesUpdate',
      arguments: 'cartId, lines',
    },
  },
  'a missing input field': {
    query:
      '{ product(handle: "a") { variantBySelectedOptions(selectedOptions: [{name: "a"}]) { id } } }',
    message:
      "Argument 'value' on InputObject 'SelectedOptionInput' is required. Expected type String!",
    extensions: {
      code: 'missingRequiredInputObjectAttribute',
      argumentName: 'value',
      argumentType: 'String!',
      inputObjectType: 'SelectedOptionInput',
    },
  },
  'a nullable variable where a value is required': {
    query:
      'mutation M($cartId: ID!, $discountCodes: [String!]) { cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) { cart { id } } }',
    message:
      'Nullability mismatch on variable $discountCodes and argument discountCodes ([String!] / [String!]!)',
    extensions: {
      code: 'variableMismatch',
      variableName: 'discountCodes',
      typeName: '[String!]',
      argumentName: 'discountCodes',
      errorMessage: 'Nullability mismatch',
    },
  },
  'a variable of another type': {
    query: 'query A($h: Int!) { menu(handle: $h) { id } }',
    message: 'Type mismatch on variable $h and argument handle (Int! / String!)',
    extensions: {
      code: 'variableMismatch',
      variableName: 'h',
      typeName: 'Int!',
      argumentName: 'handle',
      errorMessage: 'Type mismatch',
    },
  },
  'a variable of another depth': {
    query: 'query A($ids: ID!) { nodes(ids: $ids) { id } }',
    message: 'List dimension mismatch on variable $ids and argument ids (ID! / [ID!]!)',
    extensions: {
      code: 'variableMismatch',
      variableName: 'ids',
      typeName: 'ID!',
      argumentName: 'ids',
      errorMessage: 'List dimension mismatch',
    },
  },
  'an undeclared variable': {
    query: 'query A { menu(handle: $h) { id } }',
    message: 'Variable $h is used by A but not declared',
    extensions: {code: 'variableNotDefined', variableName: 'h'},
  },
  'an unused variable': {
    query: 'query ($h: String) { shop { id } }',
    message: 'Variable $h is declared by anonymous query but not used',
    extensions: {code: 'variableNotUsed', variableName: 'h'},
    path: ['query'],
  },
  'an object without selections': {
    query: '{ shop }',
    message:
      "Field must have selections (field 'shop' returns Shop but has no selections. Did you mean 'shop { ... }'?)",
    extensions: {code: 'selectionMismatch', nodeName: "field 'shop'", typeName: 'Shop'},
  },
  'selections on a scalar': {
    query: '{ shop { name { first } } }',
    message:
      "Selections can't be made on scalars (field 'name' returns String but has selections [\"first\"])",
    extensions: {code: 'selectionMismatch', nodeName: "field 'name'", typeName: 'String'},
  },
  'a literal of another type': {
    query: '{ products(first: "ten") { nodes { id } } }',
    message:
      "Argument 'first' on Field 'products' has an invalid value (\"ten\"). Expected type 'Int'.",
    extensions: {
      code: 'argumentLiteralsIncompatible',
      typeName: 'Field',
      argumentName: 'first',
    },
  },
  'an unknown enum literal': {
    query: '{ products(first: 1, sortKey: NEWEST) { nodes { id } } }',
    message:
      "Argument 'sortKey' on Field 'products' has an invalid value (NEWEST). Expected type 'ProductSortKeys'.",
    extensions: {
      code: 'argumentLiteralsIncompatible',
      typeName: 'Field',
      argumentName: 'sortKey',
    },
  },
  'a literal of another type in an input': {
    query:
      '{ product(handle: "a") { variantBySelectedOptions(selectedOptions: [{name: 1, value: "b"}]) { id } } }',
    message:
      "Argument 'name' on InputObject 'SelectedOptionInput' has an invalid value (1). Expected type 'String!'.",
    extensions: {
      code: 'argumentLiteralsIncompatible',
      typeName: 'InputObject',
      argumentName: 'name',
    },
  },
  'a default value of another type': {
    query: 'query A($n: Int = "x") { products(first: $n) { nodes { id } } }',
    message: "Default value for $n doesn't match type Int",
    extensions: {code: 'defaultValueInvalidType', variableName: 'n', typeName: 'Int'},
  },
  'an unknown fragment': {
    query: '{ shop { ...S } }',
    message: 'Fragment S was used, but not defined',
    extensions: {code: 'useAndDefineFragment', fragmentName: 'S'},
    path: ['query', 'shop', '... S'],
  },
  'an unused fragment': {
    query: '{ shop { id } } fragment S on Shop { id }',
    message: 'Fragment S was defined, but not used',
    extensions: {code: 'useAndDefineFragment', fragmentName: 'S'},
    path: ['fragment S'],
  },
  'a fragment of another type': {
    query: '{ shop { ...S } } fragment S on Product { id }',
    message: "Fragment S on Product can't be spread inside Shop",
    extensions: {
      code: 'cannotSpreadFragment',
      typeName: 'Product',
      fragmentName: 'S',
      parentName: 'Shop',
    },
  },
  'a fragment that contains itself': {
    query: '{ shop { ...S } } fragment S on Shop { ...S }',
    message: 'Fragment S contains an infinite loop',
    extensions: {code: 'infiniteLoop', fragmentName: 'S'},
  },
  'an unknown directive': {
    query: '{ shop { id @nope } }',
    message: 'Directive @nope is not defined',
    extensions: {code: 'undefinedDirective', directiveName: 'nope'},
  },
  'a directive out of place': {
    query: '{ shop @inContext(country: US) { id } }',
    message: "'@inContext' can't be applied to fields (allowed: mutations, queries)",
    extensions: {code: 'directiveCannotBeApplied', targetName: 'fields', name: '@inContext'},
  },
  'one name for two fields': {
    query: '{ shop { name: id name } }',
    message: "Field 'name' has a field conflict: id or name?",
    extensions: {code: 'fieldConflict', fieldName: 'name', conflicts: 'id or name'},
  },
  'one field with two sets of arguments': {
    query: '{ menu(handle: "a") { id } menu(handle: "b") { id } }',
    message: 'Field \'menu\' has an argument conflict: {handle: "a"} or {handle: "b"}?',
    extensions: {
      code: 'fieldConflict',
      fieldName: 'menu',
      conflicts: '{handle: "a"} or {handle: "b"}',
    },
  },
  'a document that does not parse': {
    query: '{ shop { }',
    message: 'syntax error, expected Name, found "}" at [1, 10]',
    extensions: {code: 'parseError'},
  },
};

describe('invalid GraphQL documents', () => {
  test.each(Object.entries(CASES))(
    'SAND-03 are rejected for %s',
    async (_title, {query, ...expected}) => {
      const response = await post(JSON.stringify({query}));
      expect(response.status).toBe(200);
      const {data, errors} = await response.json<GraphqlAnswer>();
      expect(data).toBeUndefined();
      expect(errors).toContainEqual(expect.objectContaining(expected));
    },
  );

  test('SAND-03 return the location of the error', async () => {
    const {errors} = await ask('{\n  shop {\n    nam\n  }\n}');
    expect(errors).toEqual([expect.objectContaining({locations: [{line: 3, column: 5}]})]);
  });

  test('SAND-03 are rejected again when repeated, and valid ones still work', async () => {
    await ask('{ shop { nam } }');
    expect((await ask('{ shop { nam } }')).errors).toHaveLength(1);
    expect(await ask('{ shop { name } }')).toEqual({data: {shop: {name: 'Test Shop'}}});
  });

  test.each([
    ['query A { shop { id } } query B { shop { id } }', undefined, 'An operation name is required'],
    ['query A { shop { id } }', 'B', 'No operation named "B"'],
  ])('SAND-03 as %s are rejected when run as %s', async (query, operationName, message) => {
    const response = await post(JSON.stringify({query, operationName}));
    expect(await response.json()).toEqual({errors: [{message}]});
  });
});

describe('invalid GraphQL variables', () => {
  test.each([
    [
      'query A($h: String!) { menu(handle: $h) { id } }',
      {},
      'Variable $h of type String! was provided invalid value',
      [{path: [], explanation: 'Expected value to not be null'}],
    ],
    [
      'query A($n: Int) { products(first: $n) { nodes { id } } }',
      {n: 'x'},
      'Variable $n of type Int was provided invalid value',
      [{path: [], explanation: 'Could not coerce value "x" to Int'}],
    ],
    [
      'query A($k: SearchSortKeys) { search(query: "a", first: 1, sortKey: $k) { totalCount } }',
      {k: 'NEWEST'},
      'Variable $k of type SearchSortKeys was provided invalid value',
      [{path: [], explanation: 'Expected "NEWEST" to be one of: PRICE, RELEVANCE'}],
    ],
    [
      'query A($f: [ProductFilter!]) { collection(handle: "a") { products(first: 1, filters: $f) { nodes { id } } } }',
      {f: [{price: {min: 'a'}, colour: 'red'}]},
      'Variable $f of type [ProductFilter!] was provided invalid value for ' +
        '0.price.min (Could not coerce value "a" to Float), 0.colour (Field is not defined on ProductFilter)',
      [
        {path: [0, 'price', 'min'], explanation: 'Could not coerce value "a" to Float'},
        {path: [0, 'colour'], explanation: 'Field is not defined on ProductFilter'},
      ],
    ],
    [
      'query A($o: SelectedOptionInput!) { product(handle: "a") { variantBySelectedOptions(selectedOptions: [$o]) { id } } }',
      {o: {name: 'Size'}},
      'Variable $o of type SelectedOptionInput! was provided invalid value for value (Expected value to not be null)',
      [{path: ['value'], explanation: 'Expected value to not be null'}],
    ],
  ])('SAND-03 of %s are rejected with %j', async (query, variables, message, problems) => {
    const response = await post(JSON.stringify({query, variables}));
    expect(response.status).toBe(200);
    const {data, errors} = await response.json<GraphqlAnswer>();
    expect(data).toBeUndefined();
    expect(errors).toHaveLength(1);
    expect(errors?.[0]).toMatchObject({message, extensions: {code: 'INVALID_VARIABLE', problems}});
  });
});
