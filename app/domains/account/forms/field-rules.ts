import type {Rule} from '~/ui/form-rules';

/** Accepts the value of a posted checkbox: `on`, or empty if it wasn't posted. */
export const checked: Rule = (value) =>
  value === '' ||
  value === 'on' ||
  'This checkbox has a value we don’t know. Check or clear it and save again.';
