import {
  ExecutableDefinitionsRule,
  FieldsOnCorrectTypeRule,
  FragmentsOnCompositeTypesRule,
  GraphQLError,
  KnownArgumentNamesRule,
  KnownDirectivesRule,
  KnownFragmentNamesRule,
  KnownTypeNamesRule,
  LoneAnonymousOperationRule,
  NoFragmentCyclesRule,
  NoUndefinedVariablesRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  OverlappingFieldsCanBeMergedRule,
  PossibleFragmentSpreadsRule,
  ProvidedRequiredArgumentsRule,
  ScalarLeafsRule,
  UniqueArgumentNamesRule,
  UniqueDirectivesPerLocationRule,
  UniqueFragmentNamesRule,
  UniqueInputFieldNamesRule,
  UniqueOperationNamesRule,
  UniqueVariableNamesRule,
  validate,
  ValuesOfCorrectTypeRule,
  VariablesAreInputTypesRule,
  VariablesInAllowedPositionRule,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import {documentPath} from './document-path';
import {argumentNotAccepted, missingRequiredArguments, invalidValue} from './argument-messages';
import type {ErrorTranslator} from './rule-message';
import * as words from './rule-messages';
import {variableMismatch, variableRequiresValidType, variableUse} from './variable-messages';

const RULES: readonly (readonly [ValidationRule, ErrorTranslator])[] = [
  [ExecutableDefinitionsRule, words.untranslated('queryContainsSchemaDefinitions')],
  [
    UniqueOperationNamesRule,
    words.namedNodeRule(
      'uniquelyNamedOperations',
      'operationName',
      (name) => `Operation name "${name}" must be unique`,
    ),
  ],
  [
    LoneAnonymousOperationRule,
    words.namedNodeRule(
      'uniquelyNamedOperations',
      'operationName',
      () => 'Operation name is required when multiple operations are present',
    ),
  ],
  [KnownTypeNamesRule, words.undefinedType],
  [
    FragmentsOnCompositeTypesRule,
    words.namedNodeRule(
      'fragmentOnNonCompositeType',
      'typeName',
      (name) => `Invalid fragment on type ${name} (must be Union, Interface or Object)`,
    ),
  ],
  [VariablesAreInputTypesRule, variableRequiresValidType],
  [ScalarLeafsRule, words.selectionMismatch],
  [FieldsOnCorrectTypeRule, words.undefinedField],
  [
    UniqueFragmentNamesRule,
    words.namedNodeRule(
      'fragmentNotUnique',
      'fragmentName',
      (name) => `Fragment name "${name}" must be unique`,
    ),
  ],
  [
    KnownFragmentNamesRule,
    words.namedNodeRule(
      'useAndDefineFragment',
      'fragmentName',
      (name) => `Fragment ${name} was used, but not defined`,
    ),
  ],
  [
    NoUnusedFragmentsRule,
    words.namedNodeRule(
      'useAndDefineFragment',
      'fragmentName',
      (name) => `Fragment ${name} was defined, but not used`,
    ),
  ],
  [PossibleFragmentSpreadsRule, words.fragmentSpread],
  [
    NoFragmentCyclesRule,
    words.namedNodeRule(
      'infiniteLoop',
      'fragmentName',
      (name) => `Fragment ${name} contains an infinite loop`,
    ),
  ],
  [
    UniqueVariableNamesRule,
    words.namedNodeRule(
      'variableNotUnique',
      'variableName',
      (name) => `There can only be one variable named "${name}"`,
    ),
  ],
  [NoUndefinedVariablesRule, variableUse('variableNotDefined')],
  [NoUnusedVariablesRule, variableUse('variableNotUsed')],
  [KnownDirectivesRule, words.unknownDirective],
  [
    UniqueDirectivesPerLocationRule,
    words.namedNodeRule(
      'directiveNotUniqueForLocation',
      'directiveName',
      (name) => `The directive "${name}" can only be used once at this location.`,
    ),
  ],
  [KnownArgumentNamesRule, argumentNotAccepted],
  [
    UniqueArgumentNamesRule,
    words.namedNodeRule(
      'argumentNotUnique',
      'name',
      (name) => `There can be only one argument named "${name}"`,
    ),
  ],
  [ValuesOfCorrectTypeRule, invalidValue],
  [ProvidedRequiredArgumentsRule, missingRequiredArguments],
  [VariablesInAllowedPositionRule, variableMismatch],
  [OverlappingFieldsCanBeMergedRule, words.fieldConflict],
  [
    UniqueInputFieldNamesRule,
    words.namedNodeRule(
      'inputFieldNotUnique',
      'name',
      (name) => `There can be only one input field named "${name}"`,
    ),
  ],
];

const SHOPIFY_RULES = RULES.map(([rule, translate]) => translatedRule(rule, translate));

/** Validates a document with the messages, codes and paths of Shopify's validator. Empty if valid (SAND-03). */
export function validationErrors(schema: GraphQLSchema, document: DocumentNode): GraphQLError[] {
  const seen = new Set<string>();
  return validate(schema, document, SHOPIFY_RULES).filter((error) => {
    // graphql-js reports each missing argument separately; Shopify reports all of a field in one error.
    const key = JSON.stringify([error.message, error.locations]);
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * Wraps a rule so that it reports Shopify's errors. Translates while the rule runs, because the validation context only
 * knows the surrounding types at that time.
 */
function translatedRule(rule: ValidationRule, translate: ErrorTranslator): ValidationRule {
  return (context) => {
    const translatingContext = Object.create(context, {
      reportError: {
        value(error: GraphQLError) {
          const {message, code, details} = translate(error, context);
          const node = error.nodes?.[0];
          context.reportError(
            new GraphQLError(message, {
              nodes: node,
              path: node && documentPath(context.getDocument(), node),
              extensions: {code, ...details},
            }),
          );
        },
      },
    }) as ValidationContext;
    return rule(translatingContext);
  };
}
