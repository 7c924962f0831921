import {getDirectiveValues, type GraphQLSchema, type OperationDefinitionNode} from 'graphql';

/** Defaults for `@inContext`. The shop sells to one country in one language, but requests may name others. */
const DEFAULT_COUNTRY = 'US';
const DEFAULT_LANGUAGE = 'EN';

/** The country and language of the operation's `@inContext(country:, language:)`, or the shop's defaults. */
export function readInContext(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): {country: string; language: string} {
  const directive = schema.getDirective('inContext');
  const values = directive ? getDirectiveValues(directive, operation, variables) : undefined;
  return {
    country: typeof values?.country === 'string' ? values.country : DEFAULT_COUNTRY,
    language: typeof values?.language === 'string' ? values.language : DEFAULT_LANGUAGE,
  };
}
