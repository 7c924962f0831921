/** A form rule: returns `true` for a valid value, else the message to show (UI-02). */
export type Rule<Value = string> = (value: Value) => true | string;

/** More characters than any field allows, including surrounding white space. */
export const MAX_RULE_CHARACTERS = 5000;
const MUCH_TOO_LONG = 'This is much too long. Shorten it.';

/**
 * The message of the first rule that fails, so that a field shows at most one error (UI-03); `undefined` when all pass.
 * Text over `MAX_RULE_CHARACTERS` fails before any rule runs an expression on it (EDGE-03).
 */
export function firstError<Value>(value: Value, rules: readonly Rule<Value>[]): string | undefined {
  if (typeof value === 'string' && value.length > MAX_RULE_CHARACTERS) return MUCH_TOO_LONG;
  for (const rule of rules) {
    const verdict = rule(value);
    if (verdict !== true) return verdict;
  }
  return undefined;
}

export function required(message: string): Rule {
  return (value) => value.trim() !== '' || message;
}

/** Requires `min` to `max` characters, counted in code points without surrounding white space. */
export function lengthBetween(min: number, max: number, message: string): Rule {
  return (value) => {
    const {length} = [...value.trim()];
    return (length >= min && length <= max) || message;
  };
}

/** Requires the trimmed text to match. Anchor the expression; it must not have a `g` or `y` flag, which keep state. */
export function matches(expression: RegExp, message: string): Rule {
  return (value) => expression.test(value.trim()) || message;
}

/** Requires text without line breaks or other control characters. */
export const oneLine = matches(/^[^\p{Cc}\u2028\u2029]*$/u, 'Write this on one line.');

/** Requires text without URLs and markup: no name or address has them, and the commerce platform refuses them. */
const plainText: Rule = (value) =>
  !/<[^<>]+>|https?:\/\/|www\./i.test(value) || 'Remove web addresses and markup.';

/**
 * The rules for one line of text. `what` starts the sentence of the length message. The length is checked first, so
 * that patterns only run on short text.
 */
export function singleLineRules({min, max}: {min: number; max: number}, what: string): Rule[] {
  const message =
    min > 0
      ? `${what} needs ${min} to ${max} characters.`
      : `${what} can have at most ${max} characters.`;
  return [lengthBetween(min, max, message), oneLine, plainText];
}
