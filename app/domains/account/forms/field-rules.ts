import type {Rule} from '~/ui/form-rules';

export const checked: Rule = (value) =>
  value === '' ||
  value === 'on' ||
  'This checkbox has a value we don’t know. Check or clear it and save again.';
