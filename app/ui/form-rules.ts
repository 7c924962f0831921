/** Returns `true` for a valid value, otherwise the message to show (UI-02). */
export type Rule<Value = string> = (value: Value) => true | string;

/** More characters than any field allows, including surrounding white space. */
export const MAX_RULE_CHARACTERS = 5000;
const MUCH_TOO_LONG = 'This is much too long. Shorten it.';

/**
 * Stops at the first rule that fails, so a field shows at most one error (UI-03). Text over `MAX_RULE_CHARACTERS`
 * fails before any rule runs an expression on it (EDGE-03).
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

/** Counts code points without surrounding white space. */
export function lengthBetween(min: number, max: number, message: string): Rule {
  return (value) => {
    const {length} = [...value.trim()];
    return (length >= min && length <= max) || message;
  };
}

/** Anchor the expression, and don't use the `g` or `y` flag, which keep state. */
export function matches(expression: RegExp, message: string): Rule {
  return (value) => expression.test(value.trim()) || message;
}

export const oneLine = matches(/^[^\p{Cc}\u2028\u2029]*$/u, 'Keep this on one line.');

/** No name or address has URLs or markup, and Shopify rejects them. */
const plainText: Rule = (value) =>
  !/<[^<>]+>|https?:\/\/|www\./i.test(value) || 'Remove web addresses and markup.';

/** `subject` begins the message about the length, which is checked first: patterns then run only on short text. */
export function singleLineRules({min, max}: {min: number; max: number}, subject: string): Rule[] {
  const message =
    min > 0
      ? `${subject} needs ${min} to ${max} characters.`
      : `${subject} can have at most ${max} characters.`;
  return [lengthBetween(min, max, message), oneLine, plainText];
}
