/** A form rule: `true` for a value that passes, else the message to show (UI-02). */
export type Rule<Value = string> = (value: Value) => true | string;

/** More characters than the rules of any field let pass, white space around them included. */
export const MAX_RULE_CHARACTERS = 5000;
const MUCH_TOO_LONG = 'This is much too long. Please shorten it.';

/**
 * The message of the first rule that does not pass; undefined when all do. So a field shows one error at most
 * (UI-03). No rule ever looks at more text than `MAX_RULE_CHARACTERS`, whatever expression it runs (EDGE-03).
 */
export function firstError<Value>(value: Value, rules: readonly Rule<Value>[]): string | undefined {
  if (typeof value === 'string' && value.length > MAX_RULE_CHARACTERS) return MUCH_TOO_LONG;
  for (const rule of rules) {
    const verdict = rule(value);
    if (verdict !== true) return verdict;
  }
  return undefined;
}

/** Passes text that holds more than white space. */
export function required(message: string): Rule {
  return (value) => value.trim() !== '' || message;
}

/** Passes text of `min` to `max` characters, counted in code points and without outer white space. */
export function lengthBetween(min: number, max: number, message: string): Rule {
  return (value) => {
    const {length} = [...value.trim()];
    return (length >= min && length <= max) || message;
  };
}

/** Passes text that, without outer white space, the expression matches. Give it anchors; a `g` or `y` flag would keep state. */
export function matches(expression: RegExp, message: string): Rule {
  return (value) => expression.test(value.trim()) || message;
}

/** Passes text without a break. */
export const oneLine = matches(/^[^\p{Cc}\u2028\u2029]*$/u, 'Please write this on one line.');

/** Passes text without web addresses and markup, which no name or address has and which the commerce platform refuses. */
const plainText: Rule = (value) =>
  !/<[^<>]+>|https?:\/\/|www\./i.test(value) || 'Please leave out web addresses and markup.';

/**
 * A line of text within its length; `what` begins the sentence that says so. The length comes first: patterns read only
 * short text.
 */
export function lineOf({min, max}: {min: number; max: number}, what: string): Rule[] {
  const message =
    min > 0
      ? `${what} of ${min} to ${max} characters, please.`
      : `${what} of at most ${max} characters, please.`;
  return [lengthBetween(min, max, message), oneLine, plainText];
}
