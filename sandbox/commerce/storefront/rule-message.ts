import {Kind, type ASTNode, type GraphQLError, type ValidationContext} from 'graphql';

export interface RuleMessage {
  message: string;
  code: string;
  details?: Record<string, unknown>;
}

export type ErrorTranslator = (error: GraphQLError, context: ValidationContext) => RuleMessage;

/** The name of a node or of the variable it defines; empty if it has none. */
export function nameOf(node: ASTNode | undefined): string {
  if (!node) return '';
  if (node.kind === Kind.VARIABLE_DEFINITION) return node.variable.name.value;
  if (node.kind === Kind.NAME) return node.value;
  return 'name' in node && node.name ? node.name.value : '';
}
