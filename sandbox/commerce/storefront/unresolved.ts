import {GraphQLError} from 'graphql';

/** The sandbox's error for a part of the SDL that it doesn't implement (SAND-04). */
export function unresolvedError(name: string): GraphQLError {
  return new GraphQLError(`${name} is not resolved by the sandbox`, {
    extensions: {code: 'NOT_RESOLVED_BY_SANDBOX'},
  });
}

/**
 * Fails for input fields that the sandbox ignores, so a caller never believes they were saved.
 *
 * @param resolved the fields of `typeName` that the sandbox implements
 */
export function refuseUnresolved(
  typeName: string,
  input: object,
  resolved: readonly string[],
): void {
  for (const [name, value] of Object.entries(input)) {
    if (value != null && !resolved.includes(name)) throw unresolvedError(`${typeName}.${name}`);
  }
}
