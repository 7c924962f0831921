import {lengthBetween, oneLine, type Rule} from '~/ui/form-rules';

/* What the commerce platform refuses in any line of text, said before it is asked. */
const plainText: Rule = (value) =>
  !/<[^<>]+>|https?:\/\/|www\./i.test(value) || 'Please leave out web addresses and markup.';

/** A line of text within its length; `what` begins the sentence that says so. */
export function lineOf({min, max}: {min: number; max: number}, what: string): Rule[] {
  const message =
    min > 0
      ? `${what} of ${min} to ${max} characters, please.`
      : `${what} of at most ${max} characters, please.`;
  return [lengthBetween(min, max, message), oneLine, plainText];
}

/** A checkbox is posted as `on`, or not at all. */
export const checked: Rule = (value) =>
  value === '' || value === 'on' || 'Please check the box, or not.';
