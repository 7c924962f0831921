import {getDirectiveValues, type GraphQLSchema, type OperationDefinitionNode} from 'graphql';

/** The shop sells to one country in one language; `@inContext` may still name others. */
const DEFAULT_COUNTRY = 'US';
const DEFAULT_LANGUAGE = 'EN';

/** What the operation's `@inContext(country:, language:)` asks for, or the shop's own. */
export function inContext(
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
